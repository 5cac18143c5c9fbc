import type { AllowedRace } from '../tools/machineExamples.ts'
import { defineExamples } from '../tools/machineExamples.ts'
import { storesMachine } from './stores.ts'

/** Events of the stores machine whose order matters, and why that is right. */
const storesRaces: readonly AllowedRace[] = [
  {
    events: [['store.selected'], ['store.selected', 'store.deselected']],
    states: ['map.detail', 'map.overview'],
    fields: ['selected'],
    reason: 'The visitor’s last action counts.',
  },
]

/** Inputs, events and outputs for tests and simulations of the stores machine. */
export const storesExamples = defineExamples({
  machine: storesMachine,
  races: storesRaces,
  inputs: { 'the store locator': {}, 'a link to one store': { selected: 'siam' } },
  events: { 'store.selected': [{ slug: 'siam' }, { slug: 'ekkamai' }] },
  outputs: { locate: [{ lat: 13.75, lng: 100.5 }] },
})
