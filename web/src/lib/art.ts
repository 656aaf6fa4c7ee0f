import common from '../generated/common.svg?url'
import covers from '../generated/covers.svg?url'
import kids from '../generated/kids.svg?url'
import numbers from '../generated/numbers.svg?url'
import sequence from '../generated/sequence.svg?url'
import sequentia from '../generated/sequentia.svg?url'

// The sheets of symbols, by the name of the deck that they draw. A deck that has none is drawn as words.
const SHEETS: Record<string, string> = { common, covers, kids, numbers, sequence, sequentia }
const loading = new Map<string, Promise<void>>()

/** Bring the symbols of a sheet into the page, once. */
export function sheet(name: string): Promise<void> {
  const address = SHEETS[name]
  if (!address) return Promise.resolve()
  const known = loading.get(name)
  if (known) return known
  const coming = fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      drawn.setAttribute('class', 'sheet')
      drawn.setAttribute('aria-hidden', 'true')
      document.body.append(document.importNode(drawn, true))
    })
    .catch(() => { loading.delete(name) })
  loading.set(name, coming)
  return coming
}

const BOXES: Record<string, string> = { kids: '0 0 64 70', sequentia: '0 0 80 100' }

/** The frame of a full card of a deck. */
export const cardBox = (deck: string) => BOXES[deck] ?? '0 0 64 90'
export const MINI = '0 0 30 42'
export const backOf = (deck: string) => (deck === 'sequentia' ? 'back-tiles' : 'back')
export const isDrawn = (name: string) => document.getElementById(name) !== null
