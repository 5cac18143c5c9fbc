import { examplesOf } from '../tools/machineExamples.ts'
import { popupsMachine } from './popups.ts'
import { popupsRaces } from './popupsRaces.ts'

/** Inputs, events and outputs for tests and simulations of the popups machine. */
export const popupsExamples = examplesOf({
  machine: popupsMachine,
  races: popupsRaces,
  inputs: {
    'a first visit': { dismissed: [], cooldown: 0, needsConsent: true },
    'a visit after a choice of cookies': { dismissed: [], cooldown: 0, needsConsent: false },
    'a reload just after a dismissal': {
      dismissed: ['new-year-1'],
      cooldown: 30_000,
      needsConsent: false,
    },
  },
  exploreWhile: ({ dismissed, queue }) => dismissed.length < 3 && queue.length < 3,
  events: {
    'popup.requested': [{ kind: 'campaign', key: 'new-year-1' }],
    'dismissal.received': [{ key: 'new-year-1' }],
    // The machine raises it itself.
    'delay.ended': [],
  },
  delays: { second: 1000, cooldown: 30_000 },
})
