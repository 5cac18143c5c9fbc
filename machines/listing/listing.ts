import { assign } from 'xstate'
import { type ListingContext, listing, type PageRange, type PageReply } from './listingSetup.ts'

const pagesAskedFor = ({ context }: { context: ListingContext }): PageRange => ({
  query: context.query,
  perPage: context.perPage,
  ...context.range,
})

const reply = ({ event }: { event: { output: PageReply } }) => event.output

type Loading = 'loading' | 'shown.extending' | 'shown.rebasing' | 'shown.refreshing'

/** The request and what its reply leads to, the same wherever pages are asked for. */
const loadPages = <From extends Loading, Failed extends string>(from: From, failed: Failed) =>
  ({
    id: 'loadPages',
    src: 'loadPages',
    input: pagesAskedFor,
    onDone: [
      {
        guard: { type: 'answersOther', params: reply },
        target: `#listing.${from}`,
        reenter: true,
        description: 'A reply to another query is dropped and the pages are asked for again',
      },
      {
        target: '#listing.shown',
        reenter: true,
        actions: { type: 'count', params: reply },
        description: 'The pages arrive',
      },
    ],
    onError: { target: `#listing.${failed}`, description: 'The pages do not arrive' },
  }) as const

/** Filters, search or sort change: page 1 of another list, or the pages gone back to. */
const otherList = {
  guard: {
    type: 'isOtherQuery',
    params: ({ event }: { event: { query: string } }) => event.query,
  },
  actions: {
    type: 'askFirstPages',
    params: ({ event }: { event: { query: string; pages?: number } }) => ({
      query: event.query,
      pages: event.pages ?? 1,
    }),
  },
} as const

const refresh = {
  target: 'refreshing',
  actions: 'askShownPages',
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
    automatic: 0,
    range: { from: 1, to: input.pages ?? 1 },
  }),
  initial: 'loading',
  on: {
    'query.changed': {
      ...otherList,
      target: '.loading',
      description: 'Filters, search or sort change while no grid is shown',
    },
    'density.changed': {
      guard: { type: 'isOtherDensity', params: ({ event }) => event.perPage },
      target: '.loading',
      actions: { type: 'rebase', params: ({ event }) => event },
      description: 'The other density before anything is shown',
    },
  },
  states: {
    loading: {
      meta: { view: 'Nothing of the new list yet', spec: '§4 Listing' },
      initial: 'bare',
      invoke: loadPages('loading', 'failed'),
      states: {
        bare: { meta: { view: 'Skeletons where products will stand', spec: '§4 Listing' } },
        held: {
          meta: { view: 'The grid of before, dimmed', spec: '§4 Listing' },
          after: {
            patience: { target: 'bare', description: 'An answer that takes long gets skeletons' },
          },
        },
      },
    },
    failed: {
      meta: { view: 'Failed to fetch shop page, and a Try again button', spec: '§8 Load toasts' },
      on: { 'load.retried': { target: 'loading', description: 'Try again' } },
    },
    empty: { meta: { view: 'No products found.', spec: '§8 Empty states' } },
    shown: {
      meta: { view: 'The grid of products', spec: '§4 Listing' },
      initial: 'counted',
      on: {
        'query.changed': {
          ...otherList,
          target: '#listing.loading.held',
          description:
            'Filters, search or sort change: this list stays a moment, as answers are quick',
        },
        'density.changed': {
          guard: { type: 'isOtherDensity', params: ({ event }) => event.perPage },
          target: '.rebasing',
          actions: { type: 'rebase', params: ({ event }) => event },
          description: 'As many pages of the new size as reach the first product in view',
        },
      },
      states: {
        counted: {
          meta: { view: 'The grid of products', spec: '§4 Listing' },
          always: [
            { guard: 'isEmpty', target: '#listing.empty', description: 'Nothing matches' },
            { guard: 'isComplete', target: 'complete', description: 'The last page is shown' },
            { guard: 'isTiring', target: 'paused', description: 'Four pages came by themselves' },
            { target: 'ready', description: 'There is more to come' },
          ],
        },
        ready: {
          meta: { view: 'The grid; its end brings the next page', spec: '§4 Listing' },
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
              target: 'extending',
              actions: [
                'askNextPage',
                assign({ automatic: ({ context }) => context.automatic + 1 }),
              ],
              description: 'Within 200 px of the bottom',
            },
            'window.focused': refresh,
          },
        },
        paused: {
          meta: { view: 'The grid and a Load more button above the footer', spec: '§4 Listing' },
          on: {
            'more.requested': {
              target: 'extending',
              actions: ['askNextPage', assign({ automatic: 0 })],
              description: 'Load more',
            },
            'window.focused': refresh,
          },
        },
        complete: {
          meta: { view: 'The whole grid', spec: '§4 Listing' },
          on: {
            'window.focused': refresh,
          },
        },
        extending: {
          meta: { view: 'The grid, and skeletons below it', spec: '§4 Listing' },
          invoke: loadPages('shown.extending', 'shown.stalled'),
        },
        rebasing: {
          meta: { view: 'The grid at its new density, dimmed', spec: '§4 Grid view' },
          invoke: loadPages('shown.rebasing', 'shown.stalled'),
        },
        refreshing: {
          meta: { view: 'The grid, unchanged', spec: '§7 Refetched on window focus' },
          invoke: loadPages('shown.refreshing', 'shown.counted'),
        },
        stalled: {
          meta: {
            view: 'The grid so far, Failed to fetch shop page, and a Try again button',
            spec: '§8 Load toasts',
          },
          on: {
            'load.retried': [
              { guard: 'startsOver', target: 'rebasing', description: 'Try the new density again' },
              { target: 'extending', description: 'Try the next page again' },
            ],
          },
        },
      },
    },
  },
})
