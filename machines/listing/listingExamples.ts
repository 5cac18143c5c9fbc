import { examplesOf } from '../tools/machineExamples.ts'
import { listingMachine } from './listing.ts'
import { listingRaces } from './listingRaces.ts'

/** Inputs, events and outputs for tests and simulations of the listing machine. */
export const listingExamples = examplesOf({
  machine: listingMachine,
  races: listingRaces,
  inputs: {
    'a first visit': { query: 'dresses', perPage: 12 },
    'going back': { query: 'dresses', perPage: 12, pages: 3 },
  },
  events: {
    'query.changed': [{ query: 'shoes' }, { query: 'dresses', pages: 2 }],
    'density.changed': [
      { perPage: 16, firstVisible: 0 },
      { perPage: 16, firstVisible: 0, pages: 3 },
      { perPage: 12, firstVisible: 33 },
    ],
  },
  delays: { skeletonDelay: 200 },
  outputs: {
    loadPages: ({ query }) => [
      { query, pageCount: 0 },
      { query, pageCount: 3 },
      { query, pageCount: 8 },
      { query: 'a filter of before', pageCount: 1 },
    ],
  },
})
