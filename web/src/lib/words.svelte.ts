import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { speak, words } from './http'

// The words are those of the terminal too: the server gives all sentences of a language as one Fluent text.
let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
let spoken = $state<string[]>(['en'])
let now = $state('en')

export const language = () => now
export const languages = () => spoken

/** Load a language, or the one that fits the tag best; the page says everything anew. */
export async function loadWords(tag: string): Promise<void> {
  const told = await words(tag)
  const next = new FluentBundle(told.language, { useIsolating: false })
  next.addResource(new FluentResource(told.text))
  bundle = next
  spoken = told.languages
  now = told.language
  document.documentElement.lang = told.language
  speak(told.language)
}

export const knows = (key: string) => bundle.hasMessage(key)

/** The sentence of a key. A missing one shows its key: the tests look for that. */
export function t(key: string, values: Record<string, unknown> = {}): string {
  const message = bundle.getMessage(key)
  if (!message?.value) return key
  const errors: Error[] = []
  return bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors)
}

/** A language's own name for itself. */
export function autonym(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
