import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** The steps of a checkout, in order. */
export const steps = ['contact', 'shipping', 'payment', 'review'] as const

/** One step of a checkout. */
export type CheckoutStep = (typeof steps)[number]

/**
 * `seed` begins every idempotency key of this checkout. The rest is what a reload found:
 * the step, and an order that was sent and not answered.
 */
export interface CheckoutInput {
  seed: string
  step?: CheckoutStep
  unconfirmed?: { attempt: number; expectedTotal: number }
}

/** What became of an order that was sent; `step` is where an invalid field stands. */
export type PlaceReply =
  | { status: 'placed'; orderId: string }
  | { status: 'priceChanged'; total: number }
  | { status: 'outOfStock'; lineKey: string }
  | { status: 'invalid'; step: CheckoutStep; message: string }

/** Told once an order is confirmed: only now may the bag be emptied. */
export interface CheckoutEmittedEvent {
  type: 'order.placed'
  orderId: string
}

interface Context {
  seed: string
  step: CheckoutStep
  /** How many orders were sent with a body of their own. */
  attempt: number
  /** The total that the shopper saw and agreed to, in baht; always one of the server's. */
  expectedTotal: number
  /** The server's total when it differs from the expected one. */
  newTotal: number
  /** The line that is sold out. */
  lineKey: string
  message: string
  orderId: string
}

type Events =
  | { type: 'cart.changed' }
  | { type: 'cart.settled'; isEmpty: boolean }
  | { type: 'step.completed'; step: CheckoutStep }
  | { type: 'step.revisited'; step: CheckoutStep }
  | { type: 'order.submitted'; expectedTotal: number }
  | { type: 'total.accepted' }
  | { type: 'order.retried' }

const indexOf = (step: CheckoutStep) => steps.indexOf(step)

/** The idempotency key of the order under way: the same for the same body. */
export const idempotencyKey = ({ seed, attempt }: { seed: string; attempt: number }): string =>
  `${seed}-${attempt}`

/** The words checkout.ts is written in. */
export const checkout = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as CheckoutEmittedEvent,
    input: {} as CheckoutInput,
    meta: {} as StateMeta,
  },
  actors: {
    placeOrder: effect<PlaceReply, { key: string; expectedTotal: number }>('placeOrder'),
  },
  actions: {
    nextStep: assign(({ context }) => ({
      step: steps[indexOf(context.step) + 1] ?? context.step,
      message: '',
    })),
    setStep: assign((_, step: CheckoutStep) => ({ step, message: '' })),
    startAttempt: assign(({ context }, expectedTotal: number) => ({
      expectedTotal,
      attempt: context.attempt + 1,
      message: '',
    })),
    applyReply: assign(({ context }, reply: PlaceReply) => {
      if (reply.status === 'priceChanged') return { newTotal: reply.total }
      if (reply.status === 'outOfStock') return { lineKey: reply.lineKey }
      if (reply.status === 'invalid') return { step: reply.step, message: reply.message }
      return { orderId: reply.orderId, message: context.message }
    }),
    emitOrderPlaced: emit(({ context }) => ({
      type: 'order.placed' as const,
      orderId: context.orderId,
    })),
  },
  guards: {
    isUnconfirmed: ({ context }) => context.attempt > 0 && context.orderId === '',
    isEmpty: (_, isEmpty: boolean) => isEmpty,
    isStep: ({ context }, step: CheckoutStep) => context.step === step,
    isBefore: ({ context }, step: CheckoutStep) => indexOf(step) < indexOf(context.step),
    isPriceChanged: (_, { status }: PlaceReply) => status === 'priceChanged',
    isOutOfStock: (_, { status }: PlaceReply) => status === 'outOfStock',
    isInvalid: (_, { status }: PlaceReply) => status === 'invalid',
  },
})
