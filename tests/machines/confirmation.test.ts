import { confirmationExamples } from '#machines/confirmation/confirmationExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...confirmationExamples,
  invariants: {
    'nothing is done unasked': ({ before, after }) =>
      after.value !== 'performing' ||
      before.value === 'performing' ||
      before.value === 'confirming',
    'what has begun is not given up': ({ before, after }) =>
      before.value !== 'performing' || ['performing', 'succeeded', 'failed'].includes(after.value),
    'what is done is what was asked': ({ before, after }) =>
      after.value !== 'performing' || before.context.subject === after.context.subject,
    'the question names the newest subject': ({ event, after }) =>
      !('subject' in event) ||
      after.value === 'performing' ||
      (after.value === 'confirming' && after.context.subject === event.subject),
    'it is done once at a time': ({ after, pending }) =>
      pending.length === (after.value === 'performing' ? 1 : 0),
  },
})
