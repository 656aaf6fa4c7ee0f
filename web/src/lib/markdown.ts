// The rulebooks use a small part of Markdown. It becomes pieces that components draw: no text ever turns into markup.
export interface Span { text: string; as: 'text' | 'strong' | 'em' | 'code' }
export type Block =
  | { as: 'h1' | 'h2' | 'h3' | 'p'; spans: Span[] }
  | { as: 'ul'; items: Span[][] }
  | { as: 'ol'; items: Span[][] }
  | { as: 'pre'; text: string }
  | { as: 'table'; head: Span[][]; rows: Span[][][] }

export function spans(text: string): Span[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean).map((piece): Span => {
    if (piece.startsWith('**')) return { text: piece.slice(2, -2), as: 'strong' }
    if (piece.startsWith('*') && piece.length > 2) return { text: piece.slice(1, -1), as: 'em' }
    if (piece.startsWith('`')) return { text: piece.slice(1, -1), as: 'code' }
    return { text: piece, as: 'text' }
  })
}

const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()))
const BULLET = /^(?:[-*]|(\d+)\.) /

export function blocks(markdown: string): Block[] {
  const out: Block[] = []
  const parts = markdown.split(/^```.*$/m)
  parts.forEach((part, i) => {
    if (i % 2) out.push({ as: 'pre', text: part.replace(/^\n|\n$/g, '') })
    else for (const paragraph of part.split(/\n\s*\n/)) out.push(...lines(paragraph.trim()))
  })
  return out
}

function lines(text: string): Block[] {
  if (!text) return []
  const heading = /^(#{1,3}) (.*)/.exec(text)
  if (heading) {
    const rest = text.split('\n').slice(1).join('\n').trim()
    return [{ as: `h${(heading[1] ?? '').length}` as 'h1', spans: spans(heading[2] ?? '') }, ...lines(rest)]
  }
  if (text.startsWith('|')) {
    const [head = '', , ...rows] = text.split('\n')
    return [{ as: 'table', head: cells(head), rows: rows.map(cells) }]
  }
  if (BULLET.test(text)) return [list(text)]
  return [{ as: 'p', spans: spans(text.replace(/\n/g, ' ')) }]
}

function list(text: string): Block {
  const items: string[] = []
  for (const line of text.split('\n')) {
    if (BULLET.test(line)) items.push(line.replace(BULLET, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim().replace(BULLET, '· ')}`)
  }
  return { as: /^\d/.test(text) ? 'ol' : 'ul', items: items.map(spans) }
}
