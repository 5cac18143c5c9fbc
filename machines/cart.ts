import { and, not, stateIn } from 'xstate'
import { type CartReply, cart } from './cartSetup.ts'

const keyOf = ({ event }: { event: { key: string } }) => event.key
const toLine = <Event extends { key: string }>({ event }: { event: Event }) => ({
  key: event.key,
  event,
})
const replyOf = ({ event }: { event: { output: CartReply } }) => event.output

const refreshed = {
  target: 'settled',
  actions: { type: 'syncLines', params: replyOf },
  description: 'The bag as the server has it',
} as const

const brought = {
  guard: 'isFilled',
  target: 'open',
  description: 'An add brought the bag',
} as const

/** The bag of the whole app: one actor per line, adds one after the other, and one truth when all is settled. */
export const cartMachine = cart.createMachine({
  id: 'cart',
  context: {
    lines: [],
    busy: [],
    removed: [],
    adds: [],
    adding: { productId: '', quantity: 0, chosen: {} },
    isAdding: false,
    isStale: false,
    asking: '',
  },
  type: 'parallel',
  on: {
    'line.stirred': {
      actions: { type: 'noteStir', params: keyOf },
      description: 'A line has a wish of its own',
    },
    'line.rested': {
      actions: [
        { type: 'noteRest', params: ({ event }) => event },
        { type: 'report', params: ({ event }) => event },
      ],
      description: 'A line has come to rest',
    },
    'item.added': {
      actions: { type: 'queueAdd', params: ({ event }) => event.request },
      description: 'Add to bag: in its turn',
    },
    'notice.seen': {
      guard: { type: 'isKnown', params: keyOf },
      actions: { type: 'tellLine', params: toLine },
      description: 'A changed quantity was seen',
    },
  },
  states: {
    content: {
      meta: { view: 'Shopping Bag', spec: '§4 Cart' },
      initial: 'loading',
      on: {
        'identity.changing': {
          target: '.frozen',
          description: 'Somebody signs in or out: the bag waits',
        },
      },
      states: {
        loading: {
          meta: { view: 'Skeletons in the bag; no count yet', spec: '§7 GET cart' },
          always: brought,
          invoke: {
            id: 'refreshCart',
            src: 'refreshCart',
            onDone: { ...refreshed, target: 'open' },
            onError: { target: 'failed', description: 'The bag does not arrive' },
          },
        },
        failed: {
          meta: { view: 'Failed to fetch cart data, and a Try again button', spec: '§8 Cart' },
          always: brought,
          on: {
            'load.retried': { target: 'loading', description: 'Try again' },
            'bag.invalidated': { target: 'loading', description: 'Back on the page: try again' },
          },
        },
        frozen: {
          meta: { view: 'The bag as it was, its buttons disabled', spec: '§4 Auth' },
          on: {
            'identity.changed': [
              {
                guard: { type: 'isMerged', params: ({ event }) => event.isMerged },
                target: 'open.refreshing',
                actions: { type: 'report', params: { type: 'bags.merged' } },
                description: 'The guest’s bag joined the customer’s, and it is said',
              },
              { target: 'open.refreshing', description: 'The bag of whoever it is now' },
            ],
          },
        },
        open: {
          meta: { view: 'The lines, or Your Shopping Bag is Empty.', spec: '§4 Cart' },
          initial: 'settled',
          on: {
            'quantity.changed': {
              guard: { type: 'isKnown', params: keyOf },
              actions: { type: 'tellLine', params: toLine },
              description: 'Plus, minus or a typed quantity',
            },
            'removal.undone': {
              guard: { type: 'isKnown', params: keyOf },
              actions: { type: 'tellLine', params: toLine },
              description: 'Undo',
            },
            'bag.flushed': {
              actions: 'flushLines',
              description: 'Checkout or leaving the page: no wish waits any longer',
            },
          },
          states: {
            settled: {
              meta: { view: 'Lines and totals as the server has them', spec: '§4 Cart' },
              entry: 'settleLines',
              always: { guard: 'isBusy', target: 'pending', description: 'Something is under way' },
              on: {
                'bag.invalidated': {
                  target: 'refreshing',
                  description: 'Focus, the back/forward cache or another tab',
                },
              },
            },
            pending: {
              meta: {
                view: 'The wishes at once; totals dimmed until they are known',
                spec: '§4 Cart',
              },
              always: [
                {
                  guard: and([not('isBusy'), 'isStale']),
                  target: 'refreshing',
                  description: 'All at rest, and answers overlapped: ask once more',
                },
                { guard: not('isBusy'), target: 'settled', description: 'All at rest' },
              ],
              on: {
                'bag.invalidated': {
                  actions: 'markStale',
                  description: 'Another tab: asked again when all is at rest',
                },
              },
            },
            refreshing: {
              meta: { view: 'The lines as they are', spec: '§7 Refetched on window focus' },
              always: {
                guard: 'isBusy',
                target: 'pending',
                actions: 'markStale',
                description: 'A new wish: what is being fetched is too old',
              },
              on: {
                'bag.invalidated': {
                  target: 'refreshing',
                  reenter: true,
                  description: 'Changed once more meanwhile',
                },
              },
              invoke: {
                id: 'refreshCart',
                src: 'refreshCart',
                onDone: refreshed,
                onError: {
                  target: 'settled',
                  actions: 'markFresh',
                  description: 'Not fetched: the lines stay until the next occasion',
                },
              },
            },
          },
        },
      },
    },
    adding: {
      meta: { view: 'What is on its way into the bag', spec: '§8 Cart' },
      initial: 'idle',
      states: {
        idle: {
          meta: { view: 'Nothing on its way into the bag', spec: '§8 Cart' },
          always: {
            guard: and([
              'hasAdds',
              not(stateIn('#cart.content.loading')),
              not(stateIn('#cart.content.frozen')),
            ]),
            target: 'busy',
            actions: 'takeAdd',
            description: 'The next add sets off, unless the bag loads or changes hands',
          },
        },
        busy: {
          meta: { view: 'Adding to cart...', spec: '§8 Cart' },
          invoke: {
            id: 'addItem',
            src: 'addItem',
            input: ({ context }) => context.adding,
            onDone: [
              {
                guard: 'isUndisturbed',
                target: 'idle',
                actions: [
                  'endAdd',
                  { type: 'syncLines', params: replyOf },
                  { type: 'reportAdd', params: { outcome: 'added' } },
                ],
                description: 'The bag has it',
              },
              {
                target: 'idle',
                actions: [
                  'endAdd',
                  'markStale',
                  { type: 'reportAdd', params: { outcome: 'added' } },
                ],
                description: 'The bag has it; other wishes overlapped',
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                'endAdd',
                'markStale',
                {
                  type: 'reportAdd',
                  params: ({ event }) => ({ outcome: 'failed', error: event.error }),
                },
              ],
              description: 'This add failed; the others go on',
            },
          },
        },
      },
    },
    removal: {
      meta: { view: 'Whether a line is to be removed', spec: '§4 Cart' },
      initial: 'unasked',
      states: {
        unasked: {
          meta: { view: 'No question', spec: '§4 Cart' },
          on: {
            'removal.requested': {
              guard: { type: 'isKnown', params: keyOf },
              target: 'asking',
              actions: { type: 'askAbout', params: keyOf },
              description: 'Remove',
            },
          },
        },
        asking: {
          meta: { view: 'Remove this item? Remove or Keep', spec: '§4 Cart' },
          on: {
            'removal.confirmed': [
              {
                guard: { type: 'isKnown', params: ({ context }) => context.asking },
                target: 'unasked',
                actions: {
                  type: 'tellLine',
                  params: ({ context, event }) => ({ key: context.asking, event }),
                },
                description: 'Remove',
              },
              { target: 'unasked', description: 'The line left the bag meanwhile' },
            ],
            'removal.declined': { target: 'unasked', description: 'Keep' },
            'identity.changing': { target: 'unasked', description: 'The bag changes hands' },
          },
        },
      },
    },
  },
})
