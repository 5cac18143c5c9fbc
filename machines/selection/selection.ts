import { assertEvent, assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import type { Chosen, Selection } from './variations.ts'

/** `requested` are the swatches of a link, by option slug. */
export interface SelectionInput {
  requested?: Chosen
}

/** `soldOut`: the last piece was sold after the page was loaded. */
export interface AddReply {
  status: 'added' | 'soldOut'
}

type Events =
  | { type: 'swatch.selected'; option: string; swatch: string }
  | { type: 'selection.cleared' }
  | { type: 'link.followed'; requested: Chosen }
  | { type: 'add.requested'; chosen: Chosen }

const selection = setup({
  types: {
    context: {} as Selection,
    events: {} as Events,
    input: {} as SelectionInput,
    meta: {} as StateMeta,
  },
  actors: { addToBag: effect<AddReply, { chosen: Chosen }>('addToBag') },
  guards: { isRejected: (_, { status }: AddReply) => status === 'soldOut' },
})

/**
 * What a shopper has chosen of a product, and adding it to the bag. The product and its stock are in the data client;
 * what can be added follows from both (`availabilityOf`).
 */
export const selectionMachine = selection.createMachine({
  id: 'selection',
  context: ({ input: { requested = {} } }) => ({ requested, picked: {} }),
  initial: 'idle',
  on: {
    'swatch.selected': {
      actions: assign({
        picked: ({ context, event }) => ({ ...context.picked, [event.option]: event.swatch }),
      }),
      description: 'A swatch is added to the selection, or replaces the one of its option',
    },
    'selection.cleared': {
      actions: assign({ requested: undefined, picked: {} }),
      description: 'Clear',
    },
    'link.followed': {
      target: '.idle',
      actions: assign({ requested: ({ event }) => event.requested, picked: {} }),
      description: 'A link to the same product replaces the selection by its own',
    },
    'add.requested': {
      target: '.adding',
      description: 'Add to bag, when every option is chosen and in stock',
    },
  },
  states: {
    idle: { meta: { view: 'The options and the button', spec: 'product.add.disabled' } },
    adding: {
      meta: { view: 'Adding to cart...', spec: 'product.add.once' },
      on: { 'add.requested': { description: 'A second press is ignored' } },
      invoke: {
        id: 'addToBag',
        src: 'addToBag',
        input: ({ event }) => {
          assertEvent(event, 'add.requested')
          return { chosen: event.chosen }
        },
        onDone: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'rejected',
            description: 'Sold out in the meantime',
          },
          { target: 'added', description: 'Added' },
        ],
        onError: { target: 'failed', description: 'Not added' },
      },
    },
    added: {
      meta: {
        view: 'Item added to cart, and the bag opens',
        spec: 'product.add.success.mini-cart',
      },
    },
    rejected: {
      meta: {
        view: 'The server’s message; the swatch is crossed out',
        spec: 'product.add.sold-out',
      },
    },
    failed: {
      meta: {
        view: 'The server’s message, or Failed to add item to cart',
        spec: 'errors.cart.add',
      },
    },
  },
})
