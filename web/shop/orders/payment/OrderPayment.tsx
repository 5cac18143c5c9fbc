import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { BankTransfer } from './BankTransfer.tsx'
import styles from './OrderPayment.module.css'
import { paymentAnchor } from './paymentAnchor.ts'
import { QrPayment } from './QrPayment.tsx'
import type { Payment } from './useOrderPayment.ts'

const titles = { bacs: 'Pay by bank transfer', qr: 'Pay by QR code' }

/** How the order is still to be paid, if it is: by transfer or by QR code (SPEC §4 Payment methods). */
export function OrderPayment({ order, payment }: { order: OrderFieldsFragment; payment: Payment }) {
  if (payment.view === 'notPayable') return null
  if (payment.view === 'paid')
    return (
      <Notice tone="success">Payment received. Thank you, your order is being prepared.</Notice>
    )
  if (payment.view === 'reloadFailed')
    return (
      <EmptyState
        title="Failed to fetch order detail"
        action={<Button onClick={payment.retry}>Try again</Button>}
      />
    )
  if (payment.view === 'reloading')
    return (
      <div className={styles.payment}>
        <LoadingNote>Looking up the payment…</LoadingNote>
        <TextSkeleton lines={4} />
      </div>
    )
  const isTransfer = payment.view === 'bankTransfer'
  return (
    <section id={paymentAnchor} className={styles.payment} aria-labelledby="payment-title">
      <h2 id="payment-title" className={styles.title}>
        {isTransfer ? titles.bacs : titles.qr}
      </h2>
      {isTransfer ? <BankTransfer order={order} /> : <QrPayment order={order} payment={payment} />}
    </section>
  )
}
