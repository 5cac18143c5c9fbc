import { toApiError } from '#web/core/data/apiError.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { useConfirmation } from '#web/ui/dialog/useConfirmation.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { useCancelOrderMutation } from '../orders.generated.ts'

interface CancellationHandlers {
  reload: () => Promise<unknown>
  /**
   * Called when the order's status forbids it, such as after a payment; has to load the order again
   * (orders.cancel.conflict).
   */
  onConflict: () => void
}

/** Cancels an order after a confirmation, then loads it again (orders.cancel.*, errors.cancel-order.*). */
export function useCancelOrder(
  input: { orderId: string; key: string | null },
  { reload, onConflict }: CancellationHandlers,
) {
  const [cancelOrder] = useCancelOrderMutation()
  return useConfirmation(async () => {
    const toast = `cancel ${input.orderId}`
    try {
      await cancelOrder({ variables: { input } })
      showToast('success', orderFailureCopy.canceled, toast)
    } catch (error) {
      const { code, message } = toApiError(error)
      showToast('error', message || orderFailureCopy.cancelFailed, toast)
      if (code === 'CONFLICT') return onConflict()
    }
    await reload().catch(() => {})
  })
}
