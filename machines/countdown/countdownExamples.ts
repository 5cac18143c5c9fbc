import type { AllowedRace } from '../tools/machineExamples.ts'
import { defineExamples } from '../tools/machineExamples.ts'
import { countdownMachine } from './countdown.ts'

/** Events of the countdown machine whose order matters, and why that is right. */
const countdownRaces: readonly AllowedRace[] = [
  {
    events: [['deadline.changed'], ['deadline.changed']],
    states: ['expired', 'running'],
    fields: ['deadline', 'remaining'],
    reason: 'The newest deadline counts.',
  },
]

export const now = () => Date.UTC(2026, 0, 1)

/** Inputs, events and outputs for tests and simulations of the countdown machine. */
export const countdownExamples = defineExamples({
  machine: countdownMachine,
  races: countdownRaces,
  inputs: {
    'ninety seconds and a half': { deadline: now() + 90_500, now },
    'a deadline that has passed': { deadline: now() - 1, now },
  },
  events: { 'deadline.changed': [{ deadline: now() + 5000 }, { deadline: now() }] },
  delays: { tick: ({ remaining }) => remaining % 1000 || 1000 },
})
