import { checkoutExamples } from '#machines/checkout/checkoutExamples.ts'
import { idempotencyKey, steps } from '#machines/checkout/checkoutSetup.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...checkoutExamples,
  invariants: {
    'orders are sent from a settled bag: seen in review, accepted, or sent before': ({
      before,
      after,
    }) =>
      after.value !== 'placing' ||
      before.value === 'placing' ||
      before.matches({ steps: 'review' }) ||
      before.matches('priceChanged') ||
      before.matches('unconfirmed'),
    'a bag that changes settles before anything else is ordered of it': ({ event, after }) =>
      event.type !== 'cart.changed' ||
      ['awaitingCart', 'placing', 'unconfirmed'].includes(String(after.value)),
    'the same key means the same total, another total another key': ({ before, after }) =>
      (idempotencyKey(before.context) === idempotencyKey(after.context)) ===
        (before.context.attempt === after.context.attempt) &&
      (before.context.expectedTotal === after.context.expectedTotal ||
        idempotencyKey(before.context) !== idempotencyKey(after.context)),
    'an order that was not answered is only ever sent again as it was': ({ before, after }) =>
      before.value !== 'unconfirmed' ||
      (['unconfirmed', 'placing'].includes(String(after.value)) &&
        idempotencyKey(before.context) === idempotencyKey(after.context)),
    'a moved total is ordered only once it was accepted': ({ before, event, after }) =>
      before.value !== 'priceChanged' ||
      after.value !== 'placing' ||
      (event.type === 'total.accepted' && after.context.expectedTotal === before.context.newTotal),
    'the order is told once, and only when it is confirmed': ({ before, after, emitted }) =>
      emitted.length === (after.value === 'placed' && before.value !== 'placed' ? 1 : 0) &&
      emitted.every((event) => 'orderId' in event && event.orderId === '1042'),
    'one order at a time': ({ after, pending }) =>
      pending.length === (after.value === 'placing' ? 1 : 0),
    'no step is skipped': ({ before, after }) =>
      steps.indexOf(after.context.step) <= steps.indexOf(before.context.step) + 1,
    'the step shown is the step that was reached': ({ after }) =>
      !after.matches('steps') || after.matches({ steps: after.context.step }),
    'a refused field is said at its step': ({ event, after }) =>
      !('output' in event) ||
      !after.matches('steps') ||
      (after.context.message !== '' && after.matches({ steps: 'contact' })),
    'the sold-out line is known': ({ after }) =>
      after.value !== 'outOfStock' || after.context.lineKey === 'a',
  },
})
