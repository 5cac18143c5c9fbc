import { useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { uploadFile } from '#web/core/data/uploadFile.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { confirmPaymentCopy } from '#web/generated/messages/confirmPaymentCopy.ts'
import { checkingPhone } from '#web/lib/phone/phone.ts'
import { signInNeeded } from '#web/shop/customer/session/sessionActor.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { useConfirmPaymentMutation } from './confirmPayment.generated.ts'
import type { ConfirmPaymentValues } from './confirmPaymentRules.ts'
import { removePayment } from './storedPayment.ts'

const failure = confirmPaymentCopy.submitFailed

/**
 * Sends the form once, with a guest's access key to the order, reports the progress, and keeps the typed values after a
 * failure (confirm-payment.*, errors.confirm-payment.*).
 */
export function useConfirmPayment(orderId: string, orderKey: string | null) {
  const { requestSignIn } = useSession()
  const [confirmPayment] = useConfirmPaymentMutation()
  /** The fraction of the form that is uploaded, 0 to 1. */
  const [uploaded, setUploaded] = useState(0)
  /** The message once the form is sent. */
  const [message, setMessage] = useState<string>()
  const onSubmit = submitWith<ConfirmPaymentValues>(async ({ slip, ...texts }) => {
    setUploaded(0)
    try {
      const { data } = await confirmPayment({
        // The file is a part of its own.
        variables: { input: { ...texts, slip: null as never, key: orderKey } },
        context: {
          fetch: uploadFile({
            path: 'variables.input.slip',
            file: slip,
            onProgress: setUploaded,
          }),
          waitsForSignIn: false,
          storesData: false,
        },
      })
      const confirmed = data?.confirmPayment.message || confirmPaymentCopy.submitted
      removePayment(orderId)
      showToast('success', confirmed)
      setMessage(confirmed)
    } catch (error) {
      const { code, message } = toApiError(error)
      showToast('error', code === 'UNAUTHENTICATED' ? signInNeeded : message || failure)
      if (code === 'UNAUTHENTICATED') requestSignIn()
      throw error
    }
  }, failure)
  return { uploaded, message, onSubmit: checkingPhone(onSubmit) }
}
