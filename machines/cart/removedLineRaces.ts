import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the removedLine machine whose order matters, and why that is right. */
export const removedLineRaces: readonly AllowedRace[] = [
  {
    events: [['removal.undone'], ['line.returned', 'after undoTime']],
    states: ['expired', 'undone'],
    reason: 'The first of both ends the five seconds.',
  },
]
