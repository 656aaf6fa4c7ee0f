// The ground of a cell: animals and groups of numbers stand on colours, playing cards on the board's own.
const ANIMALS: Record<string, number> = {
  cat: 1, cow: 2, dog: 4, duck: 2, elephant: 2, ewe: 4, fox: 3, frog: 1, honeybee: 4, horse: 3,
  lion: 4, monkey: 4, octopus: 3, owl: 1, penguin: 1, pig: 3, rooster: 3, turtle: 2, whale: 2,
}

export function groundOf(deck: string, name: string, groups: Record<string, number> | undefined): string {
  const group = groups?.[name] ?? (deck === 'kids' ? ANIMALS[name] : undefined)
  return group ? `var(--group-${((group - 1) % 5) + 1})` : 'var(--board)'
}
