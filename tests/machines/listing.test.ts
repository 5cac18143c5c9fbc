import {
  isSameQuery,
  listingMachine,
  type PagedQuery,
  type PageRange,
  type PageResponse,
} from '@vitrine/machines/listing/listing.ts'
import { categoryQuery, listingExamples } from '@vitrine/machines/listing/listingExamples.ts'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const isOfAnother = (query: PagedQuery, event: object) =>
  'output' in event &&
  event.output !== undefined &&
  !isSameQuery((event.output as PageResponse).query, query)

describeMachine({
  ...listingExamples,
  invariantClauses: [
    'listing.focus.refresh',
    'listing.page.append',
    'listing.page.replace',
    'listing.page.single-request',
    'listing.request.stale',
    'listing.selection.reset',
  ],
  invariants: {
    'is complete only when every page is shown': ({ after }) =>
      !(after.matches({ shown: 'ready' }) || after.matches({ shown: 'complete' })) ||
      after.matches({ shown: 'complete' }) === (after.context.page === after.context.pageCount),
    'appends pages in order': ({ before, after }) =>
      after.context.page <= before.context.page + 1 || after.context.requestedPages.from === 1,
    'never shows more pages than exist': ({ after }) =>
      after.context.page <= after.context.pageCount,
    'shows pages of the current query only': ({ before, event, after }) =>
      (isSameQuery(before.context.query, after.context.query) || after.context.page === 0) &&
      (!isOfAnother(before.context.query, event) || after.context.page === before.context.page),
    'has at most one request for pages in flight': ({ pending }) =>
      pending.filter((id) => id === 'loadPages').length <= 1,
    'requests the page after the last one next': ({ after }) =>
      !after.matches({ shown: 'loadingMore' }) ||
      after.context.requestedPages.from === after.context.page + 1,
    'requests all pages to restore when the density is known': ({ event, before, after }) =>
      event.type !== 'density.changed' ||
      !('pages' in event && 'perPage' in event) ||
      before.context.perPage === event.perPage ||
      after.context.requestedPages.to === event.pages,
    'requests the query that was chosen last': ({ event, after }) =>
      event.type !== 'query.changed' ||
      !('query' in event) ||
      isSameQuery(event.query as PagedQuery, after.context.query),
    'refetches all displayed pages on focus': ({ after }) =>
      !after.matches({ shown: 'refreshing' }) ||
      (after.context.requestedPages.from === 1 &&
        after.context.requestedPages.to === after.context.page),
  },
})

/** A listing of nine pages, and the pages that it has requested. */
function openListing() {
  const requested: number[][] = []
  const loadPages = fromPromise<PageResponse, PageRange>(async ({ input }) => {
    requested.push([input.from, input.to])
    return { query: input.query, pageCount: 9 }
  })
  const prefetchPage = fromPromise<unknown, PageRange>(async () => {})
  const actor = createActor(listingMachine.provide({ actors: { loadPages, prefetchPage } }), {
    input: { query: categoryQuery('all'), perPage: 12 },
  }).start()
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    requested,
    settled,
    actor,
    async reachEnd() {
      actor.send({ type: 'end.reached' })
      await settled()
    },
  }
}

test('a listing starts at page 1', async () => {
  covers('listing.page.first')

  const { requested, settled, actor } = openListing()
  await settled()
  expect(requested).toEqual([[1, 1]])
  expect(actor.getSnapshot().context.page).toBe(1)
})

test('four pages load automatically, and Load more loads one and resumes automatic loading', async () => {
  covers('listing.page.automatic', 'listing.page.load-more', 'listing.page.next')

  const { requested, settled, actor, reachEnd } = openListing()
  await settled()
  for (let time = 0; time < 6; time += 1) await reachEnd()
  expect(actor.getSnapshot().matches({ shown: 'paused' })).toBe(true)
  expect(requested.at(-1)).toEqual([5, 5])
  actor.send({ type: 'more.requested' })
  await settled()
  expect(requested.at(-1)).toEqual([6, 6])
  await reachEnd()
  expect(requested.at(-1)).toEqual([7, 7])
})

test('Load more loads the next page when the same click gives the window the focus', async () => {
  covers('listing.page.load-more-return')

  const { requested, settled, actor, reachEnd } = openListing()
  await settled()
  for (let time = 0; time < 6; time += 1) await reachEnd()
  actor.send({ type: 'window.focused' })
  actor.send({ type: 'more.requested' })
  await settled()
  expect(requested.at(-1)).toEqual([6, 6])
})

test('a prefetch stops for another query, and is retained while its own query is requested', async () => {
  covers('listing.request.abort')

  const running: PagedQuery[] = []
  const untilStopped = <Output>() =>
    fromPromise<Output, PageRange>(({ input: { query }, signal }) => {
      running.push(query)
      signal.addEventListener('abort', () => running.splice(running.indexOf(query), 1))
      return new Promise(() => {})
    })
  const actors = { loadPages: untilStopped<PageResponse>(), prefetchQuery: untilStopped() }
  const [all, dresses, shoes] = ['all', 'dresses', 'shoes'].map(categoryQuery) as [
    PagedQuery,
    PagedQuery,
    PagedQuery,
  ]
  const { send } = createActor(listingMachine.provide({ actors }), {
    input: { query: all, perPage: 12 },
  }).start()
  send({ type: 'query.expected', query: dresses })
  expect(running).toEqual([all, dresses])
  send({ type: 'query.expected', query: shoes })
  send({ type: 'query.expected', query: shoes })
  expect(running).toEqual([all, shoes])
  send({ type: 'query.changed', query: shoes })
  expect(running).toEqual([shoes, shoes])
  send({ type: 'query.changed', query: dresses })
  expect(running).toEqual([dresses])
})
