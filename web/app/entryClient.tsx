import { StrictMode, startTransition } from 'react'
import { ShopClient } from '../core/data/shopClient.ts'
import { firstSign } from '../lib/firstSign.ts'
import { nextTask } from '../lib/nextTask.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { routes } from '../routes.ts'
import '../ui/styles/main.css'
import { App } from './App.tsx'
import { registerInlinedStyles } from './inlinedStyles.ts'
import { pageQueries, seedPage } from './load.ts'
import { workOffline } from './offline.ts'
import { createRoot, hydrateRoot } from './reactDom.ts'
import { matchRoute } from './route.ts'
import { followLinks } from './routing/links.ts'
import { loadPageComponent } from './routing/pageComponents.ts'
import { prefetchLinks } from './routing/prefetch.ts'
import { keepScroll } from './routing/scroll.ts'
import { type PageState, readState } from './state.ts'

const rendered = readState()
const state: PageState = rendered ?? { siteUrl: location.origin, results: [] }

/** A deploy took this page's code away: load the new shop, once. Without a connection nothing was taken away. */
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return
  if (sessionStorage.getItem('reloaded') === location.href) return
  sessionStorage.setItem('reloaded', location.href)
  event.preventDefault()
  location.reload()
})

async function start() {
  registerInlinedStyles()
  const match = matchRoute(routes, location.pathname, location.search)
  // The code has just run: what comes next is a task of its own.
  await Promise.all([loadPageComponent(match.route), nextTask()])
  const client = new ShopClient()
  seedPage(client, pageQueries(match), state.results)
  const app = (
    <StrictMode>
      <App client={client} state={state} />
    </StrictMode>
  )
  // In a transition the page comes alive in small steps, between which it answers presses.
  if (rendered) startTransition(() => void hydrateRoot(document, app))
  else {
    createRoot(document).render(app)
    import('../ui/fonts.ts').then(({ addFonts }) => addFonts())
  }
  followLinks()
  prefetchLinks(client)
  keepScroll()
  // Visitors who only look do not load Apollo.
  firstSign().then(() => whenIdle(() => client.prepareCache()))
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
