import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useMemo, useRef } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { type SubmitResponse, submissionMachine } from '#machines/submission/submission.ts'
import { toApiError } from './data/apiError.ts'
import { useMachine, withActors } from './machines.ts'

/**
 * Sends a form once by the submission machine (`validation.forms.submit-once`). `send` resolves with the server's message.
 * A failure shows the server's messages at their fields, and its general message or the fallback for the whole form.
 */
export function useSubmission<Values extends object>(
  send: (values: Values) => Promise<string | undefined>,
  fallbackMessage: string,
) {
  const attempt = useRef<() => Promise<SubmitResponse>>(undefined)
  const failure = useRef<unknown>(undefined)
  const machine = useMemo(
    () =>
      withActors(submissionMachine, () => ({
        submit: fromPromise<SubmitResponse>(async () => {
          try {
            return (await attempt.current?.()) ?? { message: '' }
          } catch (error) {
            failure.current = error
            throw toApiError(error)
          }
        }),
      })),
    [],
  )
  const [state, notify, actor] = useMachine(machine, { input: { fallbackMessage } })
  return {
    isPending: state.matches('submitting'),
    hasFailed: state.matches('failed'),
    isDone: state.matches('succeeded'),
    /** The server's message, or the fallback after a failure without one. */
    message: state.context.message,
    onSubmit: async (values: Values): Promise<SubmissionErrors> => {
      attempt.current = async () => ({ message: (await send(values)) ?? '' })
      notify({ type: 'form.submitted' })
      const after = await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
      if (after.matches('succeeded')) return undefined
      const { fields } = toApiError(failure.current)
      return { ...fields, [FORM_ERROR]: after.context.message }
    },
  }
}
