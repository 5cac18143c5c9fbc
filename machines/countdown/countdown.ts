import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** `deadline` and `now` are milliseconds since 1970 by the server's clock. */
export interface CountdownInput {
  deadline: number
  now: () => number
}

interface Context extends CountdownInput {
  /** Milliseconds left, never below 0. */
  remaining: number
}

type Events = { type: 'deadline.changed'; deadline: number } | { type: 'page.shown' }

const remainingOf = ({ deadline, now }: CountdownInput) => Math.max(0, deadline - now())

const countdown = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as CountdownInput,
    meta: {} as StateMeta,
  },
  delays: { tick: ({ context }) => context.remaining % 1000 || 1000 },
  actions: { readClock: assign({ remaining: ({ context }) => remainingOf(context) }) },
  guards: { isExpired: ({ context }) => context.remaining === 0 },
})

/** Counts down to a deadline in whole seconds by the clock, so that it stays correct after sleep. */
export const countdownMachine = countdown.createMachine({
  id: 'countdown',
  context: ({ input }) => ({ ...input, remaining: remainingOf(input) }),
  initial: 'running',
  on: {
    'deadline.changed': {
      target: '.running',
      actions: [assign({ deadline: ({ event }) => event.deadline }), 'readClock'],
      description: 'A new deadline from the server',
    },
  },
  states: {
    running: {
      meta: { view: 'The time left as HH:MM:SS', spec: 'payment.qr.countdown' },
      always: { guard: 'isExpired', target: 'expired', description: 'No time is left' },
      after: {
        tick: {
          target: 'running',
          reenter: true,
          actions: 'readClock',
          description: 'The clock is read at each whole second',
        },
      },
      on: {
        'page.shown': {
          target: 'running',
          reenter: true,
          actions: 'readClock',
          description: 'The page is visible again: the clock is read immediately',
        },
      },
    },
    expired: { meta: { view: '00:00:00', spec: 'payment.qr.countdown' } },
  },
})
