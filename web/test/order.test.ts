import { expect, it } from 'vitest'
import { kept, sorted } from '../src/table/order'

it('keeps the places of cards across a draw', () => {
  expect(kept(['9C', '2H', 'KD'], ['2H', '5S', 'KD'])).toEqual(['2H', 'KD', '5S'])
})
it('tells two alike apart', () => {
  expect(kept(['2H', '9C', '2H'], ['2H', '9C'])).toEqual(['2H', '9C'])
})
it('is the same list where nothing changed', () => {
  const order = ['2H', '9C']
  expect(kept(order, ['9C', '2H'])).toBe(order)
})
it('sorts by suit and rank, jacks last, and numbers as numbers', () => {
  expect(sorted(['JS', 'TH', '2H', 'AC'])).toEqual(['AC', '2H', 'TH', 'JS'])
  expect(sorted(['12+3', '7+8'])).toEqual(['7+8', '12+3'])
})
