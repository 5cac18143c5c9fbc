import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** The steps of a checkout, in order. */
export const steps = ['contact', 'shipping', 'payment', 'review'] as const

export type CheckoutStep = (typeof steps)[number]

/**
 * The prefix of the idempotency keys of this checkout, and the step and an order whose result is unknown, restored
 * after a reload.
 */
interface CheckoutInput {
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
interface CheckoutEmittedEvent {
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
const checkout = setup({
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

const stepOf = ({ event }: { event: { step: CheckoutStep } }) => event.step
const reply = ({ event }: { event: { output: PlaceResponse } }) => event.output
const applyingResponse = { actions: { type: 'applyResponse', params: reply } } as const

const awaitCart = {
  target: '#checkout.awaitingCart',
  description: 'The bag changes: nothing is ordered until its changes are saved',
} as const

const completed = {
  guard: { type: 'isStep', params: stepOf },
  target: 'evaluating',
  actions: 'nextStep',
  description: 'The step is complete',
} as const

const view = (step: string) => `${step}, with the order summary beside it`

/** Leads from the bag to a confirmed order, and never orders twice, or at a total that the shopper has not seen. */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input: { seed, step = 'contact', unconfirmed } }) => ({
    seed,
    step,
    attempt: unconfirmed?.attempt ?? 0,
    expectedTotal: unconfirmed?.expectedTotal ?? 0,
    newTotal: 0,
    lineKey: '',
    message: '',
    orderId: '',
  }),
  initial: 'initializing',
  states: {
    initializing: {
      meta: { view: 'Skeletons', spec: 'checkout.cart.settled' },
      always: [
        {
          guard: 'isUnconfirmed',
          target: 'unconfirmed',
          description: 'An order was sent before the reload, and its result is unknown',
        },
        { target: 'awaitingCart', description: 'The checkout starts, or continues after a reload' },
      ],
    },
    awaitingCart: {
      meta: {
        view: 'Skeletons until the bag is loaded; then the order summary, dimmed while changes are pending',
        spec: 'checkout.cart.settled',
      },
      on: {
        'cart.settled': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.isEmpty },
            target: 'empty',
            description: 'The bag is empty',
          },
          { target: 'steps', description: 'The bag has no pending changes' },
        ],
        'step.completed': {
          guard: { type: 'isStep', params: stepOf },
          actions: 'nextStep',
          description: 'A step is completed while the bag is being saved',
        },
        'step.revisited': {
          guard: { type: 'isBefore', params: stepOf },
          actions: { type: 'setStep', params: stepOf },
          description: 'Back to an earlier step while the bag is being saved',
        },
      },
    },
    empty: {
      meta: { view: 'Your Shopping Bag is Empty.', spec: 'errors.empty.cart' },
      on: { 'cart.changed': awaitCart },
    },
    steps: {
      meta: { view: 'The steps of the checkout', spec: 'checkout.steps.order' },
      initial: 'evaluating',
      on: {
        'cart.changed': awaitCart,
        'step.revisited': {
          guard: { type: 'isBefore', params: stepOf },
          target: '.evaluating',
          actions: { type: 'setStep', params: stepOf },
          description: 'Back to an earlier step; values are retained',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'The steps of the checkout', spec: 'checkout.steps.skip' },
          always: [
            {
              guard: { type: 'isStep', params: 'contact' },
              target: 'contact',
              description: 'First step: contact and address',
            },
            {
              guard: { type: 'isStep', params: 'shipping' },
              target: 'shipping',
              description: 'Second step: shipping',
            },
            {
              guard: { type: 'isStep', params: 'payment' },
              target: 'payment',
              description: 'Third step: payment',
            },
            { target: 'review', description: 'Last step: review' },
          ],
        },
        contact: {
          meta: { view: view('Contact and address'), spec: 'validation.checkout.contact' },
          on: { 'step.completed': completed },
        },
        shipping: {
          meta: { view: view('Shipping methods'), spec: 'checkout.steps.order' },
          on: { 'step.completed': completed },
        },
        payment: {
          meta: { view: view('Payment methods'), spec: 'payment.methods' },
          on: { 'step.completed': completed },
        },
        review: {
          meta: {
            view: 'A summary, the total and Place order',
            spec: 'checkout.place.expected-total',
          },
          on: {
            'order.submitted': {
              target: '#checkout.placing',
              actions: { type: 'startAttempt', params: ({ event }) => event.expectedTotal },
              description: 'Place order, at the displayed total',
            },
          },
        },
      },
    },
    placing: {
      meta: {
        view: 'Placing your order; all other buttons are disabled',
        spec: 'checkout.place.once',
      },
      on: { 'order.submitted': { description: 'A second press is ignored' } },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          key: idempotencyKey(context),
          expectedTotal: context.expectedTotal,
        }),
        onDone: [
          {
            guard: { type: 'isPriceChanged', params: reply },
            ...applyingResponse,
            target: 'priceChanged',
            description: 'The total has changed',
          },
          {
            guard: { type: 'isOutOfStock', params: reply },
            ...applyingResponse,
            target: 'outOfStock',
            description: 'A line is out of stock',
          },
          {
            guard: { type: 'isInvalid', params: reply },
            ...applyingResponse,
            target: 'steps',
            description: 'A field is invalid',
          },
          {
            target: 'placed',
            actions: [{ type: 'applyResponse', params: reply }, 'emitOrderPlaced'],
            description: 'Confirmed',
          },
        ],
        onError: { target: 'unconfirmed', description: 'No response, or an unrelated error' },
      },
    },
    priceChanged: {
      meta: {
        view: 'The new total beside the old; Accept and place order',
        spec: 'checkout.place.total-changed',
      },
      on: {
        'cart.changed': awaitCart,
        'total.accepted': {
          target: 'placing',
          actions: { type: 'startAttempt', params: ({ context }) => context.newTotal },
          description: 'Accepted: ordered at the new total',
        },
        'step.revisited': {
          target: 'steps',
          actions: { type: 'setStep', params: stepOf },
          description: 'Back to the steps',
        },
      },
    },
    outOfStock: {
      meta: { view: 'The bag, at the line that is out of stock', spec: 'checkout.place.sold-out' },
      on: { 'cart.changed': awaitCart },
    },
    unconfirmed: {
      meta: {
        view: 'The result is unknown. Try again: the order is never placed twice',
        spec: 'checkout.place.no-answer',
      },
      on: {
        'order.retried': {
          target: 'placing',
          description: 'The same order with the same key',
        },
      },
    },
    placed: {
      meta: { view: 'Order received, and the bag is empty', spec: 'checkout.place.empty-cart' },
      type: 'final',
    },
  },
})
