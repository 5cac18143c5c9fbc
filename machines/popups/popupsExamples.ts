import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { popupsMachine } from './popups.ts'

const popups = ['popup.campaign', 'popup.ended', 'popup.newsletter', 'popup.waiting']

/** Events of the popups machine whose order matters, and why that is right. */
const popupsRaces: readonly AllowedRace[] = [
  {
    events: [
      ['interaction.ended', 'page.freed'],
      ['interaction.started', 'page.occupied'],
    ],
    states: ['consent.shown', 'consent.waiting', ...popups],
    fields: ['emitted events', 'isInteracting', 'isOccupied'],
    reason: 'Popups wait as long as the last of both says; one that has opened between gives way.',
  },
  {
    events: [
      [
        'after second',
        'interaction.ended',
        'page.freed',
        'dismissal.received',
        'campaign.requested',
      ],
      ['interaction.started', 'page.occupied', 'dismissal.received', 'visit.interrupted'],
    ],
    states: popups,
    fields: ['emitted events'],
    reason: 'The popup that is due opens, unless something holds it back by then.',
  },
  {
    events: [['after second'], ['page.hidden']],
    states: [
      'newsletterTimer.elapsed',
      'newsletterTimer.paused',
      'popup.campaign',
      'popup.newsletter',
      'popup.waiting',
    ],
    fields: ['emitted events', 'visibleSeconds'],
    reason: 'A second counts if it ends while the page is visible.',
  },
  {
    events: [['popup.dismissed'], ['dismissal.received', 'interaction.started', 'page.occupied']],
    fields: ['campaigns', 'dismissed', 'emitted events'],
    reason: 'A popup that has given way, or was closed in another tab, is not closed again.',
  },
]

/** Inputs, events and outputs for tests and simulations of the popups machine. */
export const popupsExamples = defineExamples({
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
