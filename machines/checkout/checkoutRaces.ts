import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the checkout machine whose order matters, and why that is right. */
export const checkoutRaces: readonly AllowedRace[] = [
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
