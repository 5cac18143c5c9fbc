import { useApolloClient } from '@apollo/client/react'
import {
  listingMachine,
  maxAutomaticPages,
  type PageRange,
  type PageResponse,
} from '@vitrine/machines/listing/listing.ts'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { nextTask } from '#web/boot/tasks.ts'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import type { ListingFilter, ListingSort } from '#web/generated/types.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { type PageSpan, storedPosition } from './grid/listingPosition.ts'
import { firstVisibleCard } from './grid/measureGrid.ts'
import { useListingQuery } from './listing.generated.ts'
import {
  evictPages,
  fetchPage,
  hasPage,
  pageCountOf,
  prefetchPage,
  queryOf,
  variablesOf,
} from './listingPages.ts'

interface ListingRequest {
  filter: ListingFilter
  sort: ListingSort
  /** Products per page. */
  limit: number
  /** Products before the first page to show. */
  after: number
}

/** Loads a listing page by page: the machine decides when to load, Apollo's cache stores the products. */
export function useListing({ filter, sort, limit, after }: ListingRequest) {
  const client = useApolloClient()
  const query = queryOf(filter, sort, after)
  const mustRefresh = useRef(false)
  const isFirst = useRef(true)
  const machine = useMemo(
    () =>
      withActors(listingMachine, () => ({
        loadPages: fromPromise<PageResponse, PageRange>(async ({ input, signal }) => {
          // Read before the first await, because rendering stores another position.
          const near = pagesNear(input, storedPosition(input.query, input.perPage)?.span)
          // During hydration the data is already cached. A separate task keeps the hydration's task short.
          if (isFirst.current) await nextTask()
          isFirst.current = false
          const refresh = mustRefresh.current
          mustRefresh.current = false
          await Promise.all(near.map((page) => fetchPage(client, input, page, { refresh, signal })))
          if (refresh) evictPages(client, input, otherPages(input, near))
          const pageCount = pageCountOf(client, input, near.at(-1) ?? 1) ?? 0
          return { query: input.query, pageCount }
        }),
        // Not aborted when the page is requested: the two share one request.
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
        mustRefresh.current = true
        send({ type: 'window.focused' })
      }),
    [send],
  )

  const { requestedPages } = state.context
  const isCurrent = state.context.query === query
  const hasLoadMoreFailed = isCurrent && state.matches({ shown: 'loadMoreFailed' })
  const isChangingDensity =
    isCurrent &&
    (state.matches({ shown: 'changingDensity' }) ||
      (hasLoadMoreFailed && requestedPages.from === 1))
  // The server renders the first page: the position is stored in the browser.
  const pages = useHydrated(state.context.page || requestedPages.to, 1)
  const requested = {
    query,
    perPage: isCurrent ? state.context.perPage : limit,
    pages: isCurrent ? pages : 1,
  }
  // The previous grid is shown until another density has loaded; when the listing changes, for a short time.
  const previous = useRef(requested)
  const hasOtherDensity =
    previous.current.query === query && previous.current.perPage !== requested.perPage
  const isAwaiting = isCurrent ? state.matches({ loading: 'stale' }) : state.matches('shown')
  const isStale =
    isChangingDensity || ((isAwaiting || hasOtherDensity) && !hasPage(client, requested, 1))
  const shown = isStale ? previous.current : requested
  previous.current = shown
  const { data } = useListingQuery({
    variables: variablesOf(shown, 1),
    fetchPolicy: 'cache-only',
  })
  return {
    listing: data?.listing ?? undefined,
    shown,
    isStale,
    isEmpty: isCurrent && state.matches('empty'),
    hasFailed: isCurrent && state.matches('failed'),
    hasLoadMoreFailed,
    isReady: isCurrent && state.matches({ shown: 'ready' }),
    isLoadingMore: isCurrent && state.matches({ shown: 'loadingMore' }),
    canRequestMore: isCurrent && canRequestMore(state),
    reachEnd: () => send({ type: 'end.reached' }),
    requestMore: () => send({ type: 'more.requested' }),
    retry: () => send({ type: 'load.retried' }),
  }
}

/** Whether Load more is shown: a refresh keeps it, because the click that gives the window the focus may be on it. */
function canRequestMore(state: SnapshotFrom<typeof listingMachine>): boolean {
  const { page, pageCount, automaticPages } = state.context
  const isRefreshing = state.matches({ shown: 'refreshing' })
  const wasPaused = page < pageCount && automaticPages >= maxAutomaticPages
  return state.matches({ shown: 'paused' }) || (isRefreshing && wasPaused)
}

/** Returns the pages that are loaded before the grid is shown: the first, those in view and the last. */
function pagesNear({ from, to }: PageRange, view: PageSpan = { from, to: from }): number[] {
  const inView = [...pagesBetween(Math.max(from, view.from), Math.min(to, view.to))]
  return [...new Set([from, ...inView, to])]
}

const otherPages = ({ from, to }: PageRange, loaded: readonly number[]) =>
  [...pagesBetween(from, to)].filter((page) => !loaded.includes(page))

function* pagesBetween(from: number, to: number) {
  for (let page = from; page <= to; page++) yield page
}
