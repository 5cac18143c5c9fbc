import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { refundCopy } from '../copy.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderRefunds.module.css'

type Refund = OrderFieldsFragment['refunds'][number]

/** Refunds to the shopper in words, newest first (orders.refund.shown). */
export function OrderRefunds({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <ul className={styles.refunds}>
      {[...refunds].reverse().map((refund) => (
        <li key={refund.id}>{describe(refund)}</li>
      ))}
    </ul>
  )
}

function describe({ amount, status, reason, settledDate }: Refund): string {
  const price = formatPrice(amount)
  const isReturn = reason === 'PAYMENT'
  if (status === 'FAILED') return refundCopy.failed(price)
  if (status !== 'DONE' || !settledDate)
    return isReturn ? refundCopy.returnPending(price) : refundCopy.pending(price)
  const date = longDate(new Date(settledDate))
  return isReturn ? refundCopy.returnDone(price, date) : refundCopy.done(price, date)
}
