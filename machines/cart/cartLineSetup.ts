import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { effect, errorMessageOf } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import { type Limits, withinLimits } from './quantity.ts'

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
  | 'failed'
  | 'restoreFailed'

/** Events that a line sends to its cart. */
export type LineReport =
  | { type: 'change.started'; key: string }
  | { type: 'change.finished'; key: string; outcome: LineOutcome; message: string }

/** `missing`: the line no longer exists. */
export type UpdateResponse = { status: 'missing' } | ({ status: 'updated' } & RefreshedLine)

/** `cart` receives the events of `LineReport`. */
export interface CartLineInput extends LineTerms {
  cart: AnyActorRef
}

/** A quantity that was corrected to the limits, shown on its line until seen. */
export interface ClampNotice {
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
  /** The message of the last failure. */
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
export const cartLine = setup({
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
    setErrorMessage: assign((_, { error, fallback }: { error: unknown; fallback: string }) => ({
      message: errorMessageOf(error, fallback),
    })),
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
        message: outcome === 'failed' || outcome === 'restoreFailed' ? context.message : '',
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
