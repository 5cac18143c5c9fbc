import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { paymentCopy } from '../copy.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { BankTransfer } from './BankTransfer.tsx'
import styles from './OrderPayment.module.css'
import { paymentAnchor } from './paymentAnchor.ts'
import { QrPayment } from './QrPayment.tsx'
import type { Payment } from './useOrderPayment.ts'

/**
 * How the order is to be paid: by transfer, by QR code or not at all (payment.bank-transfer.shown, payment.qr.shown,
 * payment.nothing).
 */
export function OrderPayment({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  if (payment.view === 'notPayable') return null
  if (payment.view === 'paid') return <Notice tone="success">{paymentCopy.received}</Notice>
  if (payment.view === 'reloadFailed')
    return (
      <EmptyState
        title="Failed to fetch order detail"
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
  return (
    <section id={paymentAnchor} className={styles.payment} aria-labelledby="payment-title">
      <h2 id="payment-title" className={styles.title}>
        {isTransfer ? paymentCopy.byTransfer : paymentCopy.byQrCode}
      </h2>
      {isTransfer ? <BankTransfer order={order} /> : <QrPayment order={order} payment={payment} />}
    </section>
  )
}
