import { assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Pages of a listing to ask for, both ends included; `query` names filters, search and sort. */
export interface PageRange {
  query: string
  from: number
  to: number
  perPage: number
}

/** What a reply says of the listing; `query` is the one it answers. The products stay in the cache. */
export interface PageReply {
  query: string
  pageCount: number
}

/** `pages` is how many to restore after going back or reloading. */
export interface ListingInput {
  query: string
  perPage: number
  pages?: number
}

/** Pages that load by themselves before the footer may be reached. */
export const maxAutomaticPages = 4

/** Counts and the query; never products. */
export interface ListingContext {
  query: string
  perPage: number
  /** Pages on the grid; 0 before the first reply. */
  page: number
  pageCount: number
  /** Pages loaded by scrolling since the shopper last asked for more. */
  automaticPages: number
  /** What is being asked for, kept so that a retry asks the same. */
  requestedPages: { from: number; to: number }
}

/** What the page, the URL and the shopper tell a listing. `firstVisible` counts products from 0; `pages` are to be restored. */
export type ListingEvent =
  | { type: 'end.reached' }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'window.focused' }
  | { type: 'query.changed'; query: string; pages?: number }
  | { type: 'density.changed'; perPage: number; firstVisible: number; pages?: number | undefined }

type DensityChange = Extract<ListingEvent, { type: 'density.changed' }>

/** The words listing.ts is written in: context, events, effects, actions and guards. */
export const listing = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingInput,
    meta: {} as StateMeta,
  },
  actors: {
    loadPages: effect<PageReply, PageRange>('loadPages'),
    prefetchPage: effect<unknown, PageRange>('prefetchPage'),
  },
  actions: {
    requestFirstPages: assign((_, params: { query: string; pages: number }) => ({
      query: params.query,
      page: 0,
      automaticPages: 0,
      requestedPages: { from: 1, to: params.pages },
    })),
    requestNextPage: assign({
      requestedPages: ({ context }) => ({ from: context.page + 1, to: context.page + 1 }),
    }),
    requestShownPages: assign({ requestedPages: ({ context }) => ({ from: 1, to: context.page }) }),
    changeDensity: assign((_, { perPage, firstVisible, pages }: DensityChange) => ({
      perPage,
      requestedPages: { from: 1, to: pages ?? Math.floor(firstVisible / perPage) + 1 },
    })),
    setPageCount: assign(({ context }, { pageCount }: PageReply) => ({
      page: Math.min(context.requestedPages.to, pageCount),
      pageCount,
      automaticPages: context.page === 0 ? context.requestedPages.to - 1 : context.automaticPages,
    })),
  },
  delays: { skeletonDelay: 200 },
  guards: {
    isOutdated: ({ context }, reply: PageReply) => reply.query !== context.query,
    isEmpty: ({ context }) => context.pageCount === 0,
    isComplete: ({ context }) => context.page === context.pageCount,
    hasReachedAutomaticLimit: ({ context }) => context.automaticPages >= maxAutomaticPages,
    isFromFirstPage: ({ context }) => context.requestedPages.from === 1,
    isNewQuery: ({ context }, query: string) => query !== context.query,
    isNewDensity: ({ context }, perPage: number) => perPage !== context.perPage,
  },
})
