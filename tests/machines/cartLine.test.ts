import { cartLineExamples } from '#machines/cart/cartLineExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...cartLineExamples,
  invariants: {
    'what is wanted lies within the limits': ({ after: { context } }) =>
      context.desiredQuantity >= context.minimum && context.desiredQuantity <= context.maximum,
    'one request at a time': ({ pending }) => pending.length <= 1,
    'a failure gives back what the server last said': ({ after }) =>
      !after.matches({ idle: 'failed' }) ||
      after.context.desiredQuantity === after.context.serverQuantity,
    'at rest nothing is wanted but what is in the bag': ({ after }) =>
      !after.matches('idle') || after.context.desiredQuantity === after.context.serverQuantity,
    'the last wish wins: no answer changes it but for its limits': ({ event, before, after }) =>
      event.type !== 'xstate.done.actor.updateLine' ||
      after.matches('removed') ||
      after.context.desiredQuantity === before.context.desiredQuantity ||
      after.context.notice !== undefined,
    'a wish that was not sent is waited for or sent': ({ after }) =>
      after.context.desiredQuantity === after.context.serverQuantity || !after.matches('idle'),
    'a changed quantity is said until it is seen': ({ event, before, after }) =>
      before.context.notice === undefined ||
      after.context.notice !== undefined ||
      event.type === 'notice.seen' ||
      event.type === 'quantity.changed' ||
      after.matches({ idle: 'failed' }),
    'a failure has words': ({ after }) =>
      !after.matches({ idle: 'failed' }) || after.context.message !== '',
  },
})
