import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the countdown machine whose order matters, and why that is right. */
export const countdownRaces: readonly AllowedRace[] = [
  {
    events: [['deadline.changed'], ['deadline.changed']],
    states: ['expired', 'running'],
    fields: ['deadline', 'remaining'],
    reason: 'The newest deadline counts.',
  },
]
