import { examplesOf } from '../tools/machineExamples.ts'
import { checkoutMachine } from './checkout.ts'
import { checkoutRaces } from './checkoutRaces.ts'
import { steps } from './checkoutSetup.ts'

const input = { seed: 'visit' }

/** Inputs, events and outputs for tests and simulations of the checkout machine. */
export const checkoutExamples = examplesOf({
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
