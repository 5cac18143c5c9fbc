import { assertEvent, assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import type { TypedTexts } from './texts.ts'
import type { Chosen, Selection } from './variations.ts'

/** `requested` are the swatches of a link, by option slug. */
export interface SelectionInput {
  requested?: Chosen
}

/** `soldOut`: the last piece was sold after the page was loaded. */
export interface AddResponse {
  status: 'added' | 'soldOut'
}

interface Context extends Selection {
  texts: TypedTexts
}

/** The choice that is put into the bag: the swatch and the text of each option. */
export interface AddInput {
  chosen: Chosen
  texts?: Readonly<Record<string, string>> | undefined
}

type Events =
  | { type: 'swatch.selected'; option: string; swatch: string }
  | { type: 'selection.cleared' }
  | { type: 'link.followed'; requested: Chosen }
  | { type: 'text.switched'; option: string; isOn: boolean }
  | { type: 'text.entered'; option: string; text: string }
  | ({ type: 'add.requested' } & AddInput)

const selection = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as SelectionInput,
    meta: {} as StateMeta,
  },
  actors: { addToBag: effect<AddResponse, AddInput>('addToBag') },
  guards: { isRejected: (_, { status }: AddResponse) => status === 'soldOut' },
})

/**
 * A shopper's choice of a product, and adding it to the bag. The product and its stock are in Apollo's cache;
 * what can be added follows from both (`availabilityOf`).
 */
export const selectionMachine = selection.createMachine({
  id: 'selection',
  context: ({ input: { requested = {} } }) => ({ requested, picked: {}, texts: {} }),
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
      description: 'Add to bag, when every option is chosen and in stock, and every text complete',
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
          return { chosen: event.chosen, texts: event.texts }
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
