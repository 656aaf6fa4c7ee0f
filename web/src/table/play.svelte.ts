import { getContext, setContext } from 'svelte'
import { cardName } from '../lib/cards'
import { chipNumber } from '../lib/colours'
import { Refusal } from '../lib/http'
import type { Live } from '../lib/live.svelte'
import { why } from '../lib/open'
import type { Action, Facts } from '../lib/protocol'
import { confirms } from '../lib/settings.svelte'
import { knows, t } from '../lib/words.svelte'
import { buttons, choices, liveSources, liveTargets, meant, NOTHING, picked, retargeted, sourceOf, targetOf, type Pick } from './picking'

/** What a person at the table has picked and means to do. It sends what the view offers, and shows what comes back. */
export class Play {
  pick = $state.raw<Pick>(NOTHING)
  lifted = $state<number | null>(null) // which of the hand, where two are alike
  choice = $state(0)
  trouble = $state('')
  busy = $state(false)
  showLast = $state(false)

  readonly legal = $derived.by((): Action[] => (this.isMine ? (this.live.game?.legal ?? []) : []))
  readonly sources = $derived.by(() => liveSources(this.legal, this.pick))
  readonly targets = $derived.by(() => liveTargets(this.legal, this.pick))
  readonly buttons = $derived.by(() => buttons(this.legal, this.pick))
  readonly choices = $derived.by(() => choices(this.legal))
  readonly chosen = $derived.by((): Action | undefined => this.choices[this.choice % Math.max(1, this.choices.length)])
  readonly meant = $derived.by(() => meant(this.legal, this.pick))

  /** Are cards of the hand played now, or do they only lie there (a goal)? */
  readonly takesCards = $derived.by(() => this.legal.some((action) => typeof action['card'] === 'string'))

  constructor(readonly live: Live, readonly facts: Facts) {}

  get view() { return this.live.game }
  get table() { return this.live.table }
  get seat(): number | null { return this.live.game?.seat ?? null }
  get isMine(): boolean { return this.seat !== null && (this.live.turn?.waiting.includes(this.seat) ?? false) && !this.table?.paused }
  get isOver(): boolean { return this.table?.phase === 'over' || !!this.view?.result }

  chip(side: number): number { return chipNumber(this.table?.colours ?? [], side) }
  sideOf(seat: number): number { return this.table?.seats[seat]?.side ?? seat }
  isOwn(seat: number): boolean { return this.table?.you.seats.includes(seat) ?? false }

  /** A card of the hand. */
  card(card: string, index: number): void {
    this.trouble = ''
    if (this.isMine && !this.takesCards) return
    const isAgain = this.lifted === index || this.lifted === null
    const source = `card:${card}`
    const before = isAgain || this.pick.source !== source ? this.pick : { ...this.pick, source: null }
    this.pick = picked(before, 'source', source, this.legal)
    this.lifted = this.pick.source === null ? null : index
    this.#ready()
  }

  /** A place on the table: `at:c5`, `three:2`. */
  place(place: string): void {
    this.trouble = ''
    if (this.pick.target === place && this.meant.length === 1) return void this.say(this.meant[0])
    const isSource = this.sources.has(place)
    const isDead = this.pick.source === null && !isSource && !liveSources(this.legal, { source: null, target: place }).size
    if (isDead) return this.isLast(place) ? this.flash() : undefined
    if (this.pick.source === null && isSource) this.pick = picked(this.pick, 'source', place, this.legal)
    else if (this.pick.source === place) this.putBack()
    else if (this.pick.source !== null && !this.targets.has(place)) {
      if (isSource) this.pick = { source: place, target: null }
      else this.#try(place)
    } else this.pick = picked(this.pick, 'target', place, this.legal)
    this.#ready()
  }

  putBack(): void {
    this.pick = NOTHING
    this.lifted = null
    this.trouble = ''
  }

  /** Do it. */
  async say(action: Action | undefined): Promise<void> {
    if (action) await this.write(this.#written(action))
  }

  /** Do what is written: an offered action in the notation, or a move that somebody typed. */
  async write(action: string): Promise<void> {
    if (!action || this.busy || this.seat === null) return
    this.busy = true
    try {
      const decision = this.live.turn?.decision ?? null
      await this.live.do({ command: 'play', seat: this.seat, action, ...(decision === null ? {} : { decision }) })
      this.putBack()
      this.choice = 0
    } catch (error) {
      this.trouble = this.#reason(error)
      this.pick = { ...this.pick, target: null }
    } finally {
      this.busy = false
    }
  }

  /** Ask the table for something else; what went wrong stands in the action line. */
  async ask(command: string, fields: Record<string, unknown> = {}): Promise<void> {
    try {
      await this.live.do({ command, ...fields })
      this.trouble = ''
    } catch (error) {
      this.trouble = this.#reason(error)
    }
  }

  isLast(place: string): boolean {
    const action = this.view?.last?.action
    return !!action && (targetOf(action) === place || sourceOf(action) === place)
  }

  /** Where the choice that is shown lies. */
  inChoice(cell: string): boolean {
    return Object.values(this.chosen ?? {}).some((value) => Array.isArray(value) && value.flat().includes(cell))
  }

  /** The last move once more, for who has missed it. */
  flash(): void {
    this.showLast = true
    setTimeout(() => { this.showLast = false }, 1200)
  }

  /** With card and place, and no second tap asked for, it is done. */
  #ready(): void {
    if (this.meant.length === 1 && !confirms()) void this.say(this.meant[0])
  }

  /** A place that is not alive: ask all the same, and the rules say why not. */
  #try(place: string): void {
    const like = this.legal.find((action) => sourceOf(action) === this.pick.source && targetOf(action)?.startsWith('at:'))
    if (like && place.startsWith('at:')) void this.write(retargeted(this.#written(like), targetOf(like) ?? '', place))
  }

  /** The notation of an offered action: the server lists both in the same order. */
  #written(action: Action): string {
    return this.live.turn?.moves[(this.live.game?.legal ?? []).indexOf(action)] ?? ''
  }

  #reason(error: unknown): string {
    if (!(error instanceof Refusal)) return why(error)
    const card = error.values['card']
    const key = `refusal-${error.code}`
    if (!knows(key)) return error.message
    return t(key, { ...error.values, ...(typeof card === 'string' ? { card: cardName(card) } : {}) })
  }
}

const KEY = Symbol('play')
export const setPlay = (play: Play) => setContext(KEY, play)
export const getPlay = () => getContext<Play>(KEY)
