// What lies over the table: one thing at a time.
let now = $state('')
export const overs = {
  get now() { return now },
  open(name: string) { now = name },
  close() { now = '' },
}
