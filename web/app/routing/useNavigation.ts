import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  type Availability,
  type Destination,
  navigationMachine,
} from '@vitrine/machines/navigation/navigation.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useRouter } from 'wouter'
import { fromPromise } from 'xstate'
import { entryKey, showEntry } from '#web/core/historyEntry.ts'
import { useActorRef } from '#web/core/machines.ts'
import { isPageLoaded, loadPage } from './load.ts'
import { matchUrl } from './matchPage.ts'
import { hasPageCode, openPageCode } from './pageCode.ts'
import { scrollForDestination, storeScrollPosition } from './scroll.ts'

/** Returns how much of a page is in memory. */
function availabilityOf(client: ApolloClient, destination: Destination): Availability {
  const match = matchUrl(destination)
  if (!hasPageCode(match.page)) return 'nothing'
  if (isPageLoaded(client, match)) return 'page'
  const { rendersWithoutData, preview } = match.page
  return rendersWithoutData || preview(destination.path) !== undefined ? 'preview' : 'nothing'
}

/** Returns the page to render: that of the URL, or for a short time the previous one while it loads. */
export function useNavigation() {
  const client = useApolloClient()
  const { ssrPath, ssrSearch } = useRouter()
  const machine = useMemo(() => provide(client), [client])
  const actor = useActorRef(machine, { input: firstDestination(ssrPath, ssrSearch) })
  useEffect(() => {
    const { unsubscribe } = actor.on('destination.shown', ({ destination }) => {
      showEntry(destination.entry)
      scrollForDestination(destination)
    })
    const follow = (destination: Destination) => {
      if (destination.navigationType !== 'replace') storeScrollPosition()
      const availability = availabilityOf(client, destination)
      actor.send({ type: 'address.changed', destination, availability })
    }
    const { path, search } = actor.getSnapshot().context.requested
    // Back was pressed while the page hydrated.
    if (path !== location.pathname || search !== location.search)
      follow(openDestination('traverse'))
    const stop = followUrl(follow)
    return () => {
      unsubscribe()
      stop()
    }
  }, [actor, client])
  return {
    path: useSelector(actor, ({ context }) => context.current.path),
    search: useSelector(actor, ({ context }) => context.current.search),
    hasFailed: useSelector(actor, (state) => state.matches('failed')),
    /** Whether the page is shown as a preview, whose skeletons are delayed, since most data arrives within moments. */
    isPreview: useSelector(actor, (state) => state.matches({ loading: 'preview' })),
  }
}

/** The destination that the server rendered, or that the browser opened. */
function firstDestination(ssrPath: string | undefined, ssrSearch = ''): Destination {
  if (ssrPath === undefined && typeof location !== 'undefined') {
    const { pathname, search } = location
    return { path: pathname, search, entry: '', navigationType: 'push' }
  }
  return { path: ssrPath ?? '/', search: ssrSearch, entry: '', navigationType: 'push' }
}

const provide = (client: ApolloClient) =>
  navigationMachine.provide({
    actors: {
      loadCode: fromPromise<{ availability: Availability }, Destination>(async ({ input }) => {
        await openPageCode(matchUrl(input).page)
        return { availability: availabilityOf(client, input) }
      }),
      loadPage: fromPromise<unknown, Destination>(({ input }) => {
        const match = matchUrl(input)
        return Promise.all([openPageCode(match.page), loadPage(client, match)])
      }),
    },
  })

/** The events of a changed URL: wouter dispatches two of them after its calls of the History API. */
const navigationTypes = {
  pushState: 'push',
  replaceState: 'replace',
  popstate: 'traverse',
} as const

/** Reports every change of the URL, and returns a function that stops it. */
function followUrl(report: (destination: Destination) => void): () => void {
  const stopped = new AbortController()
  for (const [event, navigationType] of Object.entries(navigationTypes))
    window.addEventListener(event, () => report(openDestination(navigationType)), {
      signal: stopped.signal,
    })
  return () => stopped.abort()
}

/** Returns the current history entry as a destination. */
const openDestination = (navigationType: Destination['navigationType']): Destination => ({
  path: location.pathname,
  search: location.search,
  entry: entryKey(),
  navigationType,
})
