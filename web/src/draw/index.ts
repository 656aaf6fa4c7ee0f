import type { Component } from 'svelte'
import General from './General.svelte'
import LinesBoard from './LinesBoard.svelte'

// Drawings by the kind that a game's facts name. A kind that has none here gets the general one.
const BOARDS: Record<string, () => Promise<{ default: Component }>> = {
  shift: () => import('./ShiftBoard.svelte'),
  stack: () => import('./StackBoard.svelte'),
  overlay: () => import('./OverlayBoard.svelte'),
}
const READY: Record<string, Component> = { lines: LinesBoard }

export const boardFor = async (kind: string): Promise<Component> =>
  READY[kind] ?? (await BOARDS[kind]?.())?.default ?? General

/** How a kind counts its score: beads on a thread, or a pile of cards. */
export const countsCards = (kind: string) => kind !== 'lines'

/** What a hand is called that is no hand of cards to play. */
const HANDS: Record<string, string> = { shift: 'goal' }
export const handName = (kind: string) => HANDS[kind] ?? ''
