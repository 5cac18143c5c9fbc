import { examplesOf } from '../tools/examples.ts'
import { countdownMachine } from './countdown.ts'

export const now = () => Date.UTC(2026, 0, 1)

/** What a countdown machine may be told and answered. */
export const countdownExamples = examplesOf({
  machine: countdownMachine,
  starts: {
    'ninety seconds and a half': { deadline: now() + 90_500, now },
    'a deadline that has passed': { deadline: now() - 1, now },
  },
  events: { 'deadline.changed': [{ deadline: now() + 5000 }, { deadline: now() }] },
  delays: { tick: ({ remaining }) => remaining % 1000 || 1000 },
})
