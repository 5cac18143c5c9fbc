import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { paymentLink } from '../payment/paymentLink.ts'
import styles from './OrderParts.module.css'
import { useCancelOrder } from './useCancelOrder.ts'

const pending: readonly OrderFieldsFragment['status'][] = ['PENDING', 'PENDING_PAYMENT']

/**
 * The invoice of a completed order, Cancel and Pay of a pending one, and Cancel of one by transfer (orders.detail.invoice,
 * orders.detail.pending, orders.detail.pay-elsewhere, orders.detail.on-hold).
 */
export function OrderActions({
  order,
  orderKey,
  reload,
  onConflict,
}: {
  order: OrderFieldsFragment
  orderKey: string | null
  reload: () => Promise<unknown>
  onConflict: () => void
}) {
  const cancellation = useCancelOrder({ orderId: order.id, key: orderKey }, { reload, onConflict })
  const isPending = pending.includes(order.status)
  const isCancellable = isPending || order.status === 'ON_HOLD'
  const payment = isPending ? paymentLink(order, location.href) : null
  const invoice = order.status === 'COMPLETED' ? order.invoiceUrl : null
  return (
    <>
      {isCancellable || invoice ? (
        <div className={styles.actions}>
          {payment ? <ButtonLink href={payment}>{orderCopy.pay}</ButtonLink> : null}
          {isCancellable ? (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              loading={cancellation.isPerforming}
              onClick={() => cancellation.request()}
            >
              {orderCopy.cancel}
            </Button>
          ) : null}
          {invoice ? (
            <ButtonLink variant="secondary" href={invoice} target="_blank">
              {orderCopy.invoice}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        open={cancellation.isConfirming}
        title={orderCopy.cancelQuestion}
        accept={orderCopy.cancelAccept}
        decline={orderCopy.cancelDecline}
        onAccept={cancellation.accept}
        onDecline={cancellation.decline}
      >
        <p>{orderCopy.cancelText}</p>
      </ConfirmDialog>
    </>
  )
}
