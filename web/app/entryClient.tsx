import { StrictMode, startTransition } from 'react'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { nextTask, whenIdle } from '#web/boot/tasks.ts'
import { cacheOf, createClient } from '#web/core/data/client.ts'
import { routes } from '../routes.ts'
import '../ui/styles/main.css'
import { createRoot, hydrateRoot } from '#web/boot/react/reactDom.ts'
import { schemaOf } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { App } from './App.tsx'
import { followLinks } from './routing/links.ts'
import { pageQueries, seedPage } from './routing/load.ts'
import { matchPage } from './routing/matchPage.ts'
import { loadPageCode } from './routing/pageCode.ts'
import { prefetchLinks } from './routing/prefetch.ts'
import { restoreScroll } from './routing/scroll.ts'
import { type PageState, readState } from './state.ts'

/**
 * Registers the service worker, by which visited pages can be read offline. The build is identified by the hash in this
 * module's file name, so that each build has a worker of its own.
 */
async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const build = import.meta.url.match(/-([\w-]+)\.js$/)?.[1] ?? 'unknown'
  try {
    await navigator.serviceWorker.register(`/service-worker.js?build=${build}`)
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ visited: [location.href, ...files] })
  } catch {
    // Without a worker the shop works online only.
  }
}

/**
 * Adds a disabled link for each style sheet that the page's HTML contains. Vite's loader requests the sheets of a chunk
 * that no link names, and delays the chunk until they have arrived; a disabled link requests nothing.
 */
function registerInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    for (const href of dataset['href']?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
      )
}

const rendered = readState()
const state: PageState = rendered ?? { siteUrl: location.origin, results: [] }

/** Milliseconds since 1970. */
const reloadedAt = storage(
  'reloaded',
  schemaOf((value) => Number(value) || undefined),
)

/**
 * Code that cannot be loaded was removed by a deploy, or the connection failed for a moment: browsers then reject every
 * further import of that file until the page is loaded again (HTML standard, "fetch a single module script"; changed by
 * whatwg/html#10327). Reloads the page, at most once a minute. Without a connection a reload would not help.
 */
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return
  if (Date.now() - (reloadedAt.read() ?? 0) < 60_000) return
  // Without storage, the page might reload endlessly.
  if (!reloadedAt.write(Date.now())) return
  event.preventDefault()
  location.reload()
})

async function start() {
  registerInlinedStyles()
  const match = matchPage(routes, location.pathname, location.search)
  // Hydration runs in a task of its own.
  await Promise.all([loadPageCode(match.page), nextTask()])
  const client = createClient()
  seedPage(client, pageQueries(match), state.results)
  const app = (
    <StrictMode>
      <App client={client} state={state} />
    </StrictMode>
  )
  // In a transition React hydrates in small steps, between which it handles events.
  if (rendered) startTransition(() => void hydrateRoot(document, app))
  else {
    createRoot(document).render(app)
    import('#web/boot/fonts.ts').then(({ addFonts }) => addFonts())
  }
  followLinks()
  prefetchLinks(client)
  restoreScroll()
  // Apollo is loaded with the first interaction.
  firstInteraction().then(() => whenIdle(() => cacheOf(client).prepare()))
  whenIdle(registerServiceWorker)
  whenIdle(async () => {
    const { startFlight } = await import('#web/core/flight/flight.ts')
    startFlight({ isQa: state.isQa ?? false })
  })
  whenIdle(async () => {
    const { refetchOnReturn } = await import('#web/core/refetchOnReturn.ts')
    refetchOnReturn(client)
  })
  whenIdle(async () => {
    const { retryFailedImages } = await import('#web/boot/retryFailedImages.ts')
    retryFailedImages()
  })
}

start()
