import { checkoutExamples } from '#machines/checkout/checkoutExamples.ts'
import { keyOf, steps } from '#machines/checkout/checkoutSetup.ts'
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
      before.matches({ filling: 'review' }) ||
      before.matches('moved') ||
      before.matches('unanswered'),
    'a bag that changes settles before anything else is ordered of it': ({ event, after }) =>
      event.type !== 'cart.stirred' ||
      ['settling', 'placing', 'unanswered'].includes(String(after.value)),
    'the same key means the same total, another total another key': ({ before, after }) =>
      (keyOf(before.context) === keyOf(after.context)) ===
        (before.context.attempt === after.context.attempt) &&
      (before.context.expectedTotal === after.context.expectedTotal ||
        keyOf(before.context) !== keyOf(after.context)),
    'an order that was not answered is only ever sent again as it was': ({ before, after }) =>
      before.value !== 'unanswered' ||
      (['unanswered', 'placing'].includes(String(after.value)) &&
        keyOf(before.context) === keyOf(after.context)),
    'a moved total is ordered only once it was accepted': ({ before, event, after }) =>
      before.value !== 'moved' ||
      after.value !== 'placing' ||
      (event.type === 'total.accepted' &&
        after.context.expectedTotal === before.context.movedTotal),
    'the order is told once, and only when it is confirmed': ({ before, after, emitted }) =>
      emitted.length === (after.value === 'placed' && before.value !== 'placed' ? 1 : 0) &&
      emitted.every((news) => 'orderId' in news && news.orderId === '1042'),
    'one order at a time': ({ after, pending }) =>
      pending.length === (after.value === 'placing' ? 1 : 0),
    'no step is skipped': ({ before, after }) =>
      steps.indexOf(after.context.step) <= steps.indexOf(before.context.step) + 1,
    'the step shown is the step that was reached': ({ after }) =>
      !after.matches('filling') || after.matches({ filling: after.context.step }),
    'a refused field is said at its step': ({ event, after }) =>
      !('output' in event) ||
      !after.matches('filling') ||
      (after.context.words !== '' && after.matches({ filling: 'contact' })),
    'the sold-out line is known': ({ after }) =>
      after.value !== 'soldOut' || after.context.lineKey === 'a',
  },
})
