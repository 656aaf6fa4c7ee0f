import { knows, t } from './words.svelte'

/** A card as people say it: "seven of hearts", "duck", "34 + 29"; what has no name is said as it is written. */
export function cardName(card: string): string {
  if (knows(`card-${card}`)) return t(`card-${card}`)
  const playing = /^([2-9TJQKA])([CDHS])$/.exec(card)
  if (playing) return t('rank-of-suit', { rank: t(`rank-${playing[1]}`), suit: t(`suit-${playing[2]}`) })
  const sum = /^(\d+)([+-])(\d+)$/.exec(card)
  if (sum) return `${sum[1]} ${sum[2] === '-' ? '−' : '+'} ${sum[3]}`
  const tile = /^(\d)\/(\d{3})([abc])(\+?)$/.exec(card)
  if (!tile) return card
  const values = { number: tile[1] ?? '', sequence: [...(tile[2] ?? '')].join(' '), colour: t(`sequentia-${tile[3]}`) }
  return t(tile[4] ? 'sequentia-bonus-card' : 'sequentia-card', values)
}

/** "c5" for people who hear the page: row 5, column 3. */
export function cellPlace(cell: string): { row: number; column: number } {
  return { row: Number(cell.slice(1)), column: cell.charCodeAt(0) - 96 }
}

export const cellAt = (row: number, column: number) => `${String.fromCharCode(97 + column)}${row + 1}`
