import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useMemo, useRef } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { type SubmitResponse, submissionMachine } from '#machines/submission/submission.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { uploadFile } from '#web/core/data/uploadFile.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { phoneErrors } from '#web/lib/phone/phone.ts'
import { signInNeeded } from '#web/shop/customer/session/sessionActor.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { useConfirmPaymentMutation } from './confirmPayment.generated.ts'
import type { ConfirmPaymentValues } from './confirmPaymentRules.ts'
import { removePayment } from './storedPayment.ts'

const failure = 'Failed to submit confirm payment'

/**
 * Sends the form once, with a guest's access key to the order, reports the progress and keeps its values after a failure (confirm-payment.*,
 * errors.confirm-payment.*).
 */
export function useConfirmPayment(orderId: string, orderKey: string | null) {
  const { requestSignIn } = useSession()
  const [confirmPayment] = useConfirmPaymentMutation()
  const values = useRef<ConfirmPaymentValues>(undefined)
  const failureReason = useRef<unknown>(undefined)
  const progress = useRef<(fraction: number) => void>(() => {})
  const machine = useMemo(
    () =>
      withActors(submissionMachine, () => ({
        submit: fromPromise<SubmitResponse>(async () => {
          try {
            return {
              message: await send(confirmPayment, values.current, orderKey, progress.current),
            }
          } catch (error) {
            failureReason.current = error
            throw toApiError(error)
          }
        }),
      })),
    [confirmPayment, orderKey],
  )
  const [state, sendEvent, actor] = useMachine(machine, { input: { fallbackMessage: failure } })
  progress.current = (fraction) => sendEvent({ type: 'upload.progressed', fraction })
  return {
    isSubmitting: state.matches('submitting'),
    /** The fraction of the form that is uploaded, 0 to 1. */
    uploaded: state.context.uploaded,
    isDone: state.matches('succeeded'),
    message: state.context.message,
    onSubmit: async (typed: ConfirmPaymentValues): Promise<SubmissionErrors> => {
      const errors = await phoneErrors(typed, ['phoneNumber'])
      if (Object.keys(errors).length > 0) return errors
      values.current = typed
      failureReason.current = undefined
      sendEvent({ type: 'form.submitted' })
      const after = await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
      const { message } = after.context
      if (after.matches('succeeded')) {
        removePayment(orderId)
        showToast('success', message || 'Confirm payment submitted')
        return undefined
      }
      const { code, fields } = toApiError(failureReason.current)
      if (code === 'UNAUTHENTICATED') {
        showToast('error', signInNeeded)
        requestSignIn()
      } else showToast('error', message)
      return { ...fields, [FORM_ERROR]: message }
    },
  }
}

async function send(
  confirmPayment: ReturnType<typeof useConfirmPaymentMutation>[0],
  values: ConfirmPaymentValues | undefined,
  key: string | null,
  onProgress: (fraction: number) => void,
) {
  if (!values) throw new Error(failure)
  const { slip, ...texts } = values
  const { data } = await confirmPayment({
    // The file is a part of its own.
    variables: { input: { ...texts, slip: null as never, key } },
    context: {
      fetch: uploadFile({ path: 'variables.input.slip', file: slip, onProgress }),
      waitsForSignIn: false,
      storesData: false,
    },
  })
  return data?.confirmPayment.message ?? ''
}
