import { type SuggestReply, search } from './searchSetup.ts'

const termOf = ({ event }: { event: { term: string } }) => event.term
const reply = ({ event }: { event: { output: SuggestReply } }) => event.output

const typed = [
  {
    guard: { type: 'isLong', params: termOf },
    target: '.waiting',
    actions: { type: 'remember', params: termOf },
    description: 'Three characters or more',
  },
  {
    target: '.idle',
    actions: [{ type: 'remember', params: termOf }, 'clear'],
    description: 'Fewer than three characters: results are cleared',
  },
] as const

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
    'term.typed': typed,
    'composition.ended': typed,
    'composition.started': {
      target: '.composing',
      description: 'Thai or another script is being composed',
    },
    'term.submitted': [
      {
        guard: 'hasActive',
        actions: 'reportActive',
        description: 'Enter on a suggestion goes where it leads',
      },
      {
        guard: { type: 'isFilled', params: termOf },
        target: '.left',
        actions: [{ type: 'remember', params: termOf }, 'reportTerm'],
        description: 'Enter beats the wait: to the shop with this text',
      },
      { description: 'Nothing to search for' },
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
      meta: { view: 'What was shown before', spec: '§4 Search' },
      on: {
        'term.typed': {
          actions: { type: 'remember', params: termOf },
          description: 'Half a word: nothing is asked yet',
        },
        'term.submitted': { description: 'Enter ends the composition, not the search' },
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
