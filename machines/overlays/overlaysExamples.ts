import { examplesOf } from '../tools/machineExamples.ts'
import { overlaysMachine } from './overlays.ts'
import { overlaysRaces } from './overlaysRaces.ts'

/** Inputs, events and outputs for tests and simulations of the overlays machine. */
export const overlaysExamples = examplesOf({
  machine: overlaysMachine,
  races: overlaysRaces,
  inputs: { 'a page': undefined },
  events: {
    'quickView.opened': [{ subject: 'silk-slip-dress' }, { subject: 'linen-shirt' }],
    'options.opened': [{ subject: 'silk-slip-dress' }],
  },
})
