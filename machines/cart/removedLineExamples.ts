import { examplesOf } from '../tools/machineExamples.ts'
import { removedLineMachine } from './removedLine.ts'
import { removedLineRaces } from './removedLineRaces.ts'

/** Inputs, events and outputs for tests and simulations of the removedLine machine. */
export const removedLineExamples = examplesOf({
  machine: removedLineMachine,
  races: removedLineRaces,
  inputs: { 'a removed dress': undefined },
  delays: { undoTime: 5000 },
  events: {},
  outputs: {},
})
