// One page, several addresses: /, /t/LINK, /k#KEY, /rules/GAME, /code, /first-player.
export interface Route { page: string; rest: string }

const read = (): Route => {
  const [, page = '', rest = ''] = location.pathname.split('/')
  return { page, rest: decodeURIComponent(rest) }
}

let here = $state<Route>(read())
export const route = () => here

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  here = read()
  scrollTo(0, 0)
}

addEventListener('popstate', () => { here = read() })

/** Links within the house load no new page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.hasAttribute('target') || link.hasAttribute('download')) return
  event.preventDefault()
  go(link.getAttribute('href') ?? '/')
}
