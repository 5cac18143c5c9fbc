import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { listingMachine, type PagedQuery } from './listing.ts'

/** Returns the query of a category. */
export const categoryQuery = (category: string): PagedQuery => ({
  filter: { within: category },
  sort: 'DEFAULT',
  after: 0,
})

const dresses = categoryQuery('dresses')
const shoes = categoryQuery('shoes')

/** Events of the listing machine whose order matters, and why that is right. */
const listingRaces: readonly AllowedRace[] = [
  {
    events: [['density.changed'], ['query.changed', 'density.changed']],
    states: ['loading.skeleton', 'loading.stale'],
    fields: ['pending effects', 'requestedPages'],
    reason:
      'The newest density counts, and restores its own number of pages; a new query begins with its own.',
  },
  {
    events: [['loadPages done'], ['query.changed']],
    states: ['loading.skeleton', 'loading.stale'],
    fields: ['pageCount'],
    reason:
      'The new query is loading either way. A grid that was shown before stays dimmed; without one there are skeletons.',
  },
  {
    events: [['density.changed'], ['loadPages done']],
    states: ['loading.skeleton', 'shown.changingDensity'],
    fields: ['automaticPages', 'page', 'pageCount'],
    reason:
      'The pages are requested in the new density either way, under a grid if one was shown before.',
  },
  {
    events: [['query.changed'], ['query.expected']],
    fields: ['pending effects', 'prefetchedQuery'],
    reason:
      'A new query stops the prefetch of another one; a query that is expected afterwards is prefetched.',
  },
  {
    events: [['density.changed'], ['query.expected']],
    fields: ['pending effects'],
    reason:
      'A prefetch has the density of its time; a page of another one is requested when needed.',
  },
  {
    events: [['density.changed'], ['end.reached', 'more.requested']],
    fields: ['automaticPages'],
    reason:
      'The pages are requested in the new density either way; only the count of automatic pages knows whether one was requested before.',
  },
  {
    events: [['end.reached'], ['window.focused']],
    states: ['shown.loadingMore', 'shown.refreshing'],
    fields: ['automaticPages', 'pending effects', 'requestedPages'],
    reason:
      'A refresh goes first; the end of the grid, which is still in view, then requests the next page.',
  },
  {
    events: [['more.requested'], ['loadPages done', 'loadPages error']],
    states: ['empty', 'shown.complete', 'shown.loadingMore', 'shown.ready'],
    fields: ['automaticPages', 'page', 'pageCount', 'pending effects', 'requestedPages'],
    reason:
      'The next page replaces a refresh; after the refresh there may be no next page, or one that loads automatically.',
  },
]

/** Inputs, events and outputs for tests and simulations of the listing machine. */
export const listingExamples = defineExamples({
  machine: listingMachine,
  races: listingRaces,
  inputs: {
    'a first visit': { query: dresses, perPage: 12 },
    'going back': { query: dresses, perPage: 12, pages: 3 },
  },
  events: {
    'query.changed': [{ query: shoes }, { query: dresses, pages: 2 }],
    'query.expected': [{ query: shoes }],
    'density.changed': [
      { perPage: 16, firstVisible: 0 },
      { perPage: 16, firstVisible: 0, pages: 3 },
      { perPage: 12, firstVisible: 33 },
    ],
  },
  delays: { skeletonDelay: 200 },
  // Its failure is ignored: the request of the query itself reports it.
  errors: { prefetchQuery: [] },
  outputs: {
    loadPages: ({ query }) => [
      { query, pageCount: 0 },
      { query, pageCount: 3 },
      { query, pageCount: 8 },
      { query: categoryQuery('bags'), pageCount: 1 },
    ],
  },
})
