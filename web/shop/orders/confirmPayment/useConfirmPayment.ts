import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useMemo, useRef } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { type SubmitReply, submissionMachine } from '#machines/submission/submission.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { uploadMutation } from '#web/core/data/uploadMutation.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { signedOutWords } from '#web/shop/customer/session/signedOutMessage.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { ConfirmPaymentDocument } from './confirmPayment.generated.ts'
import type { ConfirmPaymentValues } from './confirmPaymentRules.ts'
import { dropPayment, keepPayment } from './savedPayment.ts'

const failure = 'Failed to submit confirm payment'

/** Sends a slip once, tells how much of it is sent, and keeps the form whatever happens (SPEC §8 Confirm payment). */
export function useConfirmPayment() {
  const { askToSignIn } = useSession()
  const values = useRef<ConfirmPaymentValues>(undefined)
  const refusal = useRef<unknown>(undefined)
  const progress = useRef<(share: number) => void>(() => {})
  const machine = useMemo(
    () =>
      withActors(submissionMachine, () => ({
        submit: fromPromise<SubmitReply>(async () => {
          try {
            return { message: await send(values.current, progress.current) }
          } catch (error) {
            refusal.current = error
            throw toApiError(error)
          }
        }),
      })),
    [],
  )
  const [state, sendEvent, actor] = useMachine(machine, { input: { fallbackMessage: failure } })
  progress.current = (fraction) => sendEvent({ type: 'upload.progressed', fraction })
  return {
    isSubmitting: state.matches('submitting'),
    /** How much of the form is sent, 0 to 1. */
    uploaded: state.context.uploaded,
    isDone: state.matches('succeeded'),
    message: state.context.message,
    onSubmit: async (typed: ConfirmPaymentValues): Promise<SubmissionErrors> => {
      values.current = typed
      refusal.current = undefined
      sendEvent({ type: 'form.submitted' })
      const after = await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
      const { message } = after.context
      if (after.matches('succeeded')) {
        dropPayment()
        showToast('success', message || 'Confirm payment submitted')
        return undefined
      }
      const { code, fields } = toApiError(refusal.current)
      if (code === 'UNAUTHENTICATED') {
        await keepPayment(typed)
        showToast('error', signedOutWords)
        askToSignIn()
      } else showToast('error', message)
      return { ...fields, [FORM_ERROR]: message }
    },
  }
}

async function send(values: ConfirmPaymentValues | undefined, onProgress: (share: number) => void) {
  if (!values) throw new Error(failure)
  const { slip, ...texts } = values
  const { confirmPayment } = await uploadMutation(ConfirmPaymentDocument, {
    variables: { input: { ...texts, slip: null } },
    path: 'variables.input.slip',
    file: slip,
    onProgress,
  })
  return confirmPayment.message
}
