// Makes visited pages readable offline and on bad connections. Registered as `?build=…`: each build gets its own worker and caches. Nothing
// personal is stored: no data (/graphql), and none of the pages below.

const build = new URL(self.location.href).searchParams.get('build')
const offlinePage = '/offline.html'
/** Its typefaces, which are stored with it. */
const offlineFonts = ['/fonts/anuphan-latin.woff2', '/fonts/bodoni-moda-latin.woff2']

/** The most recent responses stored of each kind. */
const maxEntries = { pages: 60, assets: 200, pictures: 200 }

/** Milliseconds without a response after which a stored page is shown. */
const maxSilence = 4000

/** By the id of a tab's document: when the stored page that it shows was stored. The page asks for it, to say so. */
const storedPages = new Map()

const serverPaths =
  /^\/(graphql|component|auth|invoice|promptpay|api|_machines|healthz|readyz|metrics)(\/|$)/
const personalPaths =
  /^(?:\/th)?\/(my-account|checkout|confirm-payment|wishlist|order|track-order|stock-alerts)(\/|$)/

/** Names of parameters that open something personal, such as `delete-key` and `accessToken`. */
const secretNames =
  /(key|token|code|secret|login|email|phone|password|otp|pin|auth|session|sig|signature|hash|hmac|jwt)$/i

const openCache = (kind) => caches.open(`${kind}-${build}`)

/** Returns the cache that a URL belongs to; undefined if it must not be stored. */
function kindOf(url, isPage) {
  if (url.origin !== self.location.origin || serverPaths.test(url.pathname)) return undefined
  if (url.pathname.startsWith('/assets/')) return 'assets'
  if (url.pathname.startsWith('/media/')) return 'pictures'
  if (offlineFonts.includes(url.pathname)) return 'pages'
  if (!isPage || personalPaths.test(url.pathname)) return undefined
  if ([...url.searchParams.keys()].some((name) => secretNames.test(name))) return undefined
  return url.searchParams.has('qa') || /\.\w+$/.test(url.pathname) ? undefined : 'pages'
}

async function store(kind, url, response) {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return
  // A page without all of its data, one whose path has a key, and a picture under an earlier address.
  if (/no-store|private/.test(response.headers.get('cache-control'))) return
  const cache = await openCache(kind)
  await cache.put(url, response)
  const entries = (await cache.keys()).filter(
    ({ url }) => ![offlinePage, ...offlineFonts].includes(new URL(url).pathname),
  )
  await Promise.all(entries.slice(0, -maxEntries[kind]).map((request) => cache.delete(request)))
}

/**
 * Responds from the network. If that is silent, broken (502 to 504) or offline, responds with the stored page; offline with the
 * offline page if there is none.
 */
async function networkFirst(event, kind) {
  const { request } = event
  const cache = await openCache('pages')
  const stored = kind && (await cache.match(request.url))
  const fetched = fetch(request).then((response) => {
    if (kind) event.waitUntil(store(kind, request.url, response.clone()))
    return response
  })
  const answer = fetched.then((response) =>
    stored && response.status > 501 ? undefined : response,
  )
  const silence = new Promise((resolve) => {
    if (stored) setTimeout(resolve, maxSilence)
  })
  try {
    const response = await Promise.race([answer, silence])
    if (response) return response
  } catch (error) {
    const offline = stored ?? (await cache.match(offlinePage))
    if (!offline) throw error
    if (!stored) return offline
  }
  event.waitUntil(fetched.catch(() => {}))
  storedPages.set(event.resultingClientId, stored.headers.get('date'))
  return stored
}

/** Responds from the cache, else from the network. For files whose names change with their content. */
async function cacheFirst(event, kind) {
  const { request } = event
  const cached = await (await openCache(kind)).match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  event.waitUntil(store(kind, request.url, response.clone()))
  return response
}

/** Stores a URL that a page had loaded before the worker was active. */
async function storeVisited(href) {
  const url = new URL(href, self.location.origin)
  const kind = kindOf(url, true)
  if (!kind || (await (await openCache(kind)).match(url.href))) return
  await store(kind, url.href, await fetch(url.href))
}

/** Deletes the caches of other builds and takes control of the open pages. */
async function activate() {
  const names = await caches.keys()
  const outdated = names.filter((name) => !name.endsWith(`-${build}`))
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    openCache('pages').then((cache) =>
      Promise.all([
        cache.add(offlinePage),
        ...offlineFonts.map((font) => cache.add(font).catch(() => {})),
      ]),
    ),
  )
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  const { id } = event.source
  if (storedPages.has(id)) event.source.postMessage({ storedAt: storedPages.get(id) })
  else if (Array.isArray(event.data?.visited))
    event.waitUntil(Promise.allSettled(event.data.visited.map(storeVisited)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('range')) return
  const url = new URL(request.url)
  const kind = kindOf(url, request.mode === 'navigate')
  const isPersonalPage = request.mode === 'navigate' && personalPaths.test(url.pathname)
  if ((kind === 'pages' && request.mode === 'navigate') || isPersonalPage)
    event.respondWith(networkFirst(event, kind))
  else if (kind) event.respondWith(cacheFirst(event, kind))
})
