import { and, not, stateIn } from 'xstate'
import { type CartReply, cart } from './cartSetup.ts'

const replyOf = ({ event }: { event: { output: CartReply } }) => event.output

/** Adds, one after the other. */
export const adding = cart.createStateConfig({
  meta: { view: 'What is on its way into the bag', spec: 'cart.add.queue' },
  initial: 'idle',
  states: {
    idle: {
      meta: { view: 'Nothing on its way into the bag', spec: 'cart.add.queue' },
      always: {
        guard: and([
          'hasAdds',
          not(stateIn('#cart.content.loading')),
          not(stateIn('#cart.content.frozen')),
        ]),
        target: 'requesting',
        actions: 'startAdd',
        description: 'The next add sets off, unless the bag loads or changes hands',
      },
    },
    requesting: {
      meta: { view: 'Adding to cart...', spec: 'errors.cart.progress-add' },
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => context.currentAdd,
        onDone: [
          {
            guard: 'isUpToDate',
            target: 'idle',
            actions: [
              'finishAdd',
              { type: 'syncLines', params: replyOf },
              { type: 'emitAddFinished', params: { outcome: 'added' } },
            ],
            description: 'The bag has it',
          },
          {
            target: 'idle',
            actions: [
              'finishAdd',
              'markStale',
              { type: 'emitAddFinished', params: { outcome: 'added' } },
            ],
            description: 'The bag has it; other wishes overlapped',
          },
        ],
        onError: {
          target: 'idle',
          actions: [
            'finishAdd',
            'markStale',
            {
              type: 'emitAddFinished',
              params: ({ event }) => ({ outcome: 'failed', error: event.error }),
            },
          ],
          description: 'This add failed; the others go on',
        },
      },
    },
  },
})
