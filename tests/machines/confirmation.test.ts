import { confirmationExamples } from '#machines/confirmation/confirmationExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...confirmationExamples,
  invariants: {
    'performs an action only after confirmation': ({ before, after }) =>
      after.value !== 'performing' ||
      before.value === 'performing' ||
      before.value === 'confirming',
    'completes a started action': ({ before, after }) =>
      before.value !== 'performing' || ['performing', 'succeeded', 'failed'].includes(after.value),
    'performs the confirmed action': ({ before, after }) =>
      after.value !== 'performing' || before.context.subject === after.context.subject,
    'the dialog is about the latest subject': ({ event, after }) =>
      !('subject' in event) ||
      after.value === 'performing' ||
      (after.value === 'confirming' && after.context.subject === event.subject),
    'performs one action at a time': ({ after, pending }) =>
      pending.length === (after.value === 'performing' ? 1 : 0),
  },
})
