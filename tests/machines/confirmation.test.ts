import { confirmationExamples } from '#machines/confirmation/confirmationExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...confirmationExamples,
  invariants: {
    'nothing is done unasked': ({ before, after }) =>
      after.value !== 'acting' || before.value === 'acting' || before.value === 'asking',
    'what has begun is not given up': ({ before, after }) =>
      before.value !== 'acting' || ['acting', 'acted', 'failed'].includes(after.value),
    'what is done is what was asked': ({ before, after }) =>
      after.value !== 'acting' || before.context.subject === after.context.subject,
    'the question names the newest subject': ({ event, after }) =>
      !('subject' in event) ||
      after.value === 'acting' ||
      (after.value === 'asking' && after.context.subject === event.subject),
    'it is done once at a time': ({ after, pending }) =>
      pending.length === (after.value === 'acting' ? 1 : 0),
  },
})
