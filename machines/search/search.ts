import { type SuggestReply, search } from './searchSetup.ts'

const termOf = ({ event }: { event: { term: string } }) => event.term
const reply = ({ event }: { event: { output: SuggestReply } }) => event.output

const tooShort = {
  target: '.idle',
  actions: [{ type: 'remember', params: termOf }, 'clear'],
  description: 'Fewer than three characters: results are cleared',
} as const

/** The search drawer: when to ask, which reply counts, and what the keyboard points at. */
export const searchMachine = search.createMachine({
  id: 'search',
  context: ({ input }) => ({
    term: '',
    answered: '',
    count: 0,
    active: -1,
    history: input.history,
  }),
  initial: 'idle',
  on: {
    'term.typed': [
      {
        guard: { type: 'isLong', params: termOf },
        target: '.waiting',
        actions: { type: 'remember', params: termOf },
        description: 'Three characters or more',
      },
      tooShort,
    ],
    'term.composed': [
      {
        guard: { type: 'isLong', params: termOf },
        target: '.composing',
        actions: { type: 'remember', params: termOf },
        description: 'A key into a word that the keyboard still holds: the pause begins anew',
      },
      tooShort,
    ],
    'term.submitted': [
      {
        guard: 'hasActive',
        actions: 'reportActive',
        description: 'Enter on a suggestion goes where it leads',
      },
      {
        guard: { type: 'isLong', params: termOf },
        target: '.left',
        actions: [{ type: 'remember', params: termOf }, 'reportTerm'],
        description: 'Enter beats the wait: to the shop with this text',
      },
      { description: 'Fewer than three characters: nothing to search for' },
    ],
    'suggestion.picked': [
      {
        guard: { type: 'isProduct', params: ({ event }) => event.product },
        target: '.left',
        actions: [{ type: 'keepInHistory', params: ({ event }) => event.product }, 'reportHistory'],
        description: 'A product: remembered, and opened',
      },
      { target: '.left', description: 'A category or a brand: opened' },
    ],
    'history.cleared': {
      target: '.left',
      actions: ['forgetHistory', 'reportHistory'],
      description: 'Clear: the history is empty and the drawer closes',
    },
    'search.closed': { target: '.left', description: 'Escape, or the close button' },
  },
  states: {
    idle: {
      meta: { view: 'Trending keywords, popular collections, history', spec: '§4 Search' },
    },
    composing: {
      meta: { view: 'The results of before, if any', spec: '§4 Search' },
      on: {
        'composition.ended': {
          target: 'waiting',
          description: 'A space, or a candidate chosen: the word is whole',
        },
      },
      after: {
        settling: {
          target: 'searching',
          description:
            '600 ms without another key: the word counts. Keyboards of Android hold each until a space',
        },
      },
    },
    waiting: {
      meta: { view: 'The results of before, if any', spec: '§4 Search' },
      after: { debounce: { target: 'searching', description: '250 ms without another character' } },
    },
    searching: {
      meta: { view: 'The results of before, if any, and that it searches', spec: '§4 Search' },
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ term: context.term }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: reply },
            target: 'searching',
            reenter: true,
            description: 'An answer to another text is dropped',
          },
          {
            guard: { type: 'isEmpty', params: reply },
            target: 'resultless',
            actions: { type: 'accept', params: reply },
            description: 'Nothing was found',
          },
          {
            target: 'found',
            actions: { type: 'accept', params: reply },
            description: 'Suggestions',
          },
        ],
        onError: { target: 'failed', actions: 'clear', description: 'No answer' },
      },
    },
    found: {
      meta: { view: 'The suggestions for this text', spec: '§4 Search' },
      on: {
        'option.moved': {
          actions: { type: 'move', params: ({ event }) => event.by },
          description: 'Arrow keys, around the ends through the text itself',
        },
      },
    },
    resultless: { meta: { view: 'No result found', spec: '§8 Empty states' } },
    failed: {
      meta: { view: 'Something went wrong, and a Try again button', spec: '§8' },
      on: { 'search.retried': { target: 'searching', description: 'Try again' } },
    },
    left: {
      meta: { view: 'The drawer is closed', spec: '§4 Search' },
      entry: ['reset', 'reportLeaving'],
      always: { target: 'idle', description: 'Ready for the next time' },
    },
  },
})
