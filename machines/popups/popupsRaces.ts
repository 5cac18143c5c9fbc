import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the popups machine whose order matters, and why that is right. */
export const popupsRaces: readonly AllowedRace[] = [
  {
    events: [
      ['interaction.ended', 'overlay.closed'],
      ['interaction.started', 'overlay.opened'],
    ],
    states: [
      'consent.shown',
      'consent.waiting',
      'queue.campaign',
      'queue.newsletter',
      'queue.none',
    ],
    fields: ['isInteracting', 'isOverlayOpen'],
    reason: 'Popups wait as long as the last of both says.',
  },
  {
    events: [['after second'], ['page.hidden']],
    states: ['newsletterTimer.elapsed', 'newsletterTimer.paused', 'queue.newsletter', 'queue.none'],
    fields: ['queue', 'visibleSeconds'],
    reason: 'A second counts if it ends while the page is visible.',
  },
  {
    events: [
      ['dismissal.received', 'popup.dismissed'],
      [
        'popup.requested',
        'interaction.started',
        'overlay.opened',
        'interaction.ended',
        'overlay.closed',
      ],
    ],
    states: ['cooldown.active', 'cooldown.inactive'],
    fields: ['dismissed', 'emitted events', 'isCoolingDown', 'queue'],
    reason:
      'Closing the shown popup starts the half minute without popups; one that has given way by then is not closed, and is shown later.',
  },
  {
    events: [['dismissal.received'], ['popup.dismissed']],
    fields: ['dismissed', 'emitted events'],
    reason: 'A popup that another tab closed is closed once, and remembered there.',
  },
  {
    events: [['after cooldown'], ['dismissal.received']],
    states: ['cooldown.active', 'cooldown.inactive'],
    fields: ['emitted events', 'isCoolingDown'],
    reason: 'Each closed popup starts half a minute without popups.',
  },
  {
    events: [['after second'], ['interaction.started', 'overlay.opened']],
    fields: ['queue'],
    reason:
      'A campaign that gives way before the newsletter is due is shown after it, and one that gives way later before it.',
  },
]
