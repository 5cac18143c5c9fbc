import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { searchMachine } from './search.ts'

/** Events of the search machine whose order matters, and why that is right. */
const searchRaces: readonly AllowedRace[] = [
  {
    events: [
      [
        'term.typed',
        'term.composed',
        'suggestion.selected',
        'term.submitted',
        'option.moved',
        'composition.ended',
      ],
      [
        'term.typed',
        'term.composed',
        'suggestion.selected',
        'history.cleared',
        'search.closed',
        'term.submitted',
      ],
    ],
    states: ['composing', 'debouncing', 'found', 'idle'],
    fields: ['activeIndex', 'count', 'emitted events', 'history', 'resultsTerm', 'term'],
    reason: 'The shopper’s last action counts.',
  },
  {
    events: [
      ['suggest done', 'suggest error'],
      ['term.typed', 'term.composed'],
    ],
    fields: ['count', 'resultsTerm'],
    reason: 'The previous suggestions stay until those of the new text replace them.',
  },
  {
    events: [['after compositionPause'], ['composition.ended']],
    states: ['debouncing', 'searching'],
    fields: ['pending effects'],
    reason: 'The text is searched after the pause or after the debounce, whichever ends first.',
  },
]

const entryOf = (value: string) => ({ value, url: `/product/${value}` })
const terms = ['', 'si', 'silk', 'ผ้าไหม'].map((term) => ({ term }))

/** Inputs, events and outputs for tests and simulations of the search machine. */
export const searchExamples = defineExamples({
  machine: searchMachine,
  races: searchRaces,
  inputs: {
    'an empty history': { history: [] },
    'a full history': { history: [...'cdefgh'].map(entryOf) },
  },
  events: {
    'term.typed': terms,
    'term.composed': terms,
    'term.submitted': ({ term }) => [{ term }, { term: ' ' }, { term: 'si' }],
    'option.moved': [{ by: 1 }, { by: -1 }],
    'suggestion.selected': [entryOf('a'), entryOf('b'), undefined].map((product) => ({ product })),
  },
  outputs: {
    suggest: ({ term }) => [
      { term, count: 2 },
      { term, count: 0 },
      { term: 'a text of before', count: 9 },
    ],
  },
  delays: { debounce: 250, compositionPause: 600 },
})
