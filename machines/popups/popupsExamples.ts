import { examplesOf } from '../tools/machineExamples.ts'
import { popupsMachine } from './popups.ts'
import { popupsRaces } from './popupsRaces.ts'

/** Inputs, events and outputs for tests and simulations of the popups machine. */
export const popupsExamples = examplesOf({
  machine: popupsMachine,
  races: popupsRaces,
  inputs: {
    'a first visit': { dismissed: [], isInterrupted: false, needsConsent: true },
    'a visit after a choice of cookies': {
      dismissed: [],
      isInterrupted: false,
      needsConsent: false,
    },
    'a visit after the newsletter': {
      dismissed: ['newsletter'],
      isInterrupted: false,
      needsConsent: false,
    },
    'a reload just after a dismissal': {
      dismissed: ['newsletter'],
      isInterrupted: true,
      needsConsent: false,
    },
  },
  exploreWhile: ({ dismissed }) => dismissed.length < 3,
  events: {
    'campaign.requested': [{ key: 'new-year-1' }],
    'dismissal.received': [{ key: 'new-year-1' }, { key: 'newsletter' }],
  },
  delays: { second: 1000 },
})
