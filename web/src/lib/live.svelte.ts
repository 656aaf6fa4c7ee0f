import { Refusal } from './http'
import { newId } from './ids'
import { PROTOCOL } from './protocol'
import type {
  Bye, ChatLine, Command, Done, FromServer, Happened, Presence, State, TableView, TurnView, Update, View,
} from './protocol'

type Who = { key: string } | { link: string }
interface Asked { text: string; done: (answer: Done) => void; refused: (reason: Refusal) => void }

const LONGEST = 8000 // milliseconds between two tries
const REMEMBERED = 200 // lines of the log

/** The live line of one table. It comes back by itself, to where it was, and says again what was not answered. */
export class Live {
  table = $state.raw<TableView>()
  turn = $state.raw<TurnView | null>(null)
  game = $state.raw<View | null>(null)
  chat = $state.raw<ChatLine[]>([])
  log = $state.raw<Happened[]>([])
  presence = $state.raw<Presence>()
  bye = $state.raw<Bye>()
  away = $state(false)
  offset = $state(0) // the server's clock less ours
  version = -1

  #socket: WebSocket | undefined
  #asked = new Map<string, Asked>()
  #tries = 0
  #heardOf = 0
  #over = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: number | null | undefined

  constructor(readonly who: Who) {
    this.#open()
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
  }

  close(): void {
    this.#over = true
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#wake)
    removeEventListener('online', this.#wake)
    this.#socket?.close()
  }

  /** Ask the table for something. The answer comes when it is on disk; a refusal is thrown. */
  do(command: Command): Promise<Done> {
    const id = newId()
    const text = JSON.stringify({ type: 'do', id, command })
    return new Promise((done, refused) => {
      this.#asked.set(id, { text, done, refused })
      this.#send(text)
    })
  }

  /** Has a hand been lifted or put down here? */
  get hasLooked(): boolean { return this.#looking !== undefined }

  look(seat: number | null): void {
    this.#looking = seat
    if (seat === null) this.game = null // the page holds no hand that lies
    this.#send(JSON.stringify({ type: 'look', seat }))
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.version >= 0) this.#socket.send(text)
  }

  #open(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/v1/live`)
    this.#socket = socket
    socket.onopen = () => {
      const since = this.version >= 0 ? { since: this.version } : {}
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...this.who, ...since }))
    }
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #lost(): void {
    if (this.#over || this.bye) return
    this.away = true
    const wait = Math.min(LONGEST, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#timer = setTimeout(() => this.#open(), wait)
  }

  #wake = (): void => {
    if (this.#over || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"type":"ping"}')
    else if (this.away) this.#open()
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'state': return this.#state(message)
      case 'update': return this.#update(message)
      case 'done': return this.#answered(message.id, (asked) => asked.done(message))
      case 'refused':
        return this.#answered(message.id, (asked) =>
          asked.refused(new Refusal(message.code, message.values, message.text)))
      case 'presence': this.presence = message; return
      case 'bye': this.bye = message; return
      case 'draining': case 'pong': return
    }
  }

  #answered(id: string, tell: (asked: Asked) => void): void {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (asked) tell(asked)
  }

  #state(state: State): void {
    const isReturn = this.away || this.version < 0
    this.version = state.version
    this.offset = state.utc - Date.now()
    this.table = state.table
    this.turn = state.turn
    this.game = state.game
    this.chat = state.chat
    this.#remember(state.happened)
    this.#tries = 0
    this.away = false
    if (!isReturn) return
    if (this.#looking !== undefined && state.table.you.looking !== this.#looking) this.look(this.#looking)
    for (const asked of this.#asked.values()) this.#send(asked.text)
  }

  #update(update: Update): void {
    if (update.version <= this.version) return
    if (update.version > this.version + 1) {
      this.#socket?.close() // something was missed: a new line tells it
      return
    }
    this.version = update.version
    this.offset = update.utc - Date.now()
    if (update.table) this.table = update.table
    if (update.turn !== undefined) this.turn = update.turn
    if (update.game !== undefined) this.game = update.game
    this.#remember(update.happened)
  }

  #remember(happened: Happened[]): void {
    if (!happened.length) return
    const said = happened.filter((one) => one.what === 'spoken')
    const told = happened.filter((one) => one.what !== 'spoken').map((one) => ({ ...one, id: ++this.#heardOf }))
    this.log = [...this.log, ...told].slice(-REMEMBERED)
    this.chat = [...this.chat, ...said.map((one) => ({
      version: one.version, person: one.person ?? 0, name: one.name ?? '', text: one.text ?? '',
      preset: one.preset ?? false, utc: one.utc ?? 0,
    }))].slice(-REMEMBERED)
  }
}
