import { type SuggestResponse, search } from './searchSetup.ts'

const termOf = ({ event }: { event: { term: string } }) => event.term
const reply = ({ event }: { event: { output: SuggestResponse } }) => event.output

const tooShort = {
  target: '.idle',
  actions: [{ type: 'setTerm', params: termOf }, 'clearResults'],
  description: 'Too short for suggestions: results are cleared',
} as const

/** The search drawer: debounces input, drops outdated responses and tracks the active suggestion. */
export const searchMachine = search.createMachine({
  id: 'search',
  context: ({ input }) => ({
    term: '',
    resultsTerm: '',
    count: 0,
    activeIndex: -1,
    history: input.history,
  }),
  initial: 'idle',
  on: {
    'term.typed': [
      {
        guard: { type: 'isLongEnough', params: termOf },
        target: '.debouncing',
        actions: { type: 'setTerm', params: termOf },
        description: 'Long enough for suggestions',
      },
      tooShort,
    ],
    'term.composed': [
      {
        guard: { type: 'isLongEnough', params: termOf },
        target: '.composing',
        actions: { type: 'setTerm', params: termOf },
        description: 'A key during composition: the pause restarts',
      },
      tooShort,
    ],
    'term.submitted': [
      {
        guard: 'hasActiveOption',
        actions: 'emitOptionSelected',
        description: 'Enter on a suggestion opens it',
      },
      {
        guard: { type: 'isBlank', params: termOf },
        description: 'An empty field: nothing to search for',
      },
      {
        target: '.closing',
        actions: [{ type: 'setTerm', params: termOf }, 'emitTermSearched'],
        description: 'Enter skips the delay: opens the shop with this text, however short',
      },
    ],
    'suggestion.selected': [
      {
        guard: { type: 'isProduct', params: ({ event }) => event.product },
        target: '.closing',
        actions: [
          { type: 'addToHistory', params: ({ event }) => event.product },
          'emitHistoryChanged',
        ],
        description: 'A product: added to the history and opened',
      },
      { target: '.closing', description: 'A category or a brand: opened' },
    ],
    'history.cleared': {
      target: '.closing',
      actions: ['clearHistory', 'emitHistoryChanged'],
      description: 'Clear: the history is empty and the drawer closes',
    },
    'search.closed': { target: '.closing', description: 'Escape, or the close button' },
  },
  states: {
    idle: {
      meta: {
        view: 'Trending keywords, popular collections, history',
        spec: 'search.start.trending',
      },
    },
    composing: {
      meta: { view: 'The previous results, if any', spec: 'search.composition' },
      on: {
        'composition.ended': {
          target: 'debouncing',
          description: 'A space or a chosen candidate completes the word',
        },
      },
      after: {
        compositionPause: {
          target: 'searching',
          description:
            '600 ms without another key: search anyway, as Android keyboards compose until a space',
        },
      },
    },
    debouncing: {
      meta: { view: 'The previous results, if any', spec: 'search.debounce' },
      after: { debounce: { target: 'searching', description: '250 ms without another character' } },
    },
    searching: {
      meta: {
        view: 'The previous results, if any, and a progress indicator',
        spec: 'search.previous-results',
      },
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ term: context.term }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: reply },
            target: 'searching',
            reenter: true,
            description: 'A response to another text is dropped',
          },
          {
            guard: { type: 'isEmpty', params: reply },
            target: 'noResults',
            actions: { type: 'setResults', params: reply },
            description: 'No suggestions',
          },
          {
            target: 'found',
            actions: { type: 'setResults', params: reply },
            description: 'Suggestions',
          },
        ],
        onError: { target: 'failed', actions: 'clearResults', description: 'The request failed' },
      },
    },
    found: {
      meta: { view: 'The suggestions for this text', spec: 'search.suggestions.types' },
      on: {
        'option.moved': {
          actions: { type: 'moveActive', params: ({ event }) => event.by },
          description: 'Arrow keys, wrapping around through the text field',
        },
      },
    },
    noResults: { meta: { view: 'No result found', spec: 'errors.empty.search' } },
    failed: {
      meta: { view: 'Something went wrong, and a Try again button', spec: 'search.failure' },
      on: { 'search.retried': { target: 'searching', description: 'Try again' } },
    },
    closing: {
      meta: { view: 'The drawer is closed', spec: 'search.suggestions.navigate' },
      entry: ['reset', 'emitFinished'],
      always: { target: 'idle', description: 'Ready for the next search' },
    },
  },
})
