import { idempotencyKey, steps } from '@vitrine/machines/checkout/checkout.ts'
import { checkoutExamples } from '@vitrine/machines/checkout/checkoutExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...checkoutExamples,
  invariantClauses: [
    'checkout.cart.changed',
    'checkout.place.empty-cart',
    'checkout.place.once',
    'checkout.place.total-accepted',
    'checkout.steps.skip',
  ],
  invariants: {
    'places orders only from the review, an accepted total or a retry': ({ before, after }) =>
      after.value !== 'placing' ||
      before.value === 'placing' ||
      before.matches({ steps: 'review' }) ||
      before.matches('priceChanged') ||
      before.matches('unconfirmed'),
    'waits for pending changes of the bag before ordering': ({ event, after }) =>
      event.type !== 'cart.changed' ||
      ['awaitingCart', 'placing', 'unconfirmed'].includes(String(after.value)),
    'uses one idempotency key per total': ({ before, after }) =>
      (idempotencyKey(before.context) === idempotencyKey(after.context)) ===
        (before.context.attempt === after.context.attempt) &&
      (before.context.expectedTotal === after.context.expectedTotal ||
        idempotencyKey(before.context) !== idempotencyKey(after.context)),
    'retries an unconfirmed order unchanged': ({ before, after }) =>
      before.value !== 'unconfirmed' ||
      (['unconfirmed', 'placing'].includes(String(after.value)) &&
        idempotencyKey(before.context) === idempotencyKey(after.context)),
    'orders at a changed total only after it is accepted': ({ before, event, after }) =>
      before.value !== 'priceChanged' ||
      after.value !== 'placing' ||
      (event.type === 'total.accepted' && after.context.expectedTotal === before.context.newTotal),
    'emits the order once, when it is confirmed': ({ before, after, emitted }) =>
      emitted.length === (after.value === 'placed' && before.value !== 'placed' ? 1 : 0) &&
      emitted.every((event) => 'orderId' in event && event.orderId === '1042'),
    'places one order at a time': ({ after, pending }) =>
      pending.length === (after.value === 'placing' ? 1 : 0),
    'a completed step leads to the next one': ({ before, event, after }) =>
      event.type !== 'step.completed' ||
      !('step' in event) ||
      !before.matches({ steps: before.context.step }) ||
      event.step !== before.context.step ||
      event.step === steps.at(-1) ||
      steps.indexOf(after.context.step) === steps.indexOf(before.context.step) + 1,
    'an earlier step is shown when it is revisited': ({ before, event, after }) =>
      event.type !== 'step.revisited' ||
      !('step' in event) ||
      !before.can(event as Parameters<typeof before.can>[0]) ||
      after.context.step === event.step,
    'skips no step': ({ before, after }) =>
      steps.indexOf(after.context.step) <= steps.indexOf(before.context.step) + 1,
    'shows the current step': ({ after }) =>
      !after.matches('steps') || after.matches({ steps: after.context.step }),
    'an invalid field leads to its step with a message': ({ event, after }) =>
      !('output' in event) ||
      !after.matches('steps') ||
      (after.context.message !== '' && after.matches({ steps: 'contact' })),
    'stores the line that is out of stock': ({ after }) =>
      after.value !== 'outOfStock' || after.context.lineKey === 'a',
  },
})
