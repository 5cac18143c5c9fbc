import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { listingMachine } from '#machines/listing/listing.ts'
import type { PageRange, PageReply } from '#machines/listing/listingSetup.ts'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { nextTask } from '#web/boot/nextTask.ts'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import type { ListingFilter, ListingSort } from '#web/generated/types.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { firstVisibleCard } from './firstVisibleCard.ts'
import { useListingQuery } from './listing.generated.ts'
import {
  fetchPage,
  forgetPages,
  hasPage,
  pageCountOf,
  prefetchPage,
  variablesOf,
} from './listingPages.ts'
import { type PageSpan, storedPosition } from './listingPosition.ts'

interface ListingRequest {
  filter: ListingFilter
  sort: ListingSort
  /** Products per page. */
  limit: number
}

/** Pages through a listing: the machine decides when to load, the data client has the products. */
export function useListing({ filter, sort, limit }: ListingRequest) {
  const client = useShopClient()
  const query = JSON.stringify({ filter, sort })
  const isStale = useRef(false)
  const isFirst = useRef(true)
  const machine = useMemo(
    () =>
      withActors(listingMachine, () => ({
        loadPages: fromPromise<PageReply, PageRange>(async ({ input, signal }) => {
          // Read before the first await: rendering stores another position.
          const near = pagesNear(input, storedPosition(input.query, input.perPage)?.span)
          // While a page hydrates, its data is there: a separate task keeps the hydration short.
          if (isFirst.current) await nextTask()
          isFirst.current = false
          const anew = isStale.current
          isStale.current = false
          await Promise.all(near.map((page) => fetchPage(client, input, page, { anew, signal })))
          if (anew) forgetPages(client, input, pagesBeside(input, near))
          const pageCount = pageCountOf(client, input, near.at(-1) ?? 1) ?? 0
          return { query: input.query, pageCount }
        }),
        // Not aborted when the page is requested: that request then waits for this one.
        prefetchPage: fromPromise<unknown, PageRange>(async ({ input }) => {
          await firstInteraction()
          await prefetchPage(client, input, input.from)
        }),
      })),
    [client],
  )
  const [state, send] = useMachine(machine, {
    input: { query, perPage: limit, pages: storedPosition(query, limit)?.pages ?? 1 },
  })

  useEffect(() => {
    const pages = storedPosition(query, limit)?.pages ?? 1
    send({ type: 'query.changed', query, pages })
  }, [query, limit, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density changes within one listing
  useEffect(() => {
    // A reload renders the server's three columns first, then the stored density with its stored number of pages.
    const pages = storedPosition(query, limit)?.pages
    const firstVisible = firstVisibleCard()?.index ?? 0
    send({ type: 'density.changed', perPage: limit, firstVisible, pages })
  }, [limit, send])
  useEffect(
    () =>
      onReturn(() => {
        isStale.current = true
        send({ type: 'window.focused' })
      }),
    [send],
  )

  const { requestedPages } = state.context
  const answered = state.context.query === query
  const isStalled = answered && state.matches({ shown: 'loadMoreFailed' })
  const isRebasing =
    answered &&
    (state.matches({ shown: 'changingDensity' }) || (isStalled && requestedPages.from === 1))
  // The server does not know the position and renders the first page.
  const pages = useHydrated(state.context.page || requestedPages.to, 1)
  const requested = {
    query,
    perPage: answered ? state.context.perPage : limit,
    pages: answered ? pages : 1,
  }
  // The previous grid stays until another density has loaded or, for a short time, another listing.
  const previous = useRef(requested)
  const isOtherDensity =
    previous.current.query === query && previous.current.perPage !== requested.perPage
  const awaits = answered ? state.matches({ loading: 'stale' }) : state.matches('shown')
  const isHeld = isRebasing || ((awaits || isOtherDensity) && !hasPage(client, requested, 1))
  const shown = isHeld ? previous.current : requested
  previous.current = shown
  const { data } = useListingQuery({
    variables: variablesOf(shown, 1),
    fetchPolicy: 'cache-only',
  })
  return {
    listing: data?.listing ?? undefined,
    shown,
    isHeld,
    isEmpty: answered && state.matches('empty'),
    hasFailed: answered && state.matches('failed'),
    hasStalled: isStalled,
    isReady: answered && state.matches({ shown: 'ready' }),
    isExtending: answered && state.matches({ shown: 'loadingMore' }),
    canRequestMore: answered && state.matches({ shown: 'paused' }),
    reachEnd: () => send({ type: 'end.reached' }),
    requestMore: () => send({ type: 'more.requested' }),
    retry: () => send({ type: 'load.retried' }),
  }
}

/** Returns the pages that are loaded before the grid is shown: the first, those in view and the last. */
function pagesNear({ from, to }: PageRange, view: PageSpan = { from, to: from }): number[] {
  const inView = [...pagesBetween(Math.max(from, view.from), Math.min(to, view.to))]
  return [...new Set([from, ...inView, to])]
}

const pagesBeside = ({ from, to }: PageRange, kept: readonly number[]) =>
  [...pagesBetween(from, to)].filter((page) => !kept.includes(page))

function* pagesBetween(from: number, to: number) {
  for (let page = from; page <= to; page++) yield page
}
