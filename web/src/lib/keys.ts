// The secrets of this device: one for each table it sits at. They are sent in a header or as the first message.
export interface Kept { link: string; key: string; game: string; seen: number; title?: string }

const PLACE = 'filotto.tables'
const MOST = 40

export function keptTables(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

const write = (tables: Kept[]) => {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)))
  } catch {
    // nothing is kept: the personal link still leads back
  }
}

export const keyOf = (link: string) => keptTables().find((table) => table.link === link)?.key

export function keep(table: Omit<Kept, 'seen'>): void {
  write([{ ...table, seen: Date.now() }, ...keptTables().filter((other) => other.link !== table.link)])
}

export function forget(link: string): void {
  write(keptTables().filter((table) => table.link !== link))
}
