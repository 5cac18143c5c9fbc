import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { effect, readErrorMessage } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** The limits of one line, as the server decides them. */
interface Limits {
  minimum: number
  maximum: number
}

/** Rounds a typed quantity down to a whole number within the limits; undefined when it is not a number. */
export function withinLimits(typed: number, { minimum, maximum }: Limits): number | undefined {
  if (!Number.isFinite(typed)) return undefined
  return Math.max(minimum, Math.min(maximum, Math.trunc(typed)))
}

interface RefreshedLine extends Limits {
  quantity: number
}

/** A line of the cart on the server. */
export interface LineTerms extends RefreshedLine {
  key: string
}

/**
 * The outcome of a change of a line. `missing`: the line no longer exists; `restoreFailed`: a removed line could not be
 * put back.
 */
export type LineOutcome =
  | 'updated'
  | 'removed'
  | 'restored'
  | 'unchanged'
  | 'missing'
  | 'updateFailed'
  | 'removalFailed'
  | 'restoreFailed'

const failures: readonly LineOutcome[] = ['updateFailed', 'removalFailed', 'restoreFailed']

/** Events that a line sends to its cart; `message` is the server's, for a failure. */
export type LineReport =
  | { type: 'change.started'; key: string }
  | { type: 'change.finished'; key: string; outcome: LineOutcome; message: string }

/** `missing`: the line no longer exists. */
export type UpdateResponse = { status: 'missing' } | ({ status: 'updated' } & RefreshedLine)

/** `cart` receives the events of `LineReport`. */
interface CartLineInput extends LineTerms {
  cart: AnyActorRef
}

/** A quantity that was corrected to the limits, shown on its line until seen. */
interface ClampNotice {
  requested: number
  applied: number
}

interface Context extends Limits {
  key: string
  cart: AnyActorRef
  /** The quantity on the server, as far as it is known. */
  serverQuantity: number
  /** Whether a request has failed that may have reached the server: its quantity is unknown until it responds again. */
  isInDoubt: boolean
  /** The quantity that the shopper set last. */
  desiredQuantity: number
  /** The quantity of the request in flight. */
  sentQuantity: number
  isRemovalPending: boolean
  skipsDebounce: boolean
  notice: ClampNotice | undefined
  /** The server's message of the last failure; empty if it has none. */
  message: string
}

/** Events of a line, forwarded by the cart. */
export type CartLineEvent =
  | { type: 'quantity.changed'; quantity: number }
  | { type: 'removal.confirmed' }
  | { type: 'removal.undone' }
  | { type: 'line.flushed' }
  | ({ type: 'line.refreshed' } & RefreshedLine)
  | { type: 'notice.seen' }
  | { type: 'cart.settled' }

const noticeOf = (requested: number, applied: number, before: ClampNotice | undefined) =>
  requested === applied ? before : { requested, applied }

/** Types, actors, actions and guards of the cartLine machine. */
const cartLine = setup({
  types: {
    context: {} as Context,
    events: {} as CartLineEvent,
    input: {} as CartLineInput,
    meta: {} as StateMeta,
  },
  actors: {
    updateLine: effect<UpdateResponse, { key: string; quantity: number }>('updateLine'),
    removeLine: effect<unknown, { key: string }>('removeLine'),
    restoreLine: effect<unknown, { key: string; quantity: number }>('restoreLine'),
  },
  delays: { debounce: 500 },
  actions: {
    setDesiredQuantity: assign(({ context }, requested: number) => {
      const desiredQuantity = withinLimits(requested, context)
      if (desiredQuantity === undefined) return {}
      return {
        desiredQuantity,
        notice: noticeOf(Math.trunc(requested), desiredQuantity, undefined),
      }
    }),
    requestRemoval: assign({ isRemovalPending: true }),
    cancelRemoval: assign({ isRemovalPending: false }),
    skipDebounce: assign({ skipsDebounce: true }),
    markSent: assign({ sentQuantity: ({ context }) => context.desiredQuantity }),
    applyResponse: assign(({ context }, reply: UpdateResponse) => {
      if (reply.status === 'missing') return {}
      const { minimum, maximum, quantity } = reply
      const notice = noticeOf(context.desiredQuantity, quantity, context.notice)
      return {
        minimum,
        maximum,
        serverQuantity: quantity,
        desiredQuantity: quantity,
        isInDoubt: false,
        notice,
      }
    }),
    applyResponseUnderNewerChange: assign(({ context }, reply: UpdateResponse) => {
      if (reply.status === 'missing') return {}
      const { minimum, maximum, quantity } = reply
      const desiredQuantity =
        withinLimits(context.desiredQuantity, reply) ?? context.desiredQuantity
      const notice = noticeOf(context.desiredQuantity, desiredQuantity, context.notice)
      return {
        minimum,
        maximum,
        serverQuantity: quantity,
        desiredQuantity,
        isInDoubt: false,
        notice,
      }
    }),
    refresh: assign((_, { minimum, maximum, quantity }: RefreshedLine) => ({
      minimum,
      maximum,
      serverQuantity: quantity,
      desiredQuantity: quantity,
      isInDoubt: false,
    })),
    noticeClamp: assign(({ context }, { quantity }: RefreshedLine) => ({
      notice: { requested: context.serverQuantity, applied: quantity },
    })),
    confirmQuantity: assign({
      serverQuantity: ({ context }) => context.desiredQuantity,
      isInDoubt: false,
    }),
    rollBack: assign({
      desiredQuantity: ({ context }) => context.serverQuantity,
      notice: undefined,
    }),
    doubtQuantity: assign({ isInDoubt: true }),
    setErrorMessage: assign((_, error: unknown) => ({ message: readErrorMessage(error) })),
    clearNotice: assign({ notice: undefined }),
    resetFlags: assign({ skipsDebounce: false, isRemovalPending: false }),
    notifyStarted: sendTo(
      ({ context }) => context.cart,
      ({ context }): LineReport => ({ type: 'change.started', key: context.key }),
    ),
    notifyFinished: sendTo(
      ({ context }) => context.cart,
      ({ context }, outcome: LineOutcome): LineReport => ({
        type: 'change.finished',
        key: context.key,
        outcome,
        message: failures.includes(outcome) ? context.message : '',
      }),
    ),
  },
  guards: {
    changes: ({ context }, requested: number) => {
      const desiredQuantity = withinLimits(requested, context)
      if (desiredQuantity === undefined) return false
      return context.isInDoubt || desiredQuantity !== context.serverQuantity
    },
    isNotANumber: ({ context }, requested: number) =>
      withinLimits(requested, context) === undefined,
    isClamped: ({ context }, line: RefreshedLine) =>
      line.quantity < context.serverQuantity && line.quantity === line.maximum,
    isMissing: (_, { status }: UpdateResponse) => status === 'missing',
    isRemovalPending: ({ context }) => context.isRemovalPending,
    hasNewerUrgentChange: ({ context }) =>
      context.skipsDebounce && context.desiredQuantity !== context.sentQuantity,
    hasNewerChange: ({ context }) => context.desiredQuantity !== context.sentQuantity,
  },
})

const requested = ({ event }: { event: { quantity: number } }) => event.quantity
const reply = ({ event }: { event: { output: UpdateResponse } }) => event.output
const failureOf = ({ event }: { event: { error: unknown } }) => event.error

/** An update of the quantity is in flight. */
const updating = cartLine.createStateConfig({
  meta: { view: 'Updating...', spec: 'errors.cart.progress-update' },
  entry: 'markSent',
  on: {
    'quantity.changed': {
      actions: { type: 'setDesiredQuantity', params: requested },
      description: 'A newer change: kept until the response',
    },
    'removal.confirmed': {
      actions: 'requestRemoval',
      description: 'Removed after the response',
    },
    'removal.undone': { actions: 'cancelRemoval', description: 'Removal cancelled' },
    'line.flushed': { actions: 'skipDebounce', description: 'A newer change skips the delay' },
  },
  invoke: {
    id: 'updateLine',
    src: 'updateLine',
    input: ({ context }) => ({ key: context.key, quantity: context.desiredQuantity }),
    onDone: [
      {
        guard: { type: 'isMissing', params: reply },
        target: 'removed',
        actions: { type: 'notifyFinished', params: 'missing' },
        description: 'The line no longer exists: no error',
      },
      {
        guard: 'isRemovalPending',
        target: 'removing',
        description: 'Updated, and removed in the meantime',
      },
      {
        guard: 'hasNewerUrgentChange',
        target: 'updating',
        reenter: true,
        actions: { type: 'applyResponseUnderNewerChange', params: reply },
        description: 'A newer change that skips the delay',
      },
      {
        guard: 'hasNewerChange',
        target: 'debouncing',
        actions: { type: 'applyResponseUnderNewerChange', params: reply },
        description: 'A newer change: this response changes nothing that is shown',
      },
      {
        target: 'idle.saved',
        actions: [
          { type: 'applyResponse', params: reply },
          { type: 'notifyFinished', params: 'updated' },
        ],
        description: 'Updated, or corrected to the stock',
      },
    ],
    onError: [
      {
        guard: 'isRemovalPending',
        target: 'removing',
        description: 'Not updated, and removed in the meantime',
      },
      {
        guard: 'hasNewerChange',
        target: 'debouncing',
        actions: 'doubtQuantity',
        description: 'Not updated; the newer change is next',
      },
      {
        target: 'idle.failed',
        actions: [
          { type: 'setErrorMessage', params: failureOf },
          'doubtQuantity',
          'rollBack',
          { type: 'notifyFinished', params: 'updateFailed' },
        ],
        description: 'Not updated: the previous quantity returns',
      },
    ],
  },
})

/** The state while a removal is in flight. */
const removing = cartLine.createStateConfig({
  meta: { view: 'Removing...', spec: 'errors.cart.progress-remove' },
  entry: 'requestRemoval',
  on: {
    'removal.undone': { actions: 'cancelRemoval', description: 'Restored after the removal' },
    'removal.confirmed': { actions: 'requestRemoval', description: 'Removed again' },
  },
  invoke: {
    id: 'removeLine',
    src: 'removeLine',
    input: ({ context }) => ({ key: context.key }),
    onDone: [
      {
        guard: 'isRemovalPending',
        target: 'removed',
        actions: { type: 'notifyFinished', params: 'removed' },
        description: 'Removed',
      },
      { target: 'restoring', description: 'Removed, and undone in the meantime' },
    ],
    onError: {
      target: 'idle.failed',
      actions: [
        { type: 'setErrorMessage', params: failureOf },
        'rollBack',
        { type: 'notifyFinished', params: 'removalFailed' },
      ],
      description: 'Not removed: the line returns',
    },
  },
})

/** A removed line is being restored. */
const restoring = cartLine.createStateConfig({
  meta: { view: 'Adding to cart...', spec: 'cart.remove.undo' },
  invoke: {
    id: 'restoreLine',
    src: 'restoreLine',
    input: ({ context }) => ({ key: context.key, quantity: context.desiredQuantity }),
    onDone: {
      target: 'idle.saved',
      actions: ['confirmQuantity', { type: 'notifyFinished', params: 'restored' }],
      description: 'Restored',
    },
    onError: {
      target: 'removed',
      actions: [
        { type: 'setErrorMessage', params: failureOf },
        { type: 'notifyFinished', params: 'restoreFailed' },
      ],
      description: 'Not restored: the line stays removed',
    },
  },
})

const line = ({ event }: { event: Omit<LineTerms, 'key'> }) => event

/** A line of the bag: its latest pending change and at most one request in flight. */
export const cartLineMachine = cartLine.createMachine({
  id: 'cartLine',
  context: ({ input: { key, cart, quantity, minimum, maximum } }) => ({
    key,
    cart,
    minimum,
    maximum,
    serverQuantity: quantity,
    desiredQuantity: quantity,
    sentQuantity: quantity,
    isInDoubt: false,
    isRemovalPending: false,
    skipsDebounce: false,
    notice: undefined,
    message: '',
  }),
  initial: 'idle',
  on: {
    'notice.seen': {
      actions: 'clearNotice',
      description: 'The notice of a corrected quantity was read',
    },
  },
  states: {
    idle: {
      meta: { view: 'The quantity, minus and plus', spec: 'cart.quantity.minimum' },
      entry: 'resetFlags',
      initial: 'settled',
      on: {
        'quantity.changed': [
          {
            guard: { type: 'changes', params: requested },
            target: 'debouncing',
            actions: [{ type: 'setDesiredQuantity', params: requested }, 'notifyStarted'],
            description: 'Plus, minus or a typed quantity, corrected to the limits',
          },
          {
            actions: { type: 'setDesiredQuantity', params: requested },
            description: 'Nothing to send: the same quantity, none, or one beyond the limits',
          },
        ],
        'removal.confirmed': {
          target: 'removing',
          actions: 'notifyStarted',
          description: 'Remove, confirmed',
        },
        'line.refreshed': [
          {
            guard: { type: 'isClamped', params: line },
            target: '.settled',
            actions: [
              { type: 'noticeClamp', params: line },
              { type: 'refresh', params: line },
            ],
            description: 'Fewer are in stock than were in the bag',
          },
          {
            target: '.settled',
            actions: { type: 'refresh', params: line },
            description: 'The bag was refreshed',
          },
        ],
        'cart.settled': { target: '.settled', description: 'The bag has no pending changes' },
      },
      states: {
        settled: { meta: { view: 'The quantity in the bag', spec: 'cart.lines.latest' } },
        saved: {
          meta: {
            view: 'Item updated successfully, or Item added to cart; the new quantity',
            spec: 'errors.cart.success-update',
          },
        },
        failed: {
          meta: {
            view: 'Failed to update item, or Failed to remove item; as before',
            spec: 'cart.quantity.failure',
          },
        },
      },
    },
    debouncing: {
      meta: { view: 'The new quantity immediately', spec: 'cart.quantity.debounce' },
      after: {
        debounce: { target: 'updating', description: '500 ms without another change' },
      },
      on: {
        'quantity.changed': [
          {
            guard: { type: 'isNotANumber', params: requested },
            description: 'Not a number: the quantity stays',
          },
          {
            guard: { type: 'changes', params: requested },
            target: 'debouncing',
            reenter: true,
            actions: { type: 'setDesiredQuantity', params: requested },
            description: 'Another change: the delay restarts',
          },
          {
            target: 'idle',
            actions: [
              { type: 'setDesiredQuantity', params: requested },
              { type: 'notifyFinished', params: 'unchanged' },
            ],
            description: 'Back to the quantity in the bag: nothing to send',
          },
        ],
        'removal.confirmed': { target: 'removing', description: 'Removed before it was sent' },
        'line.flushed': {
          target: 'updating',
          actions: 'skipDebounce',
          description: 'Checkout or leaving the page skips the delay',
        },
      },
    },
    updating,
    removing,
    removed: {
      meta: {
        view: 'Item removed successfully; the line is not shown',
        spec: 'errors.cart.success-remove',
      },
      on: {
        'line.refreshed': {
          target: 'idle.settled',
          actions: { type: 'refresh', params: line },
          description: 'The server still has it',
        },
        'removal.undone': {
          target: 'restoring',
          actions: 'notifyStarted',
          description: 'Undo, while other changes are pending',
        },
      },
    },
    restoring,
  },
})
