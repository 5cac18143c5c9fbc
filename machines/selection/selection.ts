import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import type { AddReport, AddRequest } from '../cart/cart.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import type { TypedTexts } from './texts.ts'
import type { Chosen, Selection } from './variations.ts'

/** `requested` are the swatches of a link, by option slug; `cart` is requested to add the product. */
export interface SelectionInput {
  requested?: Chosen
  cart: AnyActorRef
}

interface Context extends Selection {
  cart: AnyActorRef
  texts: TypedTexts
}

type Events =
  | { type: 'swatch.selected'; option: string; swatch: string; chosen?: Chosen }
  | { type: 'selection.cleared' }
  | { type: 'link.followed'; requested: Chosen }
  | { type: 'text.switched'; option: string; isOn: boolean }
  | { type: 'text.entered'; option: string; text: string }
  | { type: 'add.requested'; request: AddRequest }
  | AddReport

const selection = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as SelectionInput,
    meta: {} as StateMeta,
  },
  actions: {
    requestAdd: sendTo(
      ({ context }) => context.cart,
      (_, request: AddRequest) => ({ type: 'add.requested', request }),
    ),
  },
  guards: {
    isAdded: (_, { outcome }: AddReport) => outcome === 'added',
    isSoldOut: (_, { outcome }: AddReport) => outcome === 'soldOut',
  },
})

/** A shopper's choice of a product, which the cart machine adds to the bag. */
export const selectionMachine = selection.createMachine({
  id: 'selection',
  context: ({ input: { requested = {}, cart } }) => ({ requested, picked: {}, texts: {}, cart }),
  initial: 'idle',
  on: {
    'swatch.selected': {
      actions: assign({
        picked: ({ context, event }) => ({
          ...context.picked,
          ...event.chosen,
          [event.option]: event.swatch,
        }),
      }),
      description: 'A swatch is added to the shown selection, or replaces the one of its option',
    },
    'selection.cleared': {
      actions: assign({ requested: undefined, picked: {} }),
      description: 'Clear',
    },
    'link.followed': {
      actions: assign({ requested: ({ event }) => event.requested, picked: {} }),
      description: 'A link to the same product replaces the selection by its own',
    },
    'text.switched': {
      actions: assign({
        texts: ({ context: { texts }, event: { option, isOn } }) => ({
          ...texts,
          [option]: { text: texts[option]?.text ?? '', isOn },
        }),
      }),
      description: 'A text is wanted or not; what was typed is retained',
    },
    'text.entered': {
      actions: assign({
        texts: ({ context: { texts }, event: { option, text } }) => ({
          ...texts,
          [option]: { isOn: true, text },
        }),
      }),
      description: 'The text of an option is typed',
    },
    'add.requested': {
      target: '.adding',
      actions: [
        { type: 'requestAdd', params: ({ event }) => event.request },
        assign({ picked: ({ event }) => event.request.chosen }),
      ],
      description: 'Add to bag, when every option is chosen and in stock, and every text complete',
    },
  },
  states: {
    idle: { meta: { view: 'The options and the button', spec: 'product.add.disabled' } },
    adding: {
      meta: { view: 'Adding to cart...', spec: 'product.add.once' },
      on: {
        'add.requested': { description: 'A second press is ignored' },
        'add.finished': [
          {
            guard: { type: 'isAdded', params: ({ event }) => event },
            target: 'added',
            description: 'Added',
          },
          {
            guard: { type: 'isSoldOut', params: ({ event }) => event },
            target: 'rejected',
            description: 'Sold out in the meantime',
          },
          { target: 'failed', description: 'Not added' },
        ],
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
