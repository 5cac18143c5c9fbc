import { and, not } from 'xstate'
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

const filledByAdd = {
  guard: 'hasLines',
  target: 'loaded',
  description: 'An add brought the bag',
} as const

/** What the lines are, and whether that is settled. */
export const content = cart.createStateConfig({
  meta: { view: 'Shopping Bag', spec: 'cart.source' },
  initial: 'loading',
  on: {
    'identity.changing': {
      target: '.frozen',
      description: 'Somebody signs in or out: the bag waits',
    },
  },
  states: {
    loading: {
      meta: { view: 'Skeletons in the bag; no count yet', spec: 'pages.skeletons' },
      always: filledByAdd,
      invoke: {
        id: 'refreshCart',
        src: 'refreshCart',
        onDone: { ...refreshed, target: 'loaded' },
        onError: { target: 'failed', description: 'The bag does not arrive' },
      },
    },
    failed: {
      meta: { view: 'Failed to fetch cart data, and a Try again button', spec: 'errors.cart.load' },
      always: filledByAdd,
      on: {
        'load.retried': { target: 'loading', description: 'Try again' },
        'cart.invalidated': { target: 'loading', description: 'Back on the page: try again' },
      },
    },
    frozen: {
      meta: {
        view: 'The bag as it was; its buttons, coupons and Checkout disabled',
        spec: 'cart.identity.frozen',
      },
      on: {
        'identity.changed': {
          target: 'loaded.refreshing',
          description: 'Not signed in: a sign-in would have loaded the page again',
        },
      },
    },
    loaded: {
      meta: { view: 'The lines, or Your Shopping Bag is Empty.', spec: 'cart.source' },
      initial: 'settled',
      on: {
        'quantity.changed': {
          guard: { type: 'isKnown', params: keyOf },
          actions: { type: 'sendToLine', params: toLine },
          description: 'Plus, minus or a typed quantity',
        },
        'removal.undone': {
          guard: { type: 'isKnown', params: keyOf },
          actions: { type: 'sendToLine', params: toLine },
          description: 'Undo',
        },
        'cart.flushed': {
          actions: 'flushLines',
          description: 'Checkout or leaving the page: no wish waits any longer',
        },
      },
      states: {
        settled: {
          meta: { view: 'Lines and totals as the server has them', spec: 'cart.totals.server' },
          entry: 'settleLines',
          always: { guard: 'isBusy', target: 'pending', description: 'Something is under way' },
          on: {
            'cart.invalidated': {
              target: 'refreshing',
              description: 'Focus, the back/forward cache or another tab',
            },
          },
        },
        pending: {
          meta: {
            view: 'The wishes at once; totals dimmed until they are known',
            spec: 'cart.totals.pending',
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
            'cart.invalidated': {
              actions: 'markStale',
              description: 'Another tab: asked again when all is at rest',
            },
          },
        },
        refreshing: {
          meta: { view: 'The lines as they are', spec: 'cart.focus' },
          always: {
            guard: 'isBusy',
            target: 'pending',
            actions: 'markStale',
            description: 'A new wish: what is being fetched is too old',
          },
          on: {
            'cart.invalidated': {
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
})
