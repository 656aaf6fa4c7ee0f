// Keeps the pages' own files, so that an installed Filotto opens without a network and says what is missing. Tables
// are never kept: what is on them comes from the server alone.
const KEPT = 'filotto-1'

self.addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function fresh(request, name) {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await kept.put(name, answer.clone())
    return answer
  } catch (error) {
    const old = await kept.match(name)
    if (old) return old
    throw error
  }
}

async function once(request) {
  const kept = await caches.open(KEPT)
  const old = await kept.match(request)
  if (old) return old
  const answer = await fetch(request)
  if (answer.ok) await kept.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The names of assets hold a hash of what is in them; words and games are asked for anew where that is possible.
  if (pathname.startsWith('/assets/')) event.respondWith(once(request))
  else if (request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (pathname === '/api/v1/games' || /^\/api\/v1\/(words|games)\//.test(pathname)) event.respondWith(fresh(request, request))
})
