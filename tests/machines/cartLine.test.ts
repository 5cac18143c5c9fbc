import { cartLineExamples } from '#machines/cart/cartLineExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...cartLineExamples,
  invariantClauses: [
    'cart.lines.single-request',
    'cart.quantity.clamped-until-seen',
    'cart.quantity.failure',
    'cart.quantity.new-limits',
    'cart.quantity.typed-over',
    'cart.quantity.typed-under',
  ],
  invariants: {
    'the desired quantity is within the limits': ({ after: { context } }) =>
      context.desiredQuantity >= context.minimum && context.desiredQuantity <= context.maximum,
    'has at most one request in flight': ({ pending }) => pending.length <= 1,
    'a failure restores the quantity of the server': ({ after }) =>
      !after.matches({ idle: 'failed' }) ||
      after.context.desiredQuantity === after.context.serverQuantity,
    'has no pending change when idle': ({ after }) =>
      !after.matches('idle') || after.context.desiredQuantity === after.context.serverQuantity,
    'a response changes the desired quantity only to apply limits': ({ event, before, after }) =>
      event.type !== 'xstate.done.actor.updateLine' ||
      after.matches('removed') ||
      after.context.desiredQuantity === before.context.desiredQuantity ||
      after.context.notice !== undefined,
    'an unsent change is never idle': ({ after }) =>
      after.context.desiredQuantity === after.context.serverQuantity || !after.matches('idle'),
    'keeps the notice of a corrected quantity until it is seen': ({ event, before, after }) =>
      before.context.notice === undefined ||
      after.context.notice !== undefined ||
      event.type === 'notice.seen' ||
      event.type === 'quantity.changed' ||
      after.matches({ idle: 'failed' }),
    'a failure has a message': ({ after }) =>
      !after.matches({ idle: 'failed' }) || after.context.message !== '',
  },
})
