import { assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import { errorMessageOf } from '../tools/errorMessage.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** What the server says of a form it took. */
export interface SubmitReply {
  message: string
}

/** `otherwise` is said when a failure has no words of its own. */
export interface SubmissionInput {
  fallbackMessage: string
}

type Events =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'form.reset' }
  | { type: 'upload.progressed'; fraction: number }

const submission = setup({
  types: {
    context: {} as { fallbackMessage: string; message: string; uploaded: number },
    events: {} as Events,
    input: {} as SubmissionInput,
    meta: {} as StateMeta,
  },
  actors: { submit: effect<SubmitReply>('submit') },
})

/** Sends any form once. What was typed stays in the form, whatever happens to the request. */
export const submissionMachine = submission.createMachine({
  id: 'submission',
  context: ({ input }) => ({ fallbackMessage: input.fallbackMessage, message: '', uploaded: 0 }),
  initial: 'editing',
  states: {
    editing: {
      meta: { view: 'The form', spec: 'validation.forms.server-errors' },
      on: { 'form.submitted': { target: 'submitting', description: 'Valid, and sent' } },
    },
    submitting: {
      meta: {
        view: 'The form, its button busy; how much of a file is sent',
        spec: 'validation.forms.submit-once',
      },
      entry: assign({ message: '', uploaded: 0 }),
      on: {
        'form.submitted': { description: 'Pressed twice sends once' },
        'upload.progressed': {
          actions: assign({
            uploaded: ({ context, event }) =>
              Math.min(1, Math.max(context.uploaded, event.fraction)),
          }),
          description: 'More of the file is sent; progress never goes back',
        },
      },
      invoke: {
        id: 'submit',
        src: 'submit',
        onDone: {
          target: 'succeeded',
          actions: assign({ message: ({ event }) => event.output.message }),
          description: 'Taken',
        },
        onError: {
          target: 'failed',
          actions: assign({
            message: ({ context, event }) => errorMessageOf(event.error, context.fallbackMessage),
          }),
          description: 'Refused, or not answered',
        },
      },
    },
    failed: {
      meta: {
        view: 'The server’s message or Something went wrong; all that was typed',
        spec: 'validation.forms.keep-values',
      },
      on: {
        'form.submitted': { target: 'submitting', description: 'Sent again' },
        'form.edited': { target: 'editing', description: 'Corrected' },
      },
    },
    succeeded: {
      meta: {
        view: 'The server’s message or Subscribed successfully',
        spec: 'errors.form.success',
      },
      on: { 'form.reset': { target: 'editing', description: 'Another one' } },
    },
  },
})
