import { type CheckoutStep, checkout, idempotencyKey, type PlaceReply } from './checkoutSetup.ts'

const stepOf = ({ event }: { event: { step: CheckoutStep } }) => event.step
const reply = ({ event }: { event: { output: PlaceReply } }) => event.output
const applyingReply = { actions: { type: 'applyReply', params: reply } } as const

const awaitCart = {
  target: '#checkout.awaitingCart',
  description: 'The bag changes: nothing is ordered until it has settled',
} as const

const completed = {
  guard: { type: 'isStep', params: stepOf },
  target: 'evaluating',
  actions: 'nextStep',
  description: 'All that this step asks for is there',
} as const

const view = (step: string) => `${step}, with the order summary beside it`

/** From the bag to a confirmed order, without ever ordering twice or at a total nobody saw. */
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
          description: 'An order was sent before the reload, and nobody heard what became of it',
        },
        { target: 'awaitingCart', description: 'A checkout begins, or goes on after a reload' },
      ],
    },
    awaitingCart: {
      meta: {
        view: 'Skeletons until the bag is known; then the order summary, dimmed until it has settled',
        spec: 'checkout.cart.settled',
      },
      on: {
        'cart.settled': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.isEmpty },
            target: 'empty',
            description: 'Nothing is left to order',
          },
          { target: 'steps', description: 'The bag has settled' },
        ],
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
          description: 'Back to an earlier step; what was filled in stays',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'The steps of the checkout', spec: 'checkout.steps.skip' },
          always: [
            {
              guard: { type: 'isStep', params: 'contact' },
              target: 'contact',
              description: 'First: who it is for',
            },
            {
              guard: { type: 'isStep', params: 'shipping' },
              target: 'shipping',
              description: 'Second: how it gets there',
            },
            {
              guard: { type: 'isStep', params: 'payment' },
              target: 'payment',
              description: 'Third: how it is paid',
            },
            { target: 'review', description: 'Last: a look at all of it' },
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
            view: 'All of it, the total and Place order',
            spec: 'checkout.place.expected-total',
          },
          on: {
            'order.submitted': {
              target: '#checkout.placing',
              actions: { type: 'startAttempt', params: ({ event }) => event.expectedTotal },
              description: 'Place order, at the total that is shown',
            },
          },
        },
      },
    },
    placing: {
      meta: {
        view: 'Placing your order; nothing else can be pressed',
        spec: 'checkout.place.once',
      },
      on: { 'order.submitted': { description: 'Pressed twice orders once' } },
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
            ...applyingReply,
            target: 'priceChanged',
            description: 'The total is another by now',
          },
          {
            guard: { type: 'isOutOfStock', params: reply },
            ...applyingReply,
            target: 'outOfStock',
            description: 'A line is sold out',
          },
          {
            guard: { type: 'isInvalid', params: reply },
            ...applyingReply,
            target: 'steps',
            description: 'A field is refused',
          },
          {
            target: 'placed',
            actions: [{ type: 'applyReply', params: reply }, 'emitOrderPlaced'],
            description: 'Confirmed',
          },
        ],
        onError: { target: 'unconfirmed', description: 'No answer, or not one about the order' },
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
          description: 'Not accepted yet: back to the steps',
        },
      },
    },
    outOfStock: {
      meta: { view: 'The bag, at the line that is sold out', spec: 'checkout.place.sold-out' },
      on: { 'cart.changed': awaitCart },
    },
    unconfirmed: {
      meta: {
        view: 'We have not heard back. Try again: it is never ordered twice',
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
