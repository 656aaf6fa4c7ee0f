// What happened, in words: an entry of the log is a key of the Fluent files with its values. A card among them is
// drawn, so it stands as a piece of its own.
import { cardName } from './cards'
import type { Happened, TableView } from './protocol'
import { knows, t } from './words.svelte'

export interface Told { id: number; side: number | null; pieces: (string | { card: string })[]; plain: string }
const HOLE = '\uE000'

export interface ReadMove { key: string; card?: string; values: Record<string, string> }
const CELL = /^[a-z]\d+$/

/** A move as it is written, taken apart: what is done, with which card, where. `decisions` are the game's own. */
export function readMove(text: string, decisions: readonly string[]): ReadMove {
  const [first = '', ...rest] = text.split(' ')
  const [second = '', third = ''] = rest
  if (/^(trade|forfeit|discard)$/.test(first)) return { key: `did-${first}`, card: second, values: {} }
  if (/^(skip|resign|lose|penalty|agree-draw)$/.test(first)) return { key: `table-${first}`, values: { team: second, seat: second } }
  if (first === 'claim') return { key: 'did-claim', values: { cells: second } }
  if (first === 'take') return /^\d$/.test(second) ? { key: 'did-take-row', values: { row: second } } : { key: 'did-take-lines', values: { lines: rest.join(', ') } }
  if (!rest.length) return { key: `did-${first}`, values: {} }
  if (CELL.test(first)) return { key: 'did-shift', values: { cell: first, to: second } }
  if (second === 'left' || second === 'right') return { key: `did-put-${second}`, card: first, values: {} }
  if (second === 'on') return { key: 'did-put-on', card: first, values: { where: third } }
  if (second === 'takes') return { key: 'did-take-piles', card: first, values: {} }
  if (second.startsWith('-')) return { key: 'did-remove', card: first, values: { cell: second.slice(1) } }
  if (CELL.test(second)) return { key: decisions.includes('place') ? 'did-place' : 'did-put', card: first, values: { cell: second } }
  return { key: '', values: {} }
}

export const nameOf = (table: TableView, seat: number | null | undefined): string => {
  const found = seat === null || seat === undefined ? undefined : table.seats[seat]
  return found?.name || t('seat', { seat: (seat ?? 0) + 1 })
}

export function tell(happened: Happened, table: TableView, decisions: readonly string[]): Told | null {
  const side = happened.seat === null || happened.seat === undefined ? null : (table.seats[happened.seat]?.side ?? null)
  const name = happened.name || nameOf(table, happened.seat)
  const id = happened.id ?? 0
  if (happened.what === 'moved') return told(id, side, moved(happened, table, name, decisions))
  if (happened.what === 'taken-back') return told(id, side, { words: t('web-log-undone', { name, moves: happened.moves ?? 1 }) })
  if (happened.what === 'finished') return null
  const key = `web-log-${happened.kind}`
  return knows(key) ? told(id, side, { words: t(key, { name }) }) : null
}

function moved(happened: Happened, table: TableView, name: string, decisions: readonly string[]): { words: string; card?: string | undefined } {
  const move = readMove(happened.text ?? '', decisions)
  const seat = Number(move.values['seat'] ?? NaN)
  const who = Number.isNaN(seat) ? name : nameOf(table, seat - 1)
  if (!knows(move.key)) return { words: `${who}: ${happened.text}` }
  return { words: t(move.key, { name: who, card: HOLE, ...move.values }), card: move.card }
}

function told(id: number, side: number | null, { words, card }: { words: string; card?: string | undefined }): Told {
  const [before = '', after] = words.split(HOLE)
  if (card === undefined || after === undefined) return { id, side, pieces: [words], plain: words }
  return { id, side, pieces: [before, { card }, after], plain: before + cardName(card) + after }
}
