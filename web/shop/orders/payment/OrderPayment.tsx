import { cardCopy } from '#web/generated/messages/cardCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { paymentCopy } from '#web/generated/messages/paymentCopy.ts'
import { deadlineText } from '#web/lib/time.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { BankTransfer } from './BankTransfer.tsx'
import { CardPayment } from './CardPayment.tsx'
import styles from './OrderPayment.module.css'
import { paymentAnchor } from './paymentLink.ts'
import { QrPayment } from './QrPayment.tsx'
import type { Payment } from './useOrderPayment.ts'

const titleOf = ({ paymentMethod, paymentMethodTitle }: OrderFieldsFragment) =>
  paymentMethod === 'CARD' ? cardCopy.title : paymentMethodTitle

/**
 * The payment of the order: by transfer, by QR code, by card or not at all (payment.bank-transfer.shown,
 * payment.qr.shown, payment.nothing).
 */
export function OrderPayment({
  order,
  payment,
  hasCardForm = false,
}: {
  order: OrderFieldsFragment
  payment: Payment
  /** Whether this is the page on which cards are entered. */
  hasCardForm?: boolean
}) {
  if (payment.view === 'notPayable') return null
  if (payment.view === 'paid') return <Notice tone="success">{paymentCopy.received}</Notice>
  if (payment.view === 'reloadFailed')
    return (
      <EmptyState
        title={orderFailureCopy.order}
        action={<Button onClick={payment.retry}>{paymentCopy.tryAgain}</Button>}
      />
    )
  if (payment.view === 'reloading')
    return (
      <div className={styles.payment}>
        <LoadingNote>{paymentCopy.loading}</LoadingNote>
        <TextSkeleton lines={4} />
      </div>
    )
  const isTransfer = payment.view === 'bankTransfer'
  const isCard = payment.view.startsWith('card')
  return (
    <section id={paymentAnchor} className={styles.payment} aria-labelledby="payment-title">
      <h2 id="payment-title" className={styles.title}>
        {isCard ? titleOf(order) : isTransfer ? paymentCopy.byTransfer : paymentCopy.byQrCode}
      </h2>
      {order.paymentDeadline && (isCard || isTransfer || payment.deadline === undefined) ? (
        <p>
          {paymentCopy.deadline({
            moment: deadlineText(new Date(order.paymentDeadline)),
          })}
        </p>
      ) : null}
      {isCard ? (
        <CardPayment order={order} payment={payment} hasForm={hasCardForm} />
      ) : isTransfer ? (
        <BankTransfer order={order} orderKey={payment.orderKey} />
      ) : (
        <QrPayment order={order} payment={payment} />
      )}
    </section>
  )
}
