import { examplesOf } from '../tools/machineExamples.ts'
import { countdownMachine } from './countdown.ts'
import { countdownRaces } from './countdownRaces.ts'

export const now = () => Date.UTC(2026, 0, 1)

/** Inputs, events and outputs for tests and simulations of the countdown machine. */
export const countdownExamples = examplesOf({
  machine: countdownMachine,
  races: countdownRaces,
  inputs: {
    'ninety seconds and a half': { deadline: now() + 90_500, now },
    'a deadline that has passed': { deadline: now() - 1, now },
  },
  events: { 'deadline.changed': [{ deadline: now() + 5000 }, { deadline: now() }] },
  delays: { tick: ({ remaining }) => remaining % 1000 || 1000 },
})
