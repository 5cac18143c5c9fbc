import type { AllowedRace } from '../tools/machineExamples.ts'
import { defineExamples } from '../tools/machineExamples.ts'
import { removedLineMachine } from './removedLine.ts'

/** Events of the removedLine machine whose order matters, and why that is right. */
const removedLineRaces: readonly AllowedRace[] = [
  {
    events: [['removal.undone'], ['line.returned', 'after undoTime']],
    states: ['expired', 'undone'],
    reason: 'The first of both ends the five seconds.',
  },
]

/** Inputs, events and outputs for tests and simulations of the removedLine machine. */
export const removedLineExamples = defineExamples({
  machine: removedLineMachine,
  races: removedLineRaces,
  inputs: { 'a removed dress': undefined },
  delays: { undoTime: 5000 },
  events: {},
  outputs: {},
})
