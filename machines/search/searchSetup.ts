import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/meta.ts'

/** Characters from which suggestions are asked for. */
export const fewestCharacters = 3

/** Products that the history keeps at most. */
export const longestHistory = 6

/** A product that was opened from the search. */
export interface HistoryEntry {
  value: string
  url: string
}

/** How many suggestions can be picked; `term` is the text they answer. The suggestions stay in the cache. */
export interface SuggestReply {
  term: string
  count: number
}

/** What the search tells whoever listens. */
export type SearchNews =
  | { type: 'term.searched'; term: string }
  | { type: 'option.chosen'; index: number }
  | { type: 'history.changed'; history: readonly HistoryEntry[] }
  | { type: 'search.left' }

interface Context {
  term: string
  /** The text that the results shown answer; empty when none are shown. */
  answered: string
  count: number
  /** The suggestion that the keyboard points at; -1 for the text itself. */
  active: number
  history: readonly HistoryEntry[]
}

type Events =
  | { type: 'term.typed'; term: string }
  | { type: 'term.submitted'; term: string }
  | { type: 'term.composed'; term: string }
  | { type: 'composition.ended' }
  | { type: 'option.moved'; by: 1 | -1 }
  | { type: 'suggestion.picked'; product: HistoryEntry | undefined }
  | { type: 'history.cleared' }
  | { type: 'search.retried' }
  | { type: 'search.closed' }

/** The words search.ts is written in. */
export const search = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as SearchNews,
    input: {} as { history: readonly HistoryEntry[] },
    meta: {} as StateMeta,
  },
  actors: { suggest: effect<SuggestReply, { term: string }>('suggest') },
  delays: { debounce: 250, settling: 600 },
  actions: {
    remember: assign((_, term: string) => ({ term: term.trim(), active: -1 })),
    clear: assign({ answered: '', count: 0, active: -1 }),
    accept: assign((_, { term, count }: SuggestReply) => ({ answered: term, count, active: -1 })),
    move: assign({
      active: ({ context: { active, count } }, by: number) => {
        const places = count + 1
        return ((active + 1 + by + places) % places) - 1
      },
    }),
    keepInHistory: assign(({ context }, product: HistoryEntry | undefined) => {
      if (product === undefined) return {}
      const others = context.history.filter(({ url }) => url !== product.url)
      return { history: [product, ...others].slice(0, longestHistory) }
    }),
    forgetHistory: assign({ history: [] }),
    reset: assign({ term: '', answered: '', count: 0, active: -1 }),
    reportTerm: emit(({ context }) => ({ type: 'term.searched' as const, term: context.term })),
    reportActive: emit(({ context }) => ({
      type: 'option.chosen' as const,
      index: context.active,
    })),
    reportLeaving: emit({ type: 'search.left' }),
    reportHistory: emit(({ context }) => ({
      type: 'history.changed' as const,
      history: context.history,
    })),
  },
  guards: {
    isLong: (_, term: string) => [...term.trim()].length >= fewestCharacters,
    hasActive: ({ context }) => context.active >= 0,
    isOutdated: ({ context }, { term }: SuggestReply) => term !== context.term,
    isEmpty: (_, { count }: SuggestReply) => count === 0,
    isProduct: (_, product: HistoryEntry | undefined) => product !== undefined,
  },
})
