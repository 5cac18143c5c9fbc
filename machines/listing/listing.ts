import { assign, enqueueActions, not, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** The query of a listing's products, which the machine only compares. */
export interface PagedQuery {
  /** The filters and the search text. */
  filter: object
  sort: string
  /** The number of products before the first page. */
  after: number
}

/** Whether two queries have the same products, by their JSON, because one function writes their properties. */
export const isSameQuery = (one: PagedQuery | undefined, other: PagedQuery): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Pages to request, both ends included. */
export interface PageRange {
  query: PagedQuery
  from: number
  to: number
  perPage: number
}

/** The number of pages in the response for `query`. */
export interface PageResponse {
  query: PagedQuery
  pageCount: number
}

/** `pages` is the number of pages to restore after back navigation or a reload. */
interface ListingInput {
  query: PagedQuery
  perPage: number
  pages?: number
}

/** Pages that load automatically before the Load more button appears, so that the footer can be reached. */
export const maxAutomaticPages = 4

/** Counts and queries, without products. */
interface ListingContext {
  query: PagedQuery
  /** The query that is or was prefetched last, unless another was requested since. */
  prefetchedQuery: PagedQuery | undefined
  perPage: number
  /** Pages on the grid; 0 before the first response. */
  page: number
  pageCount: number
  /** Pages loaded by scrolling since the last press of Load more. */
  automaticPages: number
  /** The pages of the latest request, which a retry repeats. */
  requestedPages: { from: number; to: number }
}

/** Events of a listing. `firstVisible` is the index of a product; `pages` is the number of pages to restore. */
type ListingEvent =
  | { type: 'end.reached' }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'window.focused' }
  | { type: 'query.changed'; query: PagedQuery; pages?: number }
  | { type: 'query.expected'; query: PagedQuery }
  | { type: 'density.changed'; perPage: number; firstVisible: number; pages?: number | undefined }

type DensityChange = Extract<ListingEvent, { type: 'density.changed' }>

/** Types, actors, actions and guards of the listing machine. */
const listing = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingInput,
    meta: {} as StateMeta,
  },
  actors: {
    loadPages: effect<PageResponse, PageRange>('loadPages'),
    prefetchPage: effect<unknown, PageRange>('prefetchPage'),
    /** Must not reject, because nothing depends on its outcome. */
    prefetchQuery: effect<unknown, PageRange>('prefetchQuery'),
  },
  actions: {
    // A prefetch of the same query continues, because both share one request. A prefetch of another query stops.
    requestFirstPages: enqueueActions(
      ({ context, enqueue }, { query, pages }: { query: PagedQuery; pages: number }) => {
        const isPrefetched = isSameQuery(context.prefetchedQuery, query)
        if (!isPrefetched) enqueue.stopChild('prefetchQuery')
        enqueue.assign({
          query,
          prefetchedQuery: isPrefetched ? query : undefined,
          page: 0,
          automaticPages: 0,
          requestedPages: { from: 1, to: pages },
        })
      },
    ),
    prefetchQuery: enqueueActions(({ context, enqueue }, query: PagedQuery) => {
      const input = { query, perPage: context.perPage, from: 1, to: 1 }
      enqueue.stopChild('prefetchQuery')
      enqueue.spawnChild('prefetchQuery', { id: 'prefetchQuery', input })
      enqueue.assign({ prefetchedQuery: query })
    }),
    requestNextPage: assign({
      requestedPages: ({ context }) => ({ from: context.page + 1, to: context.page + 1 }),
    }),
    requestShownPages: assign({ requestedPages: ({ context }) => ({ from: 1, to: context.page }) }),
    changeDensity: assign((_, { perPage, firstVisible, pages }: DensityChange) => ({
      perPage,
      requestedPages: { from: 1, to: pages ?? Math.floor(firstVisible / perPage) + 1 },
    })),
    setPageCount: assign(({ context }, { pageCount }: PageResponse) => ({
      page: Math.min(context.requestedPages.to, pageCount),
      pageCount,
      automaticPages: context.page === 0 ? context.requestedPages.to - 1 : context.automaticPages,
    })),
  },
  delays: { skeletonDelay: 200 },
  guards: {
    isOutdated: ({ context }, reply: PageResponse) => !isSameQuery(reply.query, context.query),
    isEmpty: ({ context }) => context.pageCount === 0,
    isComplete: ({ context }) => context.page === context.pageCount,
    hasReachedAutomaticLimit: ({ context }) => context.automaticPages >= maxAutomaticPages,
    isFromFirstPage: ({ context }) => context.requestedPages.from === 1,
    isNewQuery: ({ context }, query: PagedQuery) => !isSameQuery(query, context.query),
    isNewPrefetch: ({ context }, query: PagedQuery) => !isSameQuery(context.prefetchedQuery, query),
    isNewDensity: ({ context }, perPage: number) => perPage !== context.perPage,
  },
})

const requestedRange = ({ context }: { context: ListingContext }): PageRange => ({
  query: context.query,
  perPage: context.perPage,
  ...context.requestedPages,
})

const reply = ({ event }: { event: { output: PageResponse } }) => event.output

type Loading = 'loading' | 'shown.loadingMore' | 'shown.changingDensity' | 'shown.refreshing'

/** The request for pages and its transitions, the same in every state that loads. */
const loadPages = <From extends Loading, Failed extends string>(from: From, failed: Failed) =>
  ({
    id: 'loadPages',
    src: 'loadPages',
    input: requestedRange,
    onDone: [
      {
        guard: { type: 'isOutdated', params: reply },
        target: `#listing.${from}`,
        reenter: true,
        description: 'A response to another query is dropped, and the pages are requested again',
      },
      {
        target: '#listing.shown',
        reenter: true,
        actions: { type: 'setPageCount', params: reply },
        description: 'The pages are loaded',
      },
    ],
    onError: { target: `#listing.${failed}`, description: 'The request failed' },
  }) as const

/** Filters, search or sort change: page 1 of a new list, or the pages to restore on back navigation. */
const newQuery = {
  guard: {
    type: 'isNewQuery',
    params: ({ event }: { event: { query: PagedQuery } }) => event.query,
  },
  actions: {
    type: 'requestFirstPages',
    params: ({ event }: { event: { query: PagedQuery; pages?: number } }) => ({
      query: event.query,
      pages: event.pages ?? 1,
    }),
  },
} as const

const refresh = {
  target: 'refreshing',
  actions: 'requestShownPages',
  description: 'All displayed pages are refetched',
} as const

/** Pages through one listing by counting pages, whose products Apollo's cache stores. */
export const listingMachine = listing.createMachine({
  id: 'listing',
  context: ({ input }) => ({
    query: input.query,
    prefetchedQuery: undefined,
    perPage: input.perPage,
    page: 0,
    pageCount: 0,
    automaticPages: 0,
    requestedPages: { from: 1, to: input.pages ?? 1 },
  }),
  initial: 'loading',
  on: {
    'query.changed': {
      ...newQuery,
      target: '.loading',
      description: 'Filters, search or sort change while no grid is shown',
    },
    'density.changed': {
      guard: { type: 'isNewDensity', params: ({ event }) => event.perPage },
      target: '.loading',
      actions: { type: 'changeDensity', params: ({ event }) => event },
      description: 'The density changes before anything is shown',
    },
    'query.expected': {
      guard: { type: 'isNewPrefetch', params: ({ event }) => event.query },
      actions: { type: 'prefetchQuery', params: ({ event }) => event.query },
      description: 'A term is pointed at, touched or focused: its first page is prefetched',
    },
  },
  states: {
    loading: {
      meta: { view: 'The new list is loading', spec: 'listing.selection.reset' },
      initial: 'skeleton',
      invoke: loadPages('loading', 'failed'),
      states: {
        skeleton: {
          meta: { view: 'Skeletons in place of products', spec: 'listing.loading.skeletons' },
        },
        stale: {
          meta: { view: 'The previous grid, dimmed', spec: 'listing.selection.stale' },
          after: {
            skeletonDelay: {
              target: 'skeleton',
              description: 'A slow response gets skeletons',
            },
          },
        },
      },
    },
    failed: {
      meta: {
        view: 'Failed to fetch shop page, and a Try again button',
        spec: 'listing.failure.first-page',
      },
      on: { 'load.retried': { target: 'loading', description: 'Try again' } },
    },
    empty: { meta: { view: 'No products found.', spec: 'errors.empty.products' } },
    shown: {
      meta: { view: 'The grid of products', spec: 'listing.page.replace' },
      initial: 'evaluating',
      on: {
        'query.changed': {
          ...newQuery,
          target: 'loading.stale',
          description:
            'Filters, search or sort change: this list stays until the response or the delay',
        },
        'density.changed': {
          guard: { type: 'isNewDensity', params: ({ event }) => event.perPage },
          target: '.changingDensity',
          actions: { type: 'changeDensity', params: ({ event }) => event },
          description: 'Loads as many pages of the new size as include the first visible product',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'The grid of products', spec: 'listing.page.automatic' },
          always: [
            { guard: 'isEmpty', target: '#listing.empty', description: 'Nothing matches' },
            { guard: 'isComplete', target: 'complete', description: 'The last page is shown' },
            {
              guard: 'hasReachedAutomaticLimit',
              target: 'paused',
              description: 'Four pages were loaded automatically',
            },
            { target: 'ready', description: 'There are more pages' },
          ],
        },
        ready: {
          meta: {
            view: 'The grid; reaching its end loads the next page',
            spec: 'listing.page.next',
          },
          invoke: {
            id: 'prefetchPage',
            src: 'prefetchPage',
            input: ({ context }) => ({
              query: context.query,
              perPage: context.perPage,
              from: context.page + 1,
              to: context.page + 1,
            }),
            onDone: { description: 'The next page is in the cache' },
            onError: { description: 'The next page will be requested when it is needed' },
          },
          on: {
            'end.reached': {
              target: 'loadingMore',
              actions: [
                'requestNextPage',
                assign({ automaticPages: ({ context }) => context.automaticPages + 1 }),
              ],
              description: 'Within 200 px of the bottom',
            },
            'window.focused': refresh,
          },
        },
        paused: {
          meta: {
            view: 'The grid and a Load more button above the footer',
            spec: 'listing.page.automatic',
          },
          on: {
            'more.requested': {
              target: 'loadingMore',
              actions: ['requestNextPage', assign({ automaticPages: 0 })],
              description: 'Load more',
            },
            'window.focused': refresh,
          },
        },
        complete: {
          meta: { view: 'The complete grid', spec: 'listing.page.next' },
          on: {
            'window.focused': refresh,
          },
        },
        loadingMore: {
          meta: { view: 'The grid, and skeletons below it', spec: 'listing.loading.next-page' },
          invoke: loadPages('shown.loadingMore', 'shown.loadMoreFailed'),
        },
        changingDensity: {
          meta: { view: 'The grid at its new density, dimmed', spec: 'listing.density.rebase' },
          invoke: loadPages('shown.changingDensity', 'shown.loadMoreFailed'),
        },
        refreshing: {
          meta: { view: 'The grid, unchanged', spec: 'listing.focus.refresh' },
          invoke: loadPages('shown.refreshing', 'shown.evaluating'),
          on: {
            'more.requested': {
              guard: not('isComplete'),
              target: 'loadingMore',
              actions: ['requestNextPage', assign({ automaticPages: 0 })],
              description: 'Load more, by a click that also gave the window the focus',
            },
          },
        },
        loadMoreFailed: {
          meta: {
            view: 'The grid so far, Failed to fetch shop page, and a Try again button',
            spec: 'listing.failure.next-page',
          },
          on: {
            'load.retried': [
              {
                guard: 'isFromFirstPage',
                target: 'changingDensity',
                description: 'Try the new density again',
              },
              { target: 'loadingMore', description: 'Try the next page again' },
            ],
          },
        },
      },
    },
  },
})
