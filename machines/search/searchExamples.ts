import { examplesOf } from '../tools/machineExamples.ts'
import { searchMachine } from './search.ts'
import { searchRaces } from './searchRaces.ts'

const entryOf = (value: string) => ({ value, url: `/product/${value}` })
const terms = ['', 'si', 'silk', 'ผ้าไหม'].map((term) => ({ term }))

/** Inputs, events and outputs for tests and simulations of the search machine. */
export const searchExamples = examplesOf({
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
