import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useMemo, useRef } from 'react'
import { fromPromise, waitFor } from 'xstate'
import type { SubmitReply } from '#machines/submission/submission.ts'
import { submissionMachine } from '#machines/submission/submission.ts'
import { type ApiError, toApiError } from './data/apiError.ts'
import { useMachine, withActors } from './machines.ts'

/**
 * Sends a form through the submission machine: once, with all that was typed kept. `send` answers the server's
 * message; `otherwise` is said when a failure has no words of its own. `onSubmit` is for final-form, with the
 * server's errors at their fields; `words` is what failed as a whole.
 */
export function useSubmission<Values extends object>(
  send: (values: Values) => Promise<string>,
  otherwise: string,
) {
  const values = useRef<Values>(undefined)
  const latest = useRef(send)
  latest.current = send
  const fields = useRef<ApiError['fields']>({})
  const machine = useMemo(
    () =>
      withActors(submissionMachine, () => ({
        submit: fromPromise<SubmitReply>(async () => {
          fields.current = {}
          try {
            return { message: values.current ? await latest.current(values.current) : '' }
          } catch (error) {
            const apiError = toApiError(error)
            fields.current = apiError.fields
            throw apiError
          }
        }),
      })),
    [],
  )
  const [state, sendEvent, actor] = useMachine(machine, { input: { otherwise } })
  return {
    status: state.value,
    /** The server's message of success, or why it did not work. */
    words: state.context.words,
    reset: () => sendEvent({ type: 'form.reset' }),
    onSubmit: async (typed: Values): Promise<SubmissionErrors> => {
      values.current = typed
      sendEvent({ type: 'form.submitted' })
      const after = await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
      if (after.matches('succeeded')) return undefined
      return { ...fields.current, [FORM_ERROR]: after.context.words }
    },
  }
}
