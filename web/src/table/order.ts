// The order of one's own hand: cards stay where they were put, what is gone leaves, what is new comes last.
export function kept(order: string[], hand: readonly string[]): string[] {
  const left = [...hand]
  const stays = order.filter((card) => {
    const at = left.indexOf(card)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
  const next = [...stays, ...left]
  return next.length === order.length && next.every((card, i) => card === order[i]) ? order : next
}

const RANKS = '23456789TJQKA'
const SUITS = 'CDSH'

/** Playing cards by suit and rank, sums by what they begin with, others by name. */
export function sorted(cards: readonly string[]): string[] {
  const key = (card: string): string => {
    if (/^[2-9TJQKA][CDHS]$/.test(card)) {
      const rank = RANKS.indexOf(card.charAt(0))
      return `${card.startsWith('J') ? 9 : SUITS.indexOf(card.charAt(1))}${String(rank).padStart(2, '0')}`
    }
    return card.replace(/\d+/g, (digits) => digits.padStart(3, '0'))
  }
  return [...cards].sort((a, b) => key(a).localeCompare(key(b)))
}
