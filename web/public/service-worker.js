// Keeps visited pages readable without a connection. Its address carries the build (`?build=`), so each build brings
// a worker and caches of its own. Nothing personal is kept: no data (/graphql), and none of the pages below.

const build = new URL(self.location.href).searchParams.get('build')
const offlinePage = '/offline.html'

/** How many answers of each kind are kept, the latest. */
const most = { pages: 60, assets: 200, pictures: 200 }

const serverPaths = /^\/(graphql|component|auth|invoice|api|_machines|healthz|readyz|metrics)(\/|$)/
const personalPaths = /^\/(my-account|checkout|confirm-payment|wishlist|order)(\/|$)/

const cacheOf = (kind) => caches.open(`${kind}-${build}`)

/** What an address is to the worker; `undefined` for what is not to be kept. */
function kindOf(url, isPage) {
  if (url.origin !== self.location.origin || serverPaths.test(url.pathname)) return undefined
  if (url.pathname.startsWith('/assets/')) return 'assets'
  if (url.pathname.startsWith('/media/')) return 'pictures'
  if (!isPage || personalPaths.test(url.pathname)) return undefined
  return url.searchParams.has('qa') || /\.\w+$/.test(url.pathname) ? undefined : 'pages'
}

async function keep(kind, address, response) {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return
  const cache = await cacheOf(kind)
  await cache.put(address, response)
  const kept = (await cache.keys()).filter(({ url }) => !url.endsWith(offlinePage))
  await Promise.all(kept.slice(0, -most[kind]).map((request) => cache.delete(request)))
}

/** Pages come from the shop; without a connection as they were last seen, personal ones not at all. */
async function answerWithPage(event, kind) {
  const { request } = event
  try {
    const response = await fetch(request)
    if (kind) event.waitUntil(keep(kind, request.url, response.clone()))
    return response
  } catch (error) {
    const cache = await cacheOf('pages')
    const kept = (await cache.match(request.url)) ?? (await cache.match(offlinePage))
    if (kept) return kept
    throw error
  }
}

/** Files and pictures are named by what is in them: one that is kept never grows old. */
async function answerWithFile(event, kind) {
  const { request } = event
  const kept = await (await cacheOf(kind)).match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  event.waitUntil(keep(kind, request.url, response.clone()))
  return response
}

/** What a page had loaded before the worker stood. */
async function keepVisited(address) {
  const url = new URL(address, self.location.origin)
  const kind = kindOf(url, true)
  if (!kind || (await (await cacheOf(kind)).match(url.href))) return
  await keep(kind, url.href, await fetch(url.href))
}

async function takeOver() {
  const names = await caches.keys()
  const foreign = names.filter((name) => !name.endsWith(`-${build}`))
  await Promise.all(foreign.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOf('pages').then((cache) => cache.add(offlinePage)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.visited))
    event.waitUntil(Promise.allSettled(event.data.visited.map(keepVisited)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('range')) return
  const url = new URL(request.url)
  const kind = kindOf(url, request.mode === 'navigate')
  const isPersonalPage = request.mode === 'navigate' && personalPaths.test(url.pathname)
  if (kind === 'pages' || isPersonalPage) event.respondWith(answerWithPage(event, kind))
  else if (kind) event.respondWith(answerWithFile(event, kind))
})
