import { examplesOf } from '../tools/machineExamples.ts'
import { storesMachine } from './stores.ts'
import { storesRaces } from './storesRaces.ts'

/** Inputs, events and outputs for tests and simulations of the stores machine. */
export const storesExamples = examplesOf({
  machine: storesMachine,
  races: storesRaces,
  inputs: { 'the store locator': {}, 'a link to one store': { selected: 'siam' } },
  events: { 'store.selected': [{ slug: 'siam' }, { slug: 'ekkamai' }] },
  outputs: { locate: [{ lat: 13.75, lng: 100.5 }] },
})
