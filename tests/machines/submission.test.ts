import { submissionExamples } from '#machines/submission/submissionExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...submissionExamples,
  invariants: {
    'it is sent once at a time': ({ after, pending }) =>
      pending.length === (after.value === 'submitting' ? 1 : 0),
    'every end has words': ({ after }) =>
      (after.value !== 'failed' && after.value !== 'succeeded') || after.context.message !== '',
    'a failure without words gets the form’s own': ({ event, after }) =>
      !('error' in event) ||
      after.value !== 'failed' ||
      after.context.message ===
        (event.error instanceof Error && event.error.message
          ? event.error.message
          : 'Something went wrong'),
    'progress never goes back and never beyond the whole': ({ before, after }) =>
      after.context.uploaded <= 1 &&
      (after.context.uploaded >= before.context.uploaded || before.value !== 'submitting'),
    'the words of before are gone while sending': ({ after }) =>
      after.value !== 'submitting' || after.context.message === '',
  },
})
