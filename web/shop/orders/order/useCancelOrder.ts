import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation/confirmation.ts'
import { toApiError } from '#web/core/data/apiError.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
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
  const cancel = useRef<() => Promise<unknown>>(undefined)
  cancel.current = async () => {
    const toast = `cancel ${input.orderId}`
    try {
      await cancelOrder({ variables: { input } })
      showToast('success', 'Order canceled successfully', toast)
      await reload().catch(() => {})
    } catch (error) {
      const { code, message } = toApiError(error)
      showToast('error', message || 'Failed to cancel order', toast)
      if (code === 'CONFLICT') onConflict()
      else await reload().catch(() => {})
      throw error
    }
  }
  const machine = useMemo(
    () =>
      withActors(confirmationMachine, () => ({
        perform: fromPromise<unknown, { subject: string }>(async () => cancel.current?.()),
      })),
    [],
  )
  const [state, send] = useMachine(machine)
  return {
    isConfirming: state.matches('confirming'),
    isCancelling: state.matches('performing'),
    request: () => send({ type: 'confirmation.requested', subject: input.orderId }),
    accept: () => send({ type: 'confirmation.accepted' }),
    decline: () => send({ type: 'confirmation.declined' }),
  }
}
