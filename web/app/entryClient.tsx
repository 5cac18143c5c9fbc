import type { ApolloClient } from '@apollo/client'
import { StrictMode, startTransition } from 'react'
import { nextTask } from '../lib/nextTask.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { routes } from '../routes.ts'
import '../ui/styles/main.css'
import { App } from './App.tsx'
import { createBrowserClient } from './apollo.ts'
import { followLinks } from './links.ts'
import { loadPage, readPageAhead } from './load.ts'
import { workOffline } from './offline.ts'
import { loadPageComponent } from './pageComponent.ts'
import { createRoot, hydrateRoot } from './reactDom.ts'
import { matchRoute } from './route.ts'
import { keepScroll } from './scroll.ts'
import type { PageState } from './state.ts'

const state: PageState = window.__STATE__
  ? JSON.parse(window.__STATE__)
  : { siteUrl: location.origin }

/** Asks for a page's code and data before it is opened; a failure shows when it is. */
function prefetch(client: ApolloClient, url: URL) {
  const match = matchRoute(routes, url.pathname, url.search)
  loadPageComponent(match.route).catch(() => {})
  loadPage(client, match, 'cache-first', 'whole')
    // The first reading of an answer takes the longest, and Apollo keeps it: do it before the press.
    .then(() => readPageAhead(client, match))
    .catch(() => {})
}

/** A deploy took this page's code away: load the new shop, once. Without a connection nothing was taken away. */
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return
  if (sessionStorage.getItem('reloaded') === location.href) return
  sessionStorage.setItem('reloaded', location.href)
  event.preventDefault()
  location.reload()
})

async function start() {
  const match = matchRoute(routes, location.pathname, location.search)
  // The code has just run: what comes next is a task of its own.
  await Promise.all([loadPageComponent(match.route), nextTask()])
  const client = createBrowserClient()
  if (state.cache) client.cache.restore(state.cache)
  await nextTask()
  await readPageAhead(client, match)
  const app = (
    <StrictMode>
      <App client={client} state={state} />
    </StrictMode>
  )
  // In a transition the page comes alive in small steps, between which it answers presses.
  if (window.__STATE__) startTransition(() => void hydrateRoot(document, app))
  else createRoot(document).render(app)
  followLinks((url) => prefetch(client, url))
  keepScroll()
  whenIdle(workOffline)
  whenIdle(async () => {
    const { startFlight } = await import('../lib/flight/flight.ts')
    startFlight({ isQa: state.isQa ?? false })
  })
  whenIdle(async () => {
    const { refetchContentOnFocus } = await import('./contentOnFocus.ts')
    refetchContentOnFocus(client)
  })
  whenIdle(async () => {
    const { findLostPictures } = await import('./lostPictures.ts')
    findLostPictures()
  })
}

start()
