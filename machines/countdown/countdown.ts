import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** `deadline` in milliseconds since 1970; `now` tells the server's time in the same, whatever the device thinks. */
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

/** Counts down to a deadline of the server in whole seconds; a sleeping device finds the right time again. */
export const countdownMachine = countdown.createMachine({
  id: 'countdown',
  context: ({ input }) => ({ ...input, remaining: remainingOf(input) }),
  initial: 'running',
  on: {
    'deadline.changed': {
      target: '.running',
      actions: [assign({ deadline: ({ event }) => event.deadline }), 'readClock'],
      description: 'The server set another deadline',
    },
  },
  states: {
    running: {
      meta: { view: 'The time left as HH:MM:SS', spec: 'payment.qr.countdown' },
      always: { guard: 'isExpired', target: 'expired', description: 'Nothing is left' },
      after: {
        tick: {
          target: 'running',
          reenter: true,
          actions: 'readClock',
          description: 'At each whole second the clock is read, not counted',
        },
      },
      on: {
        'page.shown': {
          target: 'running',
          reenter: true,
          actions: 'readClock',
          description: 'Back after sleep or another tab: the clock is read at once',
        },
      },
    },
    expired: { meta: { view: '00:00:00', spec: 'payment.qr.countdown' } },
  },
})
