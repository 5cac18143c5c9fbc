import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useMemo, useRef } from 'react'
import { fromPromise, waitFor } from 'xstate'
import type { SubmitReply } from '#machines/submission/submission.ts'
import { submissionMachine } from '#machines/submission/submission.ts'
import { firstProblem } from './graphqlErrors.ts'
import { useMachine, withActors } from './machines.ts'
import { serverMessage } from './serverMessage.ts'

/** A refusal in words for people, and the fields it is about. */
class Refusal extends Error {
  readonly fields: Record<string, string>

  constructor(message: string, fields: Record<string, string>) {
    super(message)
    this.fields = fields
  }
}

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
  const fields = useRef<Record<string, string>>({})
  const machine = useMemo(
    () =>
      withActors(submissionMachine, () => ({
        submit: fromPromise<SubmitReply>(async () => {
          fields.current = {}
          try {
            return { message: values.current ? await latest.current(values.current) : '' }
          } catch (error) {
            const refusal = refusalOf(error)
            fields.current = refusal.fields
            throw refusal
          }
        }),
      })),
    [],
  )
  const [state, sendEvent, actor] = useMachine(machine, { input: { fallbackMessage: otherwise } })
  return {
    status: state.value,
    /** The server's message of success, or why it did not work. */
    words: state.context.message,
    reset: () => sendEvent({ type: 'form.reset' }),
    onSubmit: async (typed: Values): Promise<SubmissionErrors> => {
      values.current = typed
      sendEvent({ type: 'form.submitted' })
      const after = await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
      if (after.matches('succeeded')) return undefined
      return { ...fields.current, [FORM_ERROR]: after.context.message }
    },
  }
}

/** Only the server's own words are for people; a browser's `Failed to fetch` is not. */
function refusalOf(error: unknown): Refusal {
  const fields: unknown = firstProblem(error)?.extensions?.['fields']
  return new Refusal(
    serverMessage(error) ?? '',
    fields && typeof fields === 'object' ? (fields as Record<string, string>) : {},
  )
}
