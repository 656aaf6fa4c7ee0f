import { openTable, type NewTable, Refusal } from './http'
import { keep } from './keys'
import type { Facts } from './protocol'
import { go } from './route.svelte'
import { settings } from './settings.svelte'
import { knows, language, t } from './words.svelte'

/** The sentence for a refusal, in the language of the page. */
export function why(error: unknown): string {
  if (!(error instanceof Refusal)) return t('web-no-line')
  const key = `refusal-${error.code}`
  if (error.code === 'no-line') return t('web-no-line')
  return knows(key) ? t(key, error.values) : error.message
}

/** Open a table and go there: against bots at once, or to its lobby. Gives what went wrong, or nothing. */
export async function openAndGo(facts: Facts, alone: boolean, more: Partial<NewTable> = {}): Promise<string> {
  const name = settings.name || t('web-somebody')
  const start = alone ? { fill: 'easy', start: true } : {}
  try {
    const opened = await openTable({
      game: facts.name, players: facts.default_players, language: language(), name, ...start, ...more,
    })
    keep({ link: opened.link, key: opened.key, game: facts.name })
    go(`/t/${opened.link}`)
    return ''
  } catch (error) {
    return why(error)
  }
}
