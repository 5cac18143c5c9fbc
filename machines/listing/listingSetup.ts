import { assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Pages to request, both ends included; `query` identifies filters, search and sort. */
export interface PageRange {
  query: string
  from: number
  to: number
  perPage: number
}

/** The response for `query`. Apollo's cache holds the products. */
export interface PageResponse {
  query: string
  pageCount: number
}

/** `pages` is the number of pages to restore after back navigation or a reload. */
export interface ListingInput {
  query: string
  perPage: number
  pages?: number
}

/** Pages that load automatically before the Load more button appears, so that the footer can be reached. */
export const maxAutomaticPages = 4

/** Counts and the query; never products. */
export interface ListingContext {
  query: string
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
export type ListingEvent =
  | { type: 'end.reached' }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'window.focused' }
  | { type: 'query.changed'; query: string; pages?: number }
  | { type: 'density.changed'; perPage: number; firstVisible: number; pages?: number | undefined }

type DensityChange = Extract<ListingEvent, { type: 'density.changed' }>

/** Types, actors, actions and guards of the listing machine. */
export const listing = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingInput,
    meta: {} as StateMeta,
  },
  actors: {
    loadPages: effect<PageResponse, PageRange>('loadPages'),
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
    setPageCount: assign(({ context }, { pageCount }: PageResponse) => ({
      page: Math.min(context.requestedPages.to, pageCount),
      pageCount,
      automaticPages: context.page === 0 ? context.requestedPages.to - 1 : context.automaticPages,
    })),
  },
  delays: { skeletonDelay: 200 },
  guards: {
    isOutdated: ({ context }, reply: PageResponse) => reply.query !== context.query,
    isEmpty: ({ context }) => context.pageCount === 0,
    isComplete: ({ context }) => context.page === context.pageCount,
    hasReachedAutomaticLimit: ({ context }) => context.automaticPages >= maxAutomaticPages,
    isFromFirstPage: ({ context }) => context.requestedPages.from === 1,
    isNewQuery: ({ context }, query: string) => query !== context.query,
    isNewDensity: ({ context }, perPage: number) => perPage !== context.perPage,
  },
})
