import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the navigation machine whose order matters, and why that is right. */
export const navigationRaces: readonly AllowedRace[] = [
  {
    events: [
      ['address.changed'],
      [
        'address.changed',
        'loadPage done',
        'loadPage error',
        'loadCode done',
        'after skeletonDelay',
      ],
    ],
    states: ['loading.preview', 'loading.skeleton', 'loading.stale', 'shown'],
    fields: ['current', 'emitted events', 'pending effects', 'requested'],
    reason:
      'The newest address counts. What loads for an earlier one is shown if it comes before, and ignored afterwards.',
  },
  {
    events: [['after skeletonDelay'], ['loadCode done']],
    states: ['loading.preview', 'loading.skeleton'],
    reason: 'A skeleton stays until the page is complete, so that a slow page changes only once.',
  },
]
