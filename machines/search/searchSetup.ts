import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/**
 * Whether a term requests suggestions: from three characters on, or from two if none of them is a Latin letter, since Thai
 * words such as ดำ and sizes such as 39 have no more. Gateway and CMS have the same rule (contract/rules/searchLength.ts).
 */
export function isLongEnough(term: string): boolean {
  const characters = [...term.replace(/\p{Cf}/gu, '').trim()]
  return characters.length >= (/\p{Script=Latin}/u.test(term) ? 3 : 2)
}

/** The maximum number of products in the history. */
export const maxHistoryLength = 6

/** A product that was opened from the search. */
export interface HistoryEntry {
  value: string
  url: string
}

/** The number of suggestions for `term`. Apollo's cache holds the suggestions. */
export interface SuggestResponse {
  term: string
  count: number
}

/** Events that the search emits. */
export type SearchEmittedEvent =
  | { type: 'term.searched'; term: string }
  | { type: 'option.selected'; index: number }
  | { type: 'history.changed'; history: readonly HistoryEntry[] }
  | { type: 'search.finished' }

interface Context {
  term: string
  /** The term of the displayed results; empty when there are none. */
  resultsTerm: string
  count: number
  /** The index of the active suggestion; -1 for the text field. */
  activeIndex: number
  history: readonly HistoryEntry[]
}

type Events =
  | { type: 'term.typed'; term: string }
  | { type: 'term.submitted'; term: string }
  | { type: 'term.composed'; term: string }
  | { type: 'composition.ended' }
  | { type: 'option.moved'; by: 1 | -1 }
  | { type: 'suggestion.selected'; product: HistoryEntry | undefined }
  | { type: 'history.cleared' }
  | { type: 'search.retried' }
  | { type: 'search.closed' }

/** Types, actors, actions and guards of the search machine. */
export const search = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as SearchEmittedEvent,
    input: {} as { history: readonly HistoryEntry[] },
    meta: {} as StateMeta,
  },
  actors: { suggest: effect<SuggestResponse, { term: string }>('suggest') },
  delays: { debounce: 250, compositionPause: 600 },
  actions: {
    setTerm: assign((_, term: string) => ({ term: term.trim(), activeIndex: -1 })),
    clearResults: assign({ resultsTerm: '', count: 0 }),
    setResults: assign((_, { term, count }: SuggestResponse) => ({ resultsTerm: term, count })),
    moveActive: assign({
      activeIndex: ({ context: { activeIndex, count } }, by: number) => {
        const places = count + 1
        return ((activeIndex + 1 + by + places) % places) - 1
      },
    }),
    addToHistory: assign(({ context }, product: HistoryEntry | undefined) => {
      if (product === undefined) return {}
      const others = context.history.filter(({ url }) => url !== product.url)
      return { history: [product, ...others].slice(0, maxHistoryLength) }
    }),
    clearHistory: assign({ history: [] }),
    reset: assign({ term: '', resultsTerm: '', count: 0, activeIndex: -1 }),
    emitTermSearched: emit(({ context }) => ({
      type: 'term.searched' as const,
      term: context.term,
    })),
    emitOptionSelected: emit(({ context }) => ({
      type: 'option.selected' as const,
      index: context.activeIndex,
    })),
    emitFinished: emit({ type: 'search.finished' }),
    emitHistoryChanged: emit(({ context }) => ({
      type: 'history.changed' as const,
      history: context.history,
    })),
  },
  guards: {
    isLongEnough: (_, term: string) => isLongEnough(term),
    isBlank: (_, term: string) => term.trim() === '',
    hasActiveOption: ({ context }) => context.activeIndex >= 0,
    isOutdated: ({ context }, { term }: SuggestResponse) => term !== context.term,
    isEmpty: (_, { count }: SuggestResponse) => count === 0,
    isProduct: (_, product: HistoryEntry | undefined) => product !== undefined,
  },
})
