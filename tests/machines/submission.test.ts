import { submissionExamples } from '#machines/submission/submissionExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...submissionExamples,
  invariants: {
    'has at most one request in flight': ({ after, pending }) =>
      pending.length === (after.value === 'submitting' ? 1 : 0),
    'every outcome has a message': ({ after }) =>
      (after.value !== 'failed' && after.value !== 'succeeded') || after.context.message !== '',
    'a failure without a message gets the fallback': ({ event, after }) =>
      !('error' in event) ||
      after.value !== 'failed' ||
      after.context.message ===
        (event.error instanceof Error && event.error.message
          ? event.error.message
          : 'Failed to submit confirm payment'),
    'progress never decreases and never exceeds 1': ({ before, after }) =>
      after.context.uploaded <= 1 &&
      (after.context.uploaded >= before.context.uploaded || before.value !== 'submitting'),
    'clears the previous message while submitting': ({ after }) =>
      after.value !== 'submitting' || after.context.message === '',
  },
})
