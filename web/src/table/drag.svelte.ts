// Dragging a card to a place does what two taps do. It begins after a few pixels, so that a tap stays a tap.
import type { Play } from './play.svelte'

const STARTS = 8
export const dragging = $state<{ card: number | null; x: number; y: number }>({ card: null, x: 0, y: 0 })

export function startDrag(start: PointerEvent, play: Play, card: string, index: number): void {
  if (start.button) return
  const button = start.currentTarget as HTMLElement
  let ghost: HTMLElement | undefined

  const move = (event: PointerEvent) => {
    if (!ghost) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STARTS) return
      ghost = lift(button)
      dragging.card = index
      if (play.lifted !== index) play.card(card, index)
    }
    ghost.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    dragging.card = null
    if (!ghost) return
    ghost.remove()
    // The click that follows would put the card down again.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    setTimeout(() => dispatchEvent(new Event('filotto-drag-end')), 0)
    if (event.type === 'pointercancel') return
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
    const place = under?.dataset['drop']
    if (place && play.pick.source) play.place(place)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

/** A picture of the card that follows the finger. */
function lift(button: HTMLElement): HTMLElement {
  const box = button.getBoundingClientRect()
  const ghost = button.cloneNode(true) as HTMLElement
  ghost.removeAttribute('aria-label')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    pointerEvents: 'none', zIndex: '50', opacity: '.95', filter: 'drop-shadow(0 12px 14px oklch(0.2 0.03 200 / .4))',
  })
  document.body.append(ghost)
  return ghost
}
