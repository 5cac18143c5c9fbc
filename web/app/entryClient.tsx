import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { nextTask, whenIdle } from '#web/boot/tasks.ts'
import { undoChanges } from '#web/boot/undoChanges.ts'
import { clientCache, createClient } from '#web/core/data/client.ts'
import { routes } from '../routes.ts'
import '../ui/styles/main.css'
import { App } from './App.tsx'
import { followLinks } from './routing/links.ts'
import { pageQueries, seedPage } from './routing/load.ts'
import { matchPage } from './routing/matchPage.ts'
import { openPageCode } from './routing/pageCode.ts'
import { prefetchLinks } from './routing/prefetch.ts'
import { restoreScroll } from './routing/scroll.ts'
import { type PageState, readState } from './state.ts'

/**
 * Adds a disabled link, which requests nothing, for each style sheet that the page's HTML contains: Vite's loader would
 * request the sheets of a chunk that no link names, and delay the chunk.
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

/** Runs work that the page can do without, such as what a content blocker has removed. */
const whenIdleOptional = (work: () => Promise<void>) => whenIdle(() => void work().catch(() => {}))

async function start() {
  registerInlinedStyles()
  const match = matchPage(routes, location.pathname, location.search)
  // Hydration runs in a task of its own.
  await Promise.all([openPageCode(match.page), nextTask()])
  const client = createClient()
  seedPage(client, pageQueries(match), state.results)
  const app = (
    <StrictMode>
      <App client={client} state={state} />
    </StrictMode>
  )
  // In a transition React hydrates in small steps, between which it handles events.
  if (rendered) {
    undoChanges()
    startTransition(() => void hydrateRoot(document, app))
  } else {
    createRoot(document).render(app)
    import('#web/boot/fonts.ts').then(({ addFonts }) => addFonts())
  }
  followLinks()
  prefetchLinks(client)
  restoreScroll()
  // Apollo is loaded with the first interaction.
  firstInteraction().then(() => whenIdle(() => clientCache(client).prepare()))
  whenIdleOptional(async () => {
    const { registerServiceWorker } = await import('./serviceWorker.ts')
    await registerServiceWorker(import.meta.url)
  })
  whenIdleOptional(async () => {
    const { startFlight } = await import('#web/core/flight/flight.ts')
    startFlight({ isQa: state.isQa ?? false })
  })
  whenIdleOptional(async () => {
    const { refetchOnReturn } = await import('#web/core/refetchOnReturn.ts')
    refetchOnReturn(client)
  })
  whenIdleOptional(async () => {
    const { suggestLanguage } = await import('#web/frame/suggestLanguage.ts')
    await suggestLanguage()
  })
  whenIdleOptional(async () => {
    const { startIdleWork } = await import('#web/boot/idleWork.ts')
    startIdleWork()
  })
}

start()
