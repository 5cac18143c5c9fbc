import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** The steps of a checkout, in order. */
export const steps = ['contact', 'shipping', 'payment', 'review'] as const

/** One step of a checkout. */
export type CheckoutStep = (typeof steps)[number]

/**
 * `seed` is the prefix of the idempotency keys of this checkout. The rest is restored after a reload: the step, and an
 * order whose result is unknown.
 */
export interface CheckoutInput {
  seed: string
  step?: CheckoutStep
  unconfirmed?: { attempt: number; expectedTotal: number }
}

/** The result of placing an order; `step` is the step of the first invalid field. */
export type PlaceResponse =
  | { status: 'placed'; orderId: string }
  | { status: 'priceChanged'; total: number }
  | { status: 'outOfStock'; lineKey: string }
  | { status: 'invalid'; step: CheckoutStep; message: string }

/** Emitted once the order is confirmed. */
export interface CheckoutEmittedEvent {
  type: 'order.placed'
  orderId: string
}

interface Context {
  seed: string
  step: CheckoutStep
  /** The number of orders sent with different contents. */
  attempt: number
  /** The total that the shopper agreed to; always from the server. */
  expectedTotal: number
  /** The server's total when it differs from the expected one. */
  newTotal: number
  /** The line that is out of stock. */
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

/** The idempotency key of the order in flight: the same for the same contents. */
export const idempotencyKey = ({ seed, attempt }: { seed: string; attempt: number }): string =>
  `${seed}-${attempt}`

/** Types, actors, actions and guards of the checkout machine. */
export const checkout = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as CheckoutEmittedEvent,
    input: {} as CheckoutInput,
    meta: {} as StateMeta,
  },
  actors: {
    placeOrder: effect<PlaceResponse, { key: string; expectedTotal: number }>('placeOrder'),
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
    applyResponse: assign(({ context }, reply: PlaceResponse) => {
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
    isPriceChanged: (_, { status }: PlaceResponse) => status === 'priceChanged',
    isOutOfStock: (_, { status }: PlaceResponse) => status === 'outOfStock',
    isInvalid: (_, { status }: PlaceResponse) => status === 'invalid',
  },
})
