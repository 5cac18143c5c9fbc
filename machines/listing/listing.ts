import { assign } from 'xstate'
import { type ListingContext, listing, type PageRange, type PageReply } from './listingSetup.ts'

const requestedPagesOf = ({ context }: { context: ListingContext }): PageRange => ({
  query: context.query,
  perPage: context.perPage,
  ...context.requestedPages,
})

const reply = ({ event }: { event: { output: PageReply } }) => event.output

type Loading = 'loading' | 'shown.loadingMore' | 'shown.changingDensity' | 'shown.refreshing'

/** The request and what its reply leads to, the same wherever pages are asked for. */
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
        description: 'A reply to another query is dropped and the pages are asked for again',
      },
      {
        target: '#listing.shown',
        reenter: true,
        actions: { type: 'setPageCount', params: reply },
        description: 'The pages arrive',
      },
    ],
    onError: { target: `#listing.${failed}`, description: 'The pages do not arrive' },
  }) as const

/** Filters, search or sort change: page 1 of another list, or the pages gone back to. */
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
  description: 'Everything shown is fetched again',
} as const

/** Pages through one listing. It counts pages; the products live in the cache. */
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
      description: 'The other density before anything is shown',
    },
  },
  states: {
    loading: {
      meta: { view: 'Nothing of the new list yet', spec: 'listing.selection.reset' },
      initial: 'skeleton',
      invoke: loadPages('loading', 'failed'),
      states: {
        skeleton: {
          meta: { view: 'Skeletons where products will stand', spec: 'listing.loading.skeletons' },
        },
        stale: {
          meta: { view: 'The grid of before, dimmed', spec: 'listing.selection.reset' },
          after: {
            skeletonDelay: {
              target: 'skeleton',
              description: 'An answer that takes long gets skeletons',
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
            'Filters, search or sort change: this list stays a moment, as answers are quick',
        },
        'density.changed': {
          guard: { type: 'isNewDensity', params: ({ event }) => event.perPage },
          target: '.changingDensity',
          actions: { type: 'changeDensity', params: ({ event }) => event },
          description: 'As many pages of the new size as reach the first product in view',
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
              description: 'Four pages came by themselves',
            },
            { target: 'ready', description: 'There is more to come' },
          ],
        },
        ready: {
          meta: { view: 'The grid; its end brings the next page', spec: 'listing.page.next' },
          invoke: {
            id: 'prefetchPage',
            src: 'prefetchPage',
            input: ({ context }) => ({
              query: context.query,
              perPage: context.perPage,
              from: context.page + 1,
              to: context.page + 1,
            }),
            onDone: { description: 'The next page waits in the cache' },
            onError: { description: 'The next page will be asked for when it is needed' },
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
          meta: { view: 'The whole grid', spec: 'listing.page.next' },
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
