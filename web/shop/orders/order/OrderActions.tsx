import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { paymentAnchor } from '../payment/paymentAnchor.ts'
import styles from './OrderActions.module.css'
import { useCancelOrder } from './useCancelOrder.ts'

const pending: readonly OrderFieldsFragment['status'][] = ['PENDING', 'PENDING_PAYMENT']

/** What can be done with an order: its invoice once completed; Cancel and Pay while pending (SPEC §4). */
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
  const cancelling = useCancelOrder({ id: order.id, key: orderKey }, { reload, onConflict })
  const isPending = pending.includes(order.status)
  const invoice = order.status === 'COMPLETED' ? order.invoicePermalink : null
  return (
    <>
      {isPending || invoice ? (
        <div className={styles.actions}>
          {isPending && order.paymentPermalink ? (
            <ButtonLink href={paymentAddress(order.paymentPermalink)}>Pay</ButtonLink>
          ) : null}
          {isPending ? (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              loading={cancelling.isCancelling}
              onClick={cancelling.ask}
            >
              Cancel
            </Button>
          ) : null}
          {invoice ? (
            <ButtonLink variant="secondary" href={invoice} target="_blank">
              View Invoice
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        open={cancelling.asking}
        title="Cancel this order?"
        accept="Cancel order"
        decline="Keep order"
        onAccept={cancelling.accept}
        onDecline={cancelling.decline}
      >
        <p>Its pieces go back on sale. This cannot be taken back.</p>
      </ConfirmDialog>
    </>
  )
}

/** Paying on this very page is a jump to its payment. */
function paymentAddress(permalink: string) {
  const { origin, pathname } = new URL(permalink, location.href)
  const isHere = origin === location.origin && pathname === location.pathname
  return isHere ? `#${paymentAnchor}` : permalink
}
