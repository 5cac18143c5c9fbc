import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { listingMachine } from '#machines/listing/listing.ts'
import type { PageRange, PageReply } from '#machines/listing/listingSetup.ts'
import { firstSign } from '#web/boot/firstInteraction.ts'
import { nextTask } from '#web/boot/nextTask.ts'
import { useOnceAlive } from '#web/boot/useHydrated.ts'
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
import { type PageSpan, recallPlace } from './listingPosition.ts'

interface ListingRequest {
  filter: ListingFilter
  sort: ListingSort
  /** Products a page. */
  limit: number
}

/** The machine decides when to load; the data client holds what was loaded. */
export function useListing({ filter, sort, limit }: ListingRequest) {
  const client = useShopClient()
  const query = JSON.stringify({ filter, sort })
  const isStale = useRef(false)
  const isFirst = useRef(true)
  const machine = useMemo(
    () =>
      withActors(listingMachine, () => ({
        loadPages: fromPromise<PageReply, PageRange>(async ({ input, signal }) => {
          // At once: what is drawn in the meantime is remembered as the place.
          const near = pagesNear(input, recallPlace(input.query, input.perPage)?.span)
          // A page that has just come alive has them already: what follows from that is a task of its own.
          if (isFirst.current) await nextTask()
          isFirst.current = false
          const anew = isStale.current
          isStale.current = false
          await Promise.all(near.map((page) => fetchPage(client, input, page, { anew, signal })))
          if (anew) forgetPages(client, input, pagesBeside(input, near))
          const pageCount = pageCountOf(client, input, near.at(-1) ?? 1) ?? 0
          return { query: input.query, pageCount }
        }),
        // Not given up when the page is asked for in earnest: that request then joins this one.
        prefetchPage: fromPromise<unknown, PageRange>(async ({ input }) => {
          await firstSign()
          await prefetchPage(client, input, input.from)
        }),
      })),
    [client],
  )
  const [state, send] = useMachine(machine, {
    input: { query, perPage: limit, pages: recallPlace(query, limit)?.pages ?? 1 },
  })

  useEffect(() => {
    const pages = recallPlace(query, limit)?.pages ?? 1
    send({ type: 'query.changed', query, pages })
  }, [query, limit, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density changes within one listing
  useEffect(() => {
    // A reload draws the server's three columns first, and then as many pages as there were of the kept density's.
    const pages = recallPlace(query, limit)?.pages
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
  // The server, which cannot know how far one had scrolled, draws the first page.
  const pages = useOnceAlive(state.context.page || requestedPages.to, 1)
  const asked = {
    query,
    perPage: answered ? state.context.perPage : limit,
    pages: answered ? pages : 1,
  }
  // Until another density or, if that is not long, another list is there, the grid stands as it did.
  const before = useRef(asked)
  const isOtherDensity = before.current.query === query && before.current.perPage !== asked.perPage
  const awaits = answered ? state.matches({ loading: 'stale' }) : state.matches('shown')
  const isHeld = isRebasing || ((awaits || isOtherDensity) && !hasPage(client, asked, 1))
  const shown = isHeld ? before.current : asked
  before.current = shown
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

/** The pages that have to be there before the grid is shown: the first, those in view, and the last. */
function pagesNear({ from, to }: PageRange, view: PageSpan = { from, to: from }): number[] {
  const inView = [...pagesBetween(Math.max(from, view.from), Math.min(to, view.to))]
  return [...new Set([from, ...inView, to])]
}

const pagesBeside = ({ from, to }: PageRange, kept: readonly number[]) =>
  [...pagesBetween(from, to)].filter((page) => !kept.includes(page))

function* pagesBetween(from: number, to: number) {
  for (let page = from; page <= to; page++) yield page
}
