import { expect, it } from 'vitest'
import { blocks } from '../src/lib/markdown'

it('reads what the rulebooks use', () => {
  const text = '# Title\n\nA *word* and a **strong** one.\n\n- one\n- two\n  more\n\n```\na | b\n```\n\n| x | y |\n| --- | --- |\n| 1 | 2 |'
  expect(blocks(text).map((block) => block.as)).toEqual(['h1', 'p', 'ul', 'pre', 'table'])
})
it('never makes markup of text', () => {
  const [block] = blocks('<img src=x onerror=alert(1)>')
  expect(block).toEqual({ as: 'p', spans: [{ text: '<img src=x onerror=alert(1)>', as: 'text' }] })
})
