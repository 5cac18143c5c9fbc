import { and, not, stateIn } from 'xstate'
import { type CartResponse, cart } from './cartSetup.ts'

const responseOf = ({ event }: { event: { output: CartResponse } }) => event.output

/** Adds items in sequence. */
export const adding = cart.createStateConfig({
  meta: { view: 'Adds in progress', spec: 'cart.add.queue' },
  initial: 'idle',
  states: {
    idle: {
      meta: { view: 'No add in progress', spec: 'cart.add.queue' },
      always: {
        guard: and([
          'hasAdds',
          not(stateIn('#cart.content.loading')),
          not(stateIn('#cart.content.frozen')),
        ]),
        target: 'requesting',
        actions: 'startAdd',
        description: 'The next add starts, unless the bag is loading or frozen',
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
              { type: 'syncLines', params: responseOf },
              { type: 'emitAddFinished', params: { outcome: 'added' } },
            ],
            description: 'Added',
          },
          {
            target: 'idle',
            actions: [
              'finishAdd',
              'markStale',
              { type: 'emitAddFinished', params: { outcome: 'added' } },
            ],
            description: 'Added; other changes overlapped',
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
          description: 'This add failed; the others continue',
        },
      },
    },
  },
})
