// A side's colour has a number: the shape of its chip is found by it.
const COLOURS = ['blue', 'green', 'red', 'yellow']
export const chipNumber = (colours: string[], side: number): number =>
  COLOURS.indexOf(colours[side] ?? COLOURS[side] ?? 'blue') + 1 || 1
export const colourOf = (number: number) => COLOURS[number - 1] ?? 'blue'
