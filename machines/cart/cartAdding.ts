import { and, not, stateIn } from 'xstate'
import { errorMessageOf } from '../tools/effect.ts'
import { type CartResponse, cart, isSoldOut } from './cartSetup.ts'

const responseOf = ({ event }: { event: { output: CartResponse } }) => event.output

const emitAdded = {
  type: 'emitAddFinished',
  params: { outcome: 'added', message: 'Item added to cart' },
} as const

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
            actions: ['finishAdd', { type: 'syncLines', params: responseOf }, emitAdded],
            description: 'Added',
          },
          {
            target: 'idle',
            actions: ['finishAdd', 'markStale', emitAdded],
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
              params: ({ event: { error } }) => ({
                outcome: isSoldOut(error) ? 'soldOut' : 'failed',
                message: errorMessageOf(error, 'Failed to add item to cart'),
              }),
            },
          ],
          description: 'This add failed; the others continue',
        },
      },
    },
  },
})
