import kids from '../../../src/filotto/games/lines/data/kids.board.json'
import numbers from '../../../src/filotto/games/lines/data/numbers.board.json'
import sequence from '../../../src/filotto/games/lines/data/sequence.board.json'

export interface BoardData { rows: string[]; groups?: Record<string, number> }
const BUILT_IN: Record<string, BoardData> = { kids, numbers, sequence }

/** Rows of cells of a built-in board, by the name that the game's facts give it. */
export const rowsOf = (board: BoardData | undefined): string[][] => (board?.rows ?? []).map((row) => row.trim().split(/\s+/))
export const builtIn = (name: string): BoardData | undefined => BUILT_IN[name]
export const CORNER = '--'
