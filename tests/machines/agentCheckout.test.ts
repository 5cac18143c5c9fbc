import { agentCheckoutExamples } from '@vitrine/machines/checkout/agentCheckout.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...agentCheckoutExamples,
  invariantClauses: ['agents.checkout.buyer'],
  invariants: {
    'completes only after its buyer has continued': ({ before, after }) =>
      !after.matches('completed') ||
      before.matches('completed') ||
      before.matches('complete_in_progress'),
    'changes nothing for its agent once the buyer has continued': ({ before, event, after }) =>
      !before.matches('complete_in_progress') ||
      event.type === 'order.placed' ||
      after.matches('complete_in_progress'),
  },
})
