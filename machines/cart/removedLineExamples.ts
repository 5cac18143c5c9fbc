import { examplesOf } from '../tools/machineExamples.ts'
import { removedLineMachine } from './removedLine.ts'

/** Inputs, events and outputs for tests and simulations of the removedLine machine. */
export const removedLineExamples = examplesOf({
  machine: removedLineMachine,
  inputs: { 'a removed dress': undefined },
  delays: { undoTime: 5000 },
  events: {},
  outputs: {},
})
