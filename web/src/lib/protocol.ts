// What the server says and hears: docs/protocol.md. The client knows no rules: an action is what the view offers.

export const PROTOCOL = 1

export interface HouseRule { name: string; values: string[]; default: string; teams_only: boolean }

export interface Facts {
  name: string
  title: string
  players: number[]
  default_players: number
  sides: Record<string, number[]>
  difficulty: string
  minutes: number
  hidden: boolean
  deck: string
  board: string
  decisions: string[]
  options: HouseRule[]
  assist: string
  kind: string
}

export interface Games { protocol: number; version: string; games: Facts[]; levels?: string[]; presets?: string[] }

export interface Action { do: string; [field: string]: unknown }
export interface Drawn { card: string | null; seat: number | null }
export interface Move { seat: number | null; action: Action; drawn: Drawn[]; shown: Drawn[] }
export interface Result { ended: string; winners: number[]; scores: number[] }

/** What every game's view has; each adds its own fields. */
export interface View {
  kind?: string
  game: string
  seat: number | null
  assist: string
  players: number
  sides: number
  options: Record<string, string>
  who: number[]
  legal: Action[]
  hand: string[]
  hand_sizes: number[]
  deck_size: number
  scores: number[]
  out: number[]
  count: number
  last: Move | null
  result: Result | null
  turn?: number
  piles?: string[][]
}

export interface Chip { cell: string; side: number; locked: boolean }
export interface LineView extends View {
  turn: number
  chips: Chip[]
  sequences: { side: number; cells: string[] }[]
  piles: string[][]
  stock: number[]
  claims: string[][]
  placed: string
  forfeits: number[]
  rights: number[]
  due: string[]
  marks: { card: string; cell: string; why: string }[]
}

export interface SeatView {
  seat: number
  side: number
  kind: string
  name: string
  person: number | null
  level: string | null
  stand_in: boolean
  offered: boolean
  assist: string
}
export interface You { person: number | null; seats: number[]; looking: number | null; muted: boolean }
export interface Question { question: number; kind: string; seat: number; closes: number; answers: Record<string, boolean>; waiting: number[] }
export interface Talk { seat: number; side: number; judges: number[]; votes: Record<string, boolean>; closes: number }
export interface ChatLine { version: number; person: number; name: string; text: string; preset: boolean; utc: number }
export interface TableView {
  table: string
  link: string | null
  code: string | null
  phase: string
  game: string
  players: number
  sides: number
  options: Record<string, string>
  language: string
  seats: SeatView[]
  you: You
  host?: number | null
  locked: boolean
  chat: string
  assist_cap: string
  colours: string[]
  free_colours: string[]
  paused: boolean
  practice: boolean
  question: Question | null
  talk: Talk | null
  number: number
  tally: number[]
  drawn: number
}
export interface TurnView {
  waiting: number[]
  decision: number | null
  moves: string[]
  undo: string
  clock: { left: number[]; running: number[]; utc: number } | null
}

export interface Happened {
  id?: number // counted by the page
  what: string
  version: number
  seat?: number | null
  text?: string
  move?: { drawn: Drawn[]; shown: Drawn[] }
  by?: string
  kind?: string
  name?: string
  person?: number
  preset?: boolean
  yes?: boolean | null
  moves?: number
  result?: Result
  utc?: number
}

export interface State {
  type: 'state'
  version: number
  utc: number
  table: TableView
  turn: TurnView | null
  game: View | null
  chat: ChatLine[]
  happened: Happened[]
}
export interface Update {
  type: 'update'
  version: number
  utc: number
  happened: Happened[]
  table?: TableView
  turn?: TurnView | null
  game?: View | null
}
export interface Done { type: 'done'; id: string; version: number; key?: string | null; seat?: number | null }
export interface Refused { type: 'refused'; id: string; code: string; values: Record<string, unknown>; text: string }
export interface Presence { type: 'presence'; people: { person: number; state: string }[]; watching: number; host?: number | null }
export interface Bye { type: 'bye'; code: string; values: Record<string, unknown>; text: string }
export type FromServer =
  | State | Update | Done | Refused | Presence | Bye
  | { type: 'pong'; utc: number }
  | { type: 'draining'; seconds: number }

export interface Command { command: string; [field: string]: unknown }

export interface Opened { table: string; link: string; code: string | null; key: string; person: number; seat: number | null }
/** What somebody who was invited sees before sitting down. */
export interface Invitation {
  table?: TableView
  game?: string
  players?: number
  options?: Record<string, string>
  seats?: SeatView[]
  phase?: string
}
