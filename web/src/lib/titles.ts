import { knows, t } from './words.svelte'

/** A game's title; a plug-in's game that brings no words is called by its name. */
export const titleOf = (game: string, otherwise = game): string => (knows(`title-${game}`) ? t(`title-${game}`) : otherwise)
