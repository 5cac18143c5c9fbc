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
  unanswered?: { attempt: number; expectedTotal: number }
}

/** What became of an order that was sent; `step` is where an invalid field stands. */
export type PlaceReply =
  | { status: 'placed'; orderId: string }
  | { status: 'moved'; total: number }
  | { status: 'soldOut'; lineKey: string }
  | { status: 'invalid'; step: CheckoutStep; message: string }

/** Told once an order is confirmed: only now may the bag be emptied. */
export interface CheckoutNews {
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
  movedTotal: number
  /** The line that is sold out. */
  lineKey: string
  words: string
  orderId: string
}

type Events =
  | { type: 'cart.stirred' }
  | { type: 'cart.settled'; isEmpty: boolean }
  | { type: 'step.completed'; step: CheckoutStep }
  | { type: 'step.revisited'; step: CheckoutStep }
  | { type: 'order.submitted'; expectedTotal: number }
  | { type: 'total.accepted' }
  | { type: 'order.retried' }

const place = (step: CheckoutStep) => steps.indexOf(step)

/** The idempotency key of the order under way: the same for the same body. */
export const keyOf = ({ seed, attempt }: { seed: string; attempt: number }): string =>
  `${seed}-${attempt}`

/** The words checkout.ts is written in. */
export const checkout = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as CheckoutNews,
    input: {} as CheckoutInput,
    meta: {} as StateMeta,
  },
  actors: {
    placeOrder: effect<PlaceReply, { key: string; expectedTotal: number }>('placeOrder'),
  },
  actions: {
    goOn: assign(({ context }) => ({
      step: steps[place(context.step) + 1] ?? context.step,
      words: '',
    })),
    goTo: assign((_, step: CheckoutStep) => ({ step, words: '' })),
    agreeTo: assign(({ context }, expectedTotal: number) => ({
      expectedTotal,
      attempt: context.attempt + 1,
      words: '',
    })),
    learn: assign(({ context }, reply: PlaceReply) => {
      if (reply.status === 'moved') return { movedTotal: reply.total }
      if (reply.status === 'soldOut') return { lineKey: reply.lineKey }
      if (reply.status === 'invalid') return { step: reply.step, words: reply.message }
      return { orderId: reply.orderId, words: context.words }
    }),
    reportOrder: emit(({ context }) => ({
      type: 'order.placed' as const,
      orderId: context.orderId,
    })),
  },
  guards: {
    isUnanswered: ({ context }) => context.attempt > 0 && context.orderId === '',
    isEmpty: (_, isEmpty: boolean) => isEmpty,
    isStep: ({ context }, step: CheckoutStep) => context.step === step,
    isBefore: ({ context }, step: CheckoutStep) => place(step) < place(context.step),
    isMoved: (_, { status }: PlaceReply) => status === 'moved',
    isSoldOut: (_, { status }: PlaceReply) => status === 'soldOut',
    isInvalid: (_, { status }: PlaceReply) => status === 'invalid',
  },
})
