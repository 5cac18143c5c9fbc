import { and, assign, emit, enqueueActions, not, setup, stateIn } from 'xstate'
import { effect, readErrorMessage } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import {
  type CartLineEvent,
  cartLineMachine,
  type LineOutcome,
  type LineReport,
  type LineTerms,
} from './cartLine.ts'

/** An item to add to the cart; `chosen` is the swatch of each option, `texts` what the shopper typed. */
export interface AddRequest {
  productId: string
  quantity: number
  chosen: Readonly<Record<string, string>>
  texts?: Readonly<Record<string, string>> | undefined
}

/** The lines of the cart on the server: keys, quantities and limits. */
export interface CartResponse {
  lines: readonly LineTerms[]
}

/** The result of an add, for toasts, for opening the drawer, and for selections of the product. */
export interface AddReport {
  type: 'add.finished'
  request: AddRequest
  /** `soldOut`: the last piece was sold after the page was loaded. */
  outcome: 'added' | 'soldOut' | 'failed'
  /** The server's message, if it was not added; empty without one. */
  message: string
}

/** Emitted events, for toasts and for opening the drawer. */
export type CartEmittedEvent =
  | { type: 'change.finished'; key: string; outcome: LineOutcome; message: string }
  | { type: 'add.queued' }
  | AddReport

interface Context {
  /** Keys of the lines that have an actor. */
  lines: readonly string[]
  /** Keys of the lines with a pending change. */
  pendingLines: readonly string[]
  /** Keys of removed lines, hidden until the cart settles. */
  removedLines: readonly string[]
  addQueue: readonly AddRequest[]
  /** The add in flight; otherwise the last one. */
  currentAdd: AddRequest
  isAdding: boolean
  /** Whether the cache may be older than a completed change. */
  isStale: boolean
  /** The line whose removal awaits confirmation. */
  lineToRemove: string
}

type Events =
  | LineReport
  | { type: 'quantity.changed'; key: string; quantity: number }
  | { type: 'notice.seen'; key: string }
  | {
      type: 'removal.requested'
      key: string
      /** Whether the line could be put back; not if it is sold out. */
      canUndo: boolean
    }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  | { type: 'removal.undone'; key: string }
  | { type: 'add.requested'; request: AddRequest }
  | { type: 'cart.flushed' }
  | { type: 'cart.invalidated' }
  | { type: 'load.retried' }
  | { type: 'identity.changing' }
  | { type: 'identity.changed' }

/** The id of a line's actor among the children of the cart machine. */
export const lineId = (key: string): string => `line ${key}`

const without = (keys: readonly string[], key: string) => keys.filter((other) => other !== key)
const including = (keys: readonly string[], key: string) => [...without(keys, key), key]

/** Whether an add was rejected because the last piece was sold. */
const isSoldOut = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'OUT_OF_STOCK'

const removesLine = new Set<LineOutcome>(['removed', 'missing', 'restoreFailed'])
const needsNoRefresh = new Set<LineOutcome>(['updated', 'removed', 'unchanged'])

/** Types, actors, actions and guards of the cart machine. */
const cart = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as CartEmittedEvent,
    meta: {} as StateMeta,
  },
  actors: {
    cartLine: cartLineMachine,
    refreshCart: effect<CartResponse>('refreshCart'),
    addItem: effect<CartResponse, AddRequest>('addItem'),
  },
  actions: {
    sendToLine: enqueueActions(
      ({ enqueue }, { key, event }: { key: string; event: CartLineEvent }) => {
        enqueue.sendTo(lineId(key), event)
      },
    ),
    flushLines: enqueueActions(({ context, enqueue }) => {
      for (const key of context.pendingLines) enqueue.sendTo(lineId(key), { type: 'line.flushed' })
    }),
    settleLines: enqueueActions(({ context, enqueue }) => {
      const lines = context.lines.filter((key) => !context.removedLines.includes(key))
      for (const key of context.removedLines) enqueue.stopChild(lineId(key))
      for (const key of lines) enqueue.sendTo(lineId(key), { type: 'cart.settled' })
      enqueue.assign({ lines, removedLines: [] })
    }),
    syncLines: enqueueActions(({ context, enqueue, self }, { lines }: CartResponse) => {
      const keys = lines.map(({ key }) => key)
      for (const key of context.lines) if (!keys.includes(key)) enqueue.stopChild(lineId(key))
      for (const line of lines) {
        const id = lineId(line.key)
        if (context.lines.includes(line.key)) {
          enqueue.sendTo(id, { ...line, type: 'line.refreshed' })
        } else {
          enqueue.spawnChild('cartLine', { id, input: { ...line, cart: self } })
        }
      }
      enqueue.assign({ lines: keys, removedLines: [], isStale: false })
    }),
    startChange: assign(({ context }, key: string) => ({
      pendingLines: including(context.pendingLines, key),
      removedLines: without(context.removedLines, key),
    })),
    finishChange: assign(({ context }, { key, outcome }: { key: string; outcome: LineOutcome }) => {
      const pendingLines = without(context.pendingLines, key)
      const isAlone = pendingLines.length === 0 && !context.isAdding
      return {
        pendingLines,
        removedLines: removesLine.has(outcome)
          ? including(context.removedLines, key)
          : context.removedLines,
        isStale: context.isStale || !isAlone || !needsNoRefresh.has(outcome),
      }
    }),
    queueAdd: assign(({ context }, request: AddRequest) => ({
      addQueue: [...context.addQueue, request],
    })),
    startAdd: assign(({ context }) => {
      const [currentAdd = context.currentAdd, ...addQueue] = context.addQueue
      return { currentAdd, addQueue, isAdding: true }
    }),
    finishAdd: assign({ isAdding: false }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    setLineToRemove: assign((_, key: string) => ({ lineToRemove: key })),
    emitChangeFinished: emit((_, event: CartEmittedEvent) => event),
    emitAddQueued: emit({ type: 'add.queued' }),
    emitAddFinished: emit(
      ({ context }, result: Pick<AddReport, 'outcome' | 'message'>): CartEmittedEvent => ({
        type: 'add.finished',
        request: context.currentAdd,
        ...result,
      }),
    ),
  },
  guards: {
    isKnown: ({ context }, key: string) => context.lines.includes(key),
    hasLines: ({ context }) => context.lines.length > 0,
    isBusy: ({ context }) =>
      context.pendingLines.length > 0 || context.isAdding || context.addQueue.length > 0,
    isStale: ({ context }) => context.isStale,
    isUpToDate: ({ context }) => context.pendingLines.length === 0 && !context.isStale,
    hasAdds: ({ context }) => context.addQueue.length > 0,
  },
})

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
const content = cart.createStateConfig({
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

const emitAdded = {
  type: 'emitAddFinished',
  params: { outcome: 'added', message: '' },
} as const

/** The region that adds items in sequence. */
const adding = cart.createStateConfig({
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
                message: readErrorMessage(error),
              }),
            },
          ],
          description: 'This add failed; the others continue',
        },
      },
    },
  },
})

const isRemovable = and([{ type: 'isKnown', params: keyOf }, not(stateIn('#cart.content.frozen'))])

/** The shopping bag: one actor per line, adds in sequence, and a refresh after overlapping requests. */
export const cartMachine = cart.createMachine({
  id: 'cart',
  context: {
    lines: [],
    pendingLines: [],
    removedLines: [],
    addQueue: [],
    currentAdd: { productId: '', quantity: 0, chosen: {} },
    isAdding: false,
    isStale: false,
    lineToRemove: '',
  },
  type: 'parallel',
  on: {
    'change.started': {
      actions: { type: 'startChange', params: keyOf },
      description: 'A line has a pending change',
    },
    'change.finished': {
      actions: [
        { type: 'finishChange', params: ({ event }) => event },
        { type: 'emitChangeFinished', params: ({ event }) => event },
      ],
      description: 'A line’s change is finished',
    },
    'add.requested': {
      actions: [{ type: 'queueAdd', params: ({ event }) => event.request }, 'emitAddQueued'],
      description: 'Add to bag is queued',
    },
    'notice.seen': {
      guard: { type: 'isKnown', params: keyOf },
      actions: { type: 'sendToLine', params: toLine },
      description: 'The notice of a corrected quantity was read',
    },
  },
  states: {
    content,
    adding,
    removal: {
      meta: {
        view: 'The question before a line that is sold out is removed',
        spec: 'cart.remove.question',
      },
      initial: 'idle',
      states: {
        idle: {
          meta: { view: 'No dialog', spec: 'cart.remove.question' },
          on: {
            'removal.requested': [
              {
                guard: and([isRemovable, ({ event }) => event.canUndo]),
                actions: {
                  type: 'sendToLine',
                  params: ({ event: { key } }) => ({ key, event: { type: 'removal.confirmed' } }),
                },
                description: 'Remove: no question, because Undo follows',
              },
              {
                guard: isRemovable,
                target: 'confirming',
                actions: { type: 'setLineToRemove', params: keyOf },
                description: 'Remove a line that could not be put back',
              },
            ],
          },
        },
        confirming: {
          meta: { view: 'Remove this item? Remove or Keep', spec: 'cart.remove.question' },
          on: {
            'removal.confirmed': [
              {
                guard: { type: 'isKnown', params: ({ context }) => context.lineToRemove },
                target: 'idle',
                actions: {
                  type: 'sendToLine',
                  params: ({ context, event }) => ({ key: context.lineToRemove, event }),
                },
                description: 'Remove',
              },
              { target: 'idle', description: 'The line was removed in the meantime' },
            ],
            'removal.declined': { target: 'idle', description: 'Keep' },
            'identity.changing': {
              target: 'idle',
              description: 'The visitor is signing in or out',
            },
          },
        },
      },
    },
  },
})
