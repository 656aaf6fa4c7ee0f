import { describe, expect, it } from 'vitest'
import { readMove } from '../src/lib/tell'

describe('a move as it is written', () => {
  it.each([
    ['7H c5', ['place'], { key: 'did-place', card: '7H', values: { cell: 'c5' } }],
    ['1/123a b2', ['put'], { key: 'did-put', card: '1/123a', values: { cell: 'b2' } }],
    ['JS -c5', ['place'], { key: 'did-remove', card: 'JS', values: { cell: 'c5' } }],
    ['trade 7H', ['place'], { key: 'did-trade', card: '7H', values: {} }],
    ['b1 b2', ['shift'], { key: 'did-shift', values: { cell: 'b1', to: 'b2' } }],
    ['take 1 b2', ['shift'], { key: 'did-take-row', values: { row: '1' } }],
    ['take row1 cola', ['put'], { key: 'did-take-lines', values: { lines: 'row1, cola' } }],
    ['2/132b+ left', ['put'], { key: 'did-put-left', card: '2/132b+', values: {} }],
    ['2/132b+ on 3', ['put'], { key: 'did-put-on', card: '2/132b+', values: { where: '3' } }],
    ['2/132b+ takes 1', ['put'], { key: 'did-take-piles', card: '2/132b+', values: {} }],
    ['pass', ['place'], { key: 'did-pass', values: {} }],
    ['lose 2', ['place'], { key: 'table-lose', values: { team: '2', seat: '2' } }],
  ])('%s', (text, decisions, read) => {
    expect(readMove(text, decisions)).toEqual(read)
  })
})
