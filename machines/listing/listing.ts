import { assign, not } from 'xstate'
import { type ListingContext, listing, type PageRange, type PageResponse } from './listingSetup.ts'

const requestedPagesOf = ({ context }: { context: ListingContext }): PageRange => ({
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
    input: requestedPagesOf,
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
    params: ({ event }: { event: { query: string } }) => event.query,
  },
  actions: {
    type: 'requestFirstPages',
    params: ({ event }: { event: { query: string; pages?: number } }) => ({
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

/** Pages through one listing. It counts pages; Apollo's cache holds the products. */
export const listingMachine = listing.createMachine({
  id: 'listing',
  context: ({ input }) => ({
    query: input.query,
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
          target: '#listing.loading.stale',
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
