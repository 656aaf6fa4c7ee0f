// Which of the offered actions a person means, from what they have picked. It reads the fields of actions, never rules:
// an action with a card and a place can be made in either order, by tap, drag or keys; the others are buttons.
import type { Action } from '../lib/protocol'

export interface Pick { source: string | null; target: string | null }
export const NOTHING: Pick = { source: null, target: null }

const text = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null

/** What is moved: a card of the hand, or the card on a cell. */
export function sourceOf(action: Action): string | null {
  if (text(action['to']) !== null && text(action['cell']) !== null) return `at:${text(action['cell'])}`
  const card = text(action['card'])
  return card === null ? null : `card:${card}`
}

/** Where it goes: a cell, a space, a pile, or the first of three. */
export function targetOf(action: Action): string | null {
  for (const field of ['to', 'cell', 'where', 'first']) {
    const place = text(action[field])
    if (place !== null) return field === 'first' ? `three:${place}` : `at:${place}`
  }
  return null
}

const moves = (action: Action) => sourceOf(action) !== null && targetOf(action) !== null

/** The sources that can go somewhere: all, or only those that fit the place that was picked first. */
export function liveSources(legal: Action[], pick: Pick): Set<string> {
  const fits = legal.filter((action) => moves(action) && (pick.target === null || targetOf(action) === pick.target))
  return new Set(fits.map((action) => sourceOf(action) ?? ''))
}

/** The places that are alive: those of the picked source, or none before something is picked. */
export function liveTargets(legal: Action[], pick: Pick): Set<string> {
  if (pick.source === null) return new Set()
  const fits = legal.filter((action) => moves(action) && sourceOf(action) === pick.source)
  return new Set(fits.map((action) => targetOf(action) ?? ''))
}

/** The actions that what was picked can mean. */
export function meant(legal: Action[], pick: Pick): Action[] {
  if (pick.source === null || pick.target === null) return []
  return legal.filter((action) => sourceOf(action) === pick.source && targetOf(action) === pick.target)
}

/** Actions for buttons: with no place, and with the picked card or none. */
export function buttons(legal: Action[], pick: Pick): Action[] {
  return legal.filter((action) => {
    if (moves(action)) return false
    const source = sourceOf(action)
    return source === null ? !isChoice(action) : source === pick.source
  })
}

/** A choice among cells or lines, shown on the board: each has a list of places. */
export const isChoice = (action: Action) => Object.values(action).some((value) => Array.isArray(value))
export const choices = (legal: Action[]) => legal.filter((action) => isChoice(action))

/** Pick one thing more; picking it again puts it down. */
export function picked(pick: Pick, part: keyof Pick, what: string, legal: Action[]): Pick {
  if (pick[part] === what) return { ...pick, [part]: null }
  const next = { ...pick, [part]: what }
  const other = part === 'source' ? 'target' : 'source'
  // What does not go together with the new one is put down.
  return next.source !== null && next.target !== null && !meant(legal, next).length ? { ...next, [other]: null } : next
}

/** A written move that goes to another place: `7H c5` to a1 is `7H a1`. */
export function retargeted(text: string, from: string, to: string): string {
  const [old, next] = [from.slice(3), to.slice(3)]
  const words = text.split(' ')
  const last = words.findLastIndex((word) => word === old || word === `-${old}`)
  return words.map((word, i) => (i === last ? word.replace(old, next) : word)).join(' ')
}

/** The living place nearest to a point, within reach; a cell is 34 pixels on a phone, a thumb 44. */
export function nearest(point: { x: number; y: number }, boxes: Map<string, DOMRect>, reach: number): string | null {
  let best: string | null = null
  let least = reach
  for (const [name, box] of boxes) {
    const far = Math.hypot(
      Math.max(box.left - point.x, 0, point.x - box.right),
      Math.max(box.top - point.y, 0, point.y - box.bottom),
    )
    if (far < least || (far === 0 && least === 0)) [best, least] = [name, far]
  }
  return best
}
