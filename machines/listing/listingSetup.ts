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
export const automaticPages = 4

/** Counts and the query; never products. */
export interface ListingContext {
  query: string
  perPage: number
  /** Pages on the grid; 0 before the first reply. */
  page: number
  pageCount: number
  /** Pages loaded by scrolling since the shopper last asked for more. */
  automatic: number
  /** What is being asked for, kept so that a retry asks the same. */
  range: { from: number; to: number }
}

/** What the page, the URL and the shopper tell a listing. `firstVisible` counts products from 0; `pages` are to be restored. */
export type ListingEvent =
  | { type: 'end.reached' }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'window.focused' }
  | { type: 'query.changed'; query: string; pages?: number }
  | { type: 'density.changed'; perPage: number; firstVisible: number; pages?: number | undefined }

type Rebase = Extract<ListingEvent, { type: 'density.changed' }>

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
    askFirstPages: assign((_, params: { query: string; pages: number }) => ({
      query: params.query,
      page: 0,
      automatic: 0,
      range: { from: 1, to: params.pages },
    })),
    askNextPage: assign({
      range: ({ context }) => ({ from: context.page + 1, to: context.page + 1 }),
    }),
    askShownPages: assign({ range: ({ context }) => ({ from: 1, to: context.page }) }),
    rebase: assign((_, { perPage, firstVisible, pages }: Rebase) => ({
      perPage,
      range: { from: 1, to: pages ?? Math.floor(firstVisible / perPage) + 1 },
    })),
    count: assign(({ context }, { pageCount }: PageReply) => ({
      page: Math.min(context.range.to, pageCount),
      pageCount,
      automatic: context.page === 0 ? context.range.to - 1 : context.automatic,
    })),
  },
  delays: { patience: 200 },
  guards: {
    answersOther: ({ context }, reply: PageReply) => reply.query !== context.query,
    isEmpty: ({ context }) => context.pageCount === 0,
    isComplete: ({ context }) => context.page === context.pageCount,
    isTiring: ({ context }) => context.automatic >= automaticPages,
    startsOver: ({ context }) => context.range.from === 1,
    isOtherQuery: ({ context }, query: string) => query !== context.query,
    isOtherDensity: ({ context }, perPage: number) => perPage !== context.perPage,
  },
})
