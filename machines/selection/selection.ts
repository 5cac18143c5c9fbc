import { assign, raise, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import {
  type Chosen,
  initialSelection,
  isComplete,
  isSoldOut,
  type ProductTerms,
  possibleVariations,
  withoutStock,
} from './variations.ts'

/** A product's options and variations; `requested` are the swatches of a link, by option slug. */
export interface SelectionInput extends ProductTerms {
  requested?: Chosen
}

/** `soldOut`: the last piece was sold after the page was loaded. */
export interface AddReply {
  status: 'added' | 'soldOut'
}

type Events =
  | { type: 'swatch.selected'; option: string; swatch: string }
  | { type: 'selection.cleared' }
  | { type: 'stock.refreshed'; variations: ProductTerms['variations'] }
  | ({ type: 'product.changed' } & SelectionInput)
  | { type: 'add.requested' }

const initialContext = ({ options, variations, requested = {} }: SelectionInput) => ({
  product: { options, variations },
  chosen: initialSelection({ options, variations }, requested),
  /** The swatches of the request in flight. */
  submitted: {} as Chosen,
})

const selection = setup({
  types: {
    context: {} as ReturnType<typeof initialContext>,
    events: {} as Events,
    input: {} as SelectionInput,
    meta: {} as StateMeta,
  },
  actors: { addToBag: effect<AddReply, { chosen: Chosen }>('addToBag') },
  actions: {
    markSoldOut: raise(({ context: { product, submitted } }) => ({
      type: 'stock.refreshed' as const,
      variations: withoutStock(product, submitted),
    })),
  },
  guards: {
    isImpossible: ({ context: { product, chosen } }) =>
      possibleVariations(product, chosen).length === 0,
    isSoldOut: ({ context: { product, chosen } }) => isSoldOut(product, chosen),
    isComplete: ({ context: { product, chosen } }) => isComplete(product, chosen),
    isEmpty: ({ context: { chosen } }) => Object.keys(chosen).length === 0,
    canAdd: ({ context: { product, chosen } }) =>
      isComplete(product, chosen) &&
      possibleVariations(product, chosen).length > 0 &&
      !isSoldOut(product, chosen),
    isRejected: (_, { status }: AddReply) => status === 'soldOut',
  },
})

/** The selection of a product's options, and adding it to the bag. It knows slugs and stock only. */
export const selectionMachine = selection.createMachine({
  id: 'selection',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: {
    'product.changed': {
      target: ['.choice', '.addToBag'],
      actions: assign(({ event }) => initialContext(event)),
      description: 'Another product resets the selection',
    },
  },
  states: {
    choice: {
      meta: { view: 'The options of the product', spec: 'product.selection.match' },
      initial: 'evaluating',
      on: {
        'swatch.selected': {
          target: '.evaluating',
          actions: assign({
            chosen: ({ context, event }) => ({ ...context.chosen, [event.option]: event.swatch }),
          }),
          description: 'A swatch is added to the selection, or replaces the one of its option',
        },
        'selection.cleared': {
          target: '.evaluating',
          actions: assign({ chosen: {} }),
          description: 'Clear',
        },
        'stock.refreshed': {
          target: '.evaluating',
          actions: assign({
            product: ({ context, event }) => ({ ...context.product, variations: event.variations }),
          }),
          description: 'The stock was refetched; the selection stays',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'The options of the product', spec: 'product.selection.match' },
          always: [
            {
              guard: 'isImpossible',
              target: 'unavailable',
              description: 'No variation matches',
            },
            {
              guard: 'isSoldOut',
              target: 'soldOut',
              description: 'All matching variations are sold out',
            },
            { guard: 'isComplete', target: 'complete', description: 'Every option is chosen' },
            { guard: 'isEmpty', target: 'empty', description: 'Nothing is chosen' },
            { target: 'partial', description: 'Some options are chosen' },
          ],
        },
        empty: { meta: { view: 'Please select an option', spec: 'product.add.label.select' } },
        partial: {
          meta: {
            view: 'Please select an option, the chosen ones checked',
            spec: 'product.selection.partial',
          },
        },
        complete: { meta: { view: 'Add to bag', spec: 'product.add.label.add' } },
        soldOut: { meta: { view: 'Out of stock', spec: 'product.add.label.out-of-stock' } },
        unavailable: {
          meta: {
            view: 'Please select an option, and a message that this combination is unavailable',
            spec: 'product.selection.conflict',
          },
        },
      },
    },
    addToBag: {
      meta: { view: 'The button below the options', spec: 'product.add.disabled' },
      initial: 'idle',
      on: {
        'add.requested': {
          guard: 'canAdd',
          target: '.adding',
          actions: assign({ submitted: ({ context }) => context.chosen }),
          description: 'Add to bag, when every option is chosen and in stock',
        },
      },
      states: {
        idle: { meta: { view: 'The button below the options', spec: 'product.add.disabled' } },
        adding: {
          meta: { view: 'Adding to cart...', spec: 'product.add.once' },
          on: { 'add.requested': { description: 'A second press is ignored' } },
          invoke: {
            id: 'addToBag',
            src: 'addToBag',
            input: ({ context }) => ({ chosen: context.submitted }),
            onDone: [
              {
                guard: { type: 'isRejected', params: ({ event }) => event.output },
                target: 'rejected',
                actions: 'markSoldOut',
                description: 'Sold out in the meantime: the swatch is marked',
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
    },
  },
})
