// Two short tones of our own making: no file to fetch, and nothing where sounds are off.
import { settings } from './settings.svelte'

let context: AudioContext | undefined

function tone(pitch: number, at: number, long: number): void {
  if (!context) return
  const [source, loud] = [context.createOscillator(), context.createGain()]
  const start = context.currentTime + at
  source.type = 'triangle'
  source.frequency.value = pitch
  loud.gain.setValueAtTime(0.12, start)
  loud.gain.exponentialRampToValueAtTime(0.001, start + long)
  source.connect(loud).connect(context.destination)
  source.start(start)
  source.stop(start + long)
}

/** A wooden knock for a move, two rising tones for one's turn. */
export function play(what: 'move' | 'turn'): void {
  if (settings.sound !== 'on') return
  context ??= new AudioContext()
  if (what === 'move') tone(196, 0, 0.09)
  else [523, 784].forEach((pitch, i) => tone(pitch, i * 0.11, 0.2))
}
