import { assign, setup } from 'xstate'
import { effect, errorMessageOf } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** The server's message for an accepted form. */
export interface SubmitResponse {
  message: string
}

/** `fallbackMessage` is shown when a failure has no message. */
export interface SubmissionInput {
  fallbackMessage: string
}

type Events = { type: 'form.submitted' } | { type: 'upload.progressed'; fraction: number }

const submission = setup({
  types: {
    context: {} as { fallbackMessage: string; message: string; uploaded: number },
    events: {} as Events,
    input: {} as SubmissionInput,
    meta: {} as StateMeta,
  },
  actors: { submit: effect<SubmitResponse>('submit') },
})

/** Submits a form with a file once and follows its upload. Its values are kept, whatever the outcome. */
export const submissionMachine = submission.createMachine({
  id: 'submission',
  context: ({ input }) => ({ fallbackMessage: input.fallbackMessage, message: '', uploaded: 0 }),
  initial: 'editing',
  states: {
    editing: {
      meta: { view: 'The form', spec: 'validation.forms.server-errors' },
      on: { 'form.submitted': { target: 'submitting', description: 'Valid, and submitted' } },
    },
    submitting: {
      meta: {
        view: 'The form, its button busy; the progress of an upload',
        spec: 'validation.forms.submit-once',
      },
      entry: assign({ message: '', uploaded: 0 }),
      on: {
        'form.submitted': { description: 'A second press is ignored' },
        'upload.progressed': {
          actions: assign({
            uploaded: ({ context, event }) =>
              Math.min(1, Math.max(context.uploaded, event.fraction)),
          }),
          description: 'Upload progress; never decreases',
        },
      },
      invoke: {
        id: 'submit',
        src: 'submit',
        onDone: {
          target: 'succeeded',
          actions: assign({ message: ({ event }) => event.output.message }),
          description: 'Accepted',
        },
        onError: {
          target: 'failed',
          actions: assign({
            message: ({ context, event }) => errorMessageOf(event.error, context.fallbackMessage),
          }),
          description: 'Rejected, or the request failed',
        },
      },
    },
    failed: {
      meta: {
        view: 'The server’s message or Failed to submit confirm payment; all values are kept',
        spec: 'validation.forms.keep-values',
      },
      on: {
        'form.submitted': { target: 'submitting', description: 'Submitted again' },
      },
    },
    succeeded: {
      meta: {
        view: 'The server’s message or Confirm payment submitted',
        spec: 'errors.form.success',
      },
    },
  },
})
