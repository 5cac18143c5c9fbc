import { and, not } from 'xstate'
import { type CartResponse, cart } from './cartSetup.ts'

const keyOf = ({ event }: { event: { key: string } }) => event.key
const toLine = <Event extends { key: string }>({ event }: { event: Event }) => ({
  key: event.key,
  event,
})
const responseOf = ({ event }: { event: { output: CartResponse } }) => event.output

const refreshed = {
  target: 'settled',
  actions: { type: 'syncLines', params: responseOf },
  description: 'The lines from the server',
} as const

const filledByAdd = {
  guard: 'hasLines',
  target: 'loaded',
  description: 'The response to an add contained the lines',
} as const

/** The lines of the cart, and whether they match the server. */
export const content = cart.createStateConfig({
  meta: { view: 'Shopping Bag', spec: 'cart.source' },
  initial: 'loading',
  on: {
    'identity.changing': {
      target: '.frozen',
      description: 'The visitor is signing in or out: the bag is frozen',
    },
  },
  states: {
    loading: {
      meta: { view: 'Skeletons in the bag; no count yet', spec: 'pages.skeletons' },
      always: filledByAdd,
      invoke: {
        id: 'refreshCart',
        src: 'refreshCart',
        onDone: [
          {
            guard: 'isStale',
            ...refreshed,
            target: 'loaded.refreshing',
            description:
              'The lines from the server; an add failed meanwhile: they are loaded again',
          },
          { ...refreshed, target: 'loaded' },
        ],
        onError: { target: 'failed', description: 'The request failed' },
      },
    },
    failed: {
      meta: { view: 'Failed to fetch cart data, and a Try again button', spec: 'errors.cart.load' },
      always: filledByAdd,
      on: {
        'load.retried': { target: 'loading', actions: 'markFresh', description: 'Try again' },
        'cart.invalidated': {
          target: 'loading',
          actions: 'markFresh',
          description: 'The page regained focus: try again',
        },
      },
    },
    frozen: {
      meta: {
        view: 'The bag unchanged; its buttons, coupons and Checkout disabled',
        spec: 'cart.identity.frozen',
      },
      on: {
        'identity.changed': {
          target: 'loaded.refreshing',
          description: 'Still signed out: a sign-in reloads the page',
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
          description: 'Checkout or leaving the page: pending changes are sent immediately',
        },
      },
      states: {
        settled: {
          meta: { view: 'Lines and totals from the server', spec: 'cart.totals.server' },
          entry: 'settleLines',
          always: { guard: 'isBusy', target: 'pending', description: 'A change is pending' },
          on: {
            'cart.invalidated': {
              target: 'refreshing',
              description: 'Focus, the back/forward cache or another tab',
            },
          },
        },
        pending: {
          meta: {
            view: 'The new quantities immediately; totals dimmed until they are known',
            spec: 'cart.totals.pending',
          },
          always: [
            {
              guard: and([not('isBusy'), 'isStale']),
              target: 'refreshing',
              description: 'No pending changes, but responses overlapped: refresh',
            },
            { guard: not('isBusy'), target: 'settled', description: 'No pending changes' },
          ],
          on: {
            'cart.invalidated': {
              actions: 'markStale',
              description: 'Another tab: refreshed when no changes are pending',
            },
          },
        },
        refreshing: {
          meta: { view: 'The lines unchanged', spec: 'cart.focus' },
          always: {
            guard: 'isBusy',
            target: 'pending',
            actions: 'markStale',
            description: 'A new change: the response in flight will be outdated',
          },
          on: {
            'cart.invalidated': {
              target: 'refreshing',
              reenter: true,
              description: 'Changed again in the meantime',
            },
          },
          invoke: {
            id: 'refreshCart',
            src: 'refreshCart',
            onDone: refreshed,
            onError: {
              target: 'settled',
              actions: 'markFresh',
              description: 'The request failed: the lines stay until the next refresh',
            },
          },
        },
      },
    },
  },
})
