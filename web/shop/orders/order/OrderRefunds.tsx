import { refundCopy } from '#web/generated/messages/refundCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderParts.module.css'

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
  if (status === 'FAILED') return refundCopy.failed({ amount: price })
  if (status !== 'DONE' || !settledDate)
    return isReturn
      ? refundCopy.returnPending({ amount: price })
      : refundCopy.pending({ amount: price })
  const date = longDate(new Date(settledDate))
  return isReturn
    ? refundCopy.returnDone({ amount: price, date })
    : refundCopy.done({ amount: price, date })
}
