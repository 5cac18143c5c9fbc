import { useApolloClient } from '@apollo/client/react'
import {
  isSameQuery,
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
import { keepEqual } from '#web/core/data/keepEqual.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { type PageSpan, storedPosition } from './grid/listingPosition.ts'
import { firstVisibleCard } from './grid/measureGrid.ts'
import { useListingQuery } from './listing.generated.ts'
import {
  evictPages,
  fetchPage,
  hasPage,
  type ListingKey,
  type ListingParameters,
  pageVariables,
  readPageCount,
} from './listingPages.ts'

/** Returns a range of pages with its query as this hook sent it, which the machine does not read. */
const typedRange = (range: PageRange) => range as PageRange & ListingKey

interface ListingUrl {
  query: ListingParameters
  /** The number of products per page. */
  limit: number
  /** Whether the URL is about to change to the query that was requested last. */
  isPending: boolean
}

/**
 * Loads the listing of the URL page by page: the machine decides when to load, Apollo's cache stores the products, and
 * a press requests its query before the URL has it.
 */
export function useListing({ query: urlQuery, limit, isPending }: ListingUrl) {
  const client = useApolloClient()
  const mustRefresh = useRef(false)
  const isFirst = useRef(true)
  const machine = useMemo(
    () =>
      withActors(listingMachine, () => ({
        loadPages: fromPromise<PageResponse, PageRange>(async ({ input, signal }) => {
          const range = typedRange(input)
          // Read before the first await, because rendering stores another position.
          const near = pagesNear(range, storedPosition(range.query, range.perPage)?.span)
          // During hydration the data is already cached. A separate task keeps the hydration's task short.
          if (isFirst.current) await nextTask()
          isFirst.current = false
          const refresh = mustRefresh.current
          mustRefresh.current = false
          await Promise.all(near.map((page) => fetchPage(client, range, page, { refresh, signal })))
          if (refresh) evictPages(client, range, otherPages(range, near))
          const pageCount = readPageCount(client, range, near.at(-1) ?? 1) ?? 0
          return { query: range.query, pageCount }
        }),
        // Not aborted when the page is requested: the two share one request.
        prefetchPage: fromPromise<unknown, PageRange>(async ({ input }) => {
          await firstInteraction()
          await fetchPage(client, typedRange(input), input.from)
        }),
        // A failure is ignored: the request of the query itself reports it.
        prefetchQuery: fromPromise<unknown, PageRange>(({ input, signal }) =>
          fetchPage(client, typedRange(input), input.from, { signal }).catch(() => {}),
        ),
      })),
    [client],
  )
  const [state, send] = useMachine(machine, {
    input: {
      query: urlQuery,
      perPage: limit,
      pages: storedPosition(urlQuery, limit)?.pages ?? 1,
    },
  })
  const query = keepEqual(state.context.query, urlQuery)

  useEffect(() => {
    if (isPending) return
    const pages = storedPosition(query, limit)?.pages ?? 1
    send({ type: 'query.changed', query, pages })
  }, [query, limit, isPending, send])
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
  // The previous grid is shown until another density has loaded; when the listing changes, for a short time.
  const previous = useRef<ListingKey & { pages: number }>(undefined)
  const before = previous.current
  const same = before && isSameQuery(before.query, query) ? before : undefined
  const requested = isCurrent
    ? { query, perPage: state.context.perPage, pages }
    : (same ?? { query, perPage: limit, pages: 1 })
  const hasOtherDensity = same !== undefined && same.perPage !== requested.perPage
  const isAwaiting = state.matches({ loading: 'stale' }) || (!isCurrent && state.matches('shown'))
  const isStale =
    before !== undefined &&
    (isChangingDensity || ((isAwaiting || hasOtherDensity) && !hasPage(client, requested, 1)))
  const shown = isStale ? before : requested
  previous.current = shown
  const { data } = useListingQuery({
    variables: pageVariables(shown, 1),
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
    /** Requests a query before the URL has it. */
    request: (next: ListingParameters) => send({ type: 'query.changed', query: next }),
    /** Prefetches a query that is likely to be requested next. */
    expect: (next: ListingParameters) => send({ type: 'query.expected', query: next }),
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
