import { describe, expect, it } from 'vitest'
import type { Action } from '../src/lib/protocol'
import { buttons, choices, liveSources, liveTargets, meant, NOTHING, picked, retargeted } from '../src/table/picking'

const place = (card: string, cell: string): Action => ({ do: 'place', card, cell })
const hand: Action[] = [place('7H', 'c5'), place('7H', 'd6'), place('9C', 'a2'), { do: 'trade', card: 'KD' }]

describe('a card first', () => {
  it('makes its cells alive', () => {
    const pick = picked(NOTHING, 'source', 'card:7H', hand)
    expect([...liveTargets(hand, pick)]).toEqual(['at:c5', 'at:d6'])
  })
  it('then a cell says which action is meant', () => {
    const pick = picked(picked(NOTHING, 'source', 'card:7H', hand), 'target', 'at:d6', hand)
    expect(meant(hand, pick)).toEqual([place('7H', 'd6')])
  })
  it('is put down by picking it again', () => {
    expect(picked({ source: 'card:7H', target: null }, 'source', 'card:7H', hand)).toEqual(NOTHING)
  })
  it('offers what needs no place as a button', () => {
    expect(buttons(hand, { source: 'card:KD', target: null })).toEqual([{ do: 'trade', card: 'KD' }])
    expect(buttons(hand, NOTHING)).toEqual([])
  })
})

describe('a cell first', () => {
  it('leaves only the cards that can go there', () => {
    const pick = picked(NOTHING, 'target', 'at:a2', hand)
    expect([...liveSources(hand, pick)]).toEqual(['card:9C'])
  })
  it('is put down when a card is picked that does not go there', () => {
    const pick = picked({ source: null, target: 'at:a2' }, 'source', 'card:7H', hand)
    expect(pick).toEqual({ source: 'card:7H', target: null })
  })
})

describe('other games', () => {
  it('slides a card from its cell', () => {
    const legal: Action[] = [{ do: 'shift', cell: 'a2', to: 'b2' }]
    expect([...liveSources(legal, NOTHING)]).toEqual(['at:a2'])
    expect(meant(legal, { source: 'at:a2', target: 'at:b2' })).toEqual(legal)
  })
  it('keeps a card on top of a pile apart from taking three', () => {
    const legal: Action[] = [{ do: 'put', card: '1/123a', where: 1 }, { do: 'take-piles', card: '1/123a', first: 1 }]
    expect([...liveTargets(legal, { source: 'card:1/123a', target: null })]).toEqual(['at:1', 'three:1'])
  })
  it('leaves lists of places to the board', () => {
    const legal: Action[] = [{ do: 'claim', cells: ['a1', 'b1'] }, { do: 'pass' }]
    expect(choices(legal)).toEqual([legal[0]])
    expect(buttons(legal, NOTHING)).toEqual([legal[1]])
  })
})

it('writes a move to another place, so that the rules can say why it does not go there', () => {
  expect(retargeted('7H c5', 'at:c5', 'at:a1')).toBe('7H a1')
  expect(retargeted('JS -c5', 'at:c5', 'at:a1')).toBe('JS -a1')
  expect(retargeted('b1 b2', 'at:b2', 'at:c3')).toBe('b1 c3')
})
