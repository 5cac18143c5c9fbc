import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { checkoutMachine, steps } from './checkout.ts'

/** Events of the checkout machine whose order matters, and why that is right. */
const checkoutRaces: readonly AllowedRace[] = [
  {
    events: [['cart.settled'], ['cart.settled']],
    states: ['empty', 'steps.contact', 'steps.review', 'steps.shipping'],
    reason:
      'The checkout shows the bag as it was settled first; later changes arrive as changes of the bag.',
  },
  {
    events: [['cart.settled'], ['step.completed', 'step.revisited']],
    fields: ['message', 'step'],
    reason: 'An empty bag has no steps: what the shopper chose before it was known is kept.',
  },
  {
    events: [['cart.changed'], ['order.submitted', 'total.accepted']],
    states: ['awaitingCart', 'placing'],
    fields: ['attempt', 'expectedTotal', 'pending effects'],
    reason:
      'An order that was sent first is placed at the total that the shopper has seen, or rejected by the server; a later press is ignored until the bag has settled.',
  },
  {
    events: [['step.revisited'], ['order.submitted', 'total.accepted']],
    states: ['placing', 'steps.contact', 'steps.payment', 'steps.review', 'steps.shipping'],
    fields: ['attempt', 'expectedTotal', 'pending effects', 'step'],
    reason: 'The shopper’s first action counts: an order in flight has no steps.',
  },
]

const input = { seed: 'visit' }

/** Inputs, events and outputs for tests and simulations of the checkout machine. */
export const checkoutExamples = defineExamples({
  machine: checkoutMachine,
  races: checkoutRaces,
  inputs: {
    'a full bag': input,
    'a reload at the review': { ...input, step: 'review' },
    'a reload after an order that was not answered': {
      ...input,
      step: 'review',
      unconfirmed: { attempt: 1, expectedTotal: 4900 },
    },
  },
  exploreWhile: ({ attempt }) => attempt < 3,
  events: {
    'cart.settled': [{ isEmpty: false }, { isEmpty: true }],
    'step.completed': steps.map((step) => ({ step })),
    'step.revisited': steps.map((step) => ({ step })),
    'order.submitted': [{ expectedTotal: 4900 }],
  },
  outputs: {
    placeOrder: [
      { status: 'placed', orderId: '1042' },
      { status: 'priceChanged', total: 5100 },
      { status: 'outOfStock', lineKey: 'a' },
      { status: 'invalid', step: 'contact', message: 'The postcode is unknown' },
    ],
  },
})
