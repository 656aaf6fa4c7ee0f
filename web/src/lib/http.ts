import { newId } from './ids'
import type { Games, Invitation, Opened } from './protocol'

/** Why the server refused, with the sentence for people. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly values: Record<string, unknown>, text: string, readonly status = 0) {
    super(text || code)
  }
}

let language = 'en'
export const speak = (tag: string) => { language = tag }

async function ask<T>(path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['Authorization'] = `Bearer ${key}`
  const init: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  let answer: Response
  try {
    answer = await fetch(`/api/v1${path}`, init)
  } catch {
    throw new Refusal('no-line', {}, '')
  }
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  if (answer.ok) return told as T
  const values = (told['values'] ?? {}) as Record<string, unknown>
  throw new Refusal(String(told['code'] ?? answer.status), values, String(told['text'] ?? ''), answer.status)
}

export interface NewTable {
  game: string
  players?: number
  teams?: number
  options?: Record<string, string>
  language?: string
  name?: string
  fill?: string
  start?: boolean
  chat?: string
  clock?: { per_move: number; at_zero: string }
}

let told: Promise<Games> | undefined
/** The facts of all games; asked for once. */
export const games = () => (told ??= ask<Games>('/games').catch((error: unknown) => { told = undefined; throw error }))
export const words = (tag: string) => ask<{ language: string; languages: string[]; text: string }>(`/words/${tag}`)
export const openTable = (table: NewTable) => ask<Opened>('/tables', { id: newId(), ...table })
export const invitation = (link: string) => ask<Invitation>(`/tables/${encodeURIComponent(link)}`)
export const sit = (link: string, name: string, seat?: number) =>
  ask<Opened>(`/tables/${encodeURIComponent(link)}/sit`, { id: newId(), name, ...(seat === undefined ? {} : { seat }) })
export const linkOf = (code: string) => ask<{ link: string }>('/codes', { code })
export const whoAmI = (key: string) =>
  ask<{ table: string; link: string | null; person: number | null; seats: number[] }>('/me', undefined, key)

/** The rulebook of a game, as Markdown, in the language spoken. */
export async function rulebook(game: string): Promise<string> {
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/rules`, { headers: { 'Accept-Language': language } })
  if (!answer.ok) throw new Refusal(String(answer.status), {}, '')
  const text = await answer.text()
  if (!answer.headers.get('content-type')?.includes('json')) return text
  const told = JSON.parse(text) as string | { text?: string; markdown?: string; rules?: string }
  return typeof told === 'string' ? told : (told.text ?? told.markdown ?? told.rules ?? '')
}
