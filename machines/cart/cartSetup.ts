import { assign, emit, enqueueActions, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import { cartLineMachine } from './cartLine.ts'
import type { CartLineEvent, LineOutcome, LineReport, LineTerms } from './cartLineSetup.ts'

/** An item to add to the cart; `chosen` is the swatch of each option, `texts` what the shopper typed. */
export interface AddRequest {
  productId: string
  quantity: number
  chosen: Readonly<Record<string, string>>
  texts?: Readonly<Record<string, string>> | undefined
}

/** The lines of the cart on the server: keys, quantities and limits. Apollo's cache holds everything shown. */
export interface CartResponse {
  lines: readonly LineTerms[]
}

/** The result of an add, for toasts, for opening the drawer, and for selections of the product. */
export interface AddReport {
  type: 'add.finished'
  request: AddRequest
  /** `soldOut`: the last piece was sold after the page was loaded. */
  outcome: 'added' | 'soldOut' | 'failed'
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
  /** Queued adds, in order. */
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

const without = (keys: readonly string[], key: string) => keys.filter((each) => each !== key)
const including = (keys: readonly string[], key: string) => [...without(keys, key), key]

/** Whether an add was rejected because the last piece was sold. */
export const isSoldOut = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'OUT_OF_STOCK'

const removesLine = new Set<LineOutcome>(['removed', 'missing', 'restoreFailed'])
const needsNoRefresh = new Set<LineOutcome>(['updated', 'removed', 'unchanged'])

/** Types, actors, actions and guards of the cart machine. */
export const cart = setup({
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
