import { paymentsCopy } from '#web/generated/messages/paymentsCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { formatPrice, withSameCurrency } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { pathTo } from '#web/paths.ts'
import { AccountPart } from '#web/shop/customer/profile/AccountPart.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import styles from './HistoryList.module.css'
import { type PaymentsQuery, usePaymentsQuery } from './history.generated.ts'

type Payment = NonNullable<PaymentsQuery['payments']>[number]

/** The payments and refunds of the customer's orders, newest first (account.payments.*). */
export function PaymentHistory() {
  const { data, ...query } = usePaymentsQuery({ ssr: false, fetchPolicy: 'cache-and-network' })
  return (
    <AccountPart title={paymentsCopy.title} value={data?.payments} query={query}>
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState
            title={paymentsCopy.empty}
            action={
              <ButtonLink variant="secondary" href={pathTo('shop')}>
                {paymentsCopy.discover}
              </ButtonLink>
            }
          />
        ) : (
          <ul className={styles.list} aria-label={paymentsCopy.list}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </AccountPart>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { orderId, isRefund, status, amount, methodTitle, date } = payment
  return (
    <li className={styles.row}>
      <span>{titleOf(payment)}</span>
      <span>{formatPrice(isRefund ? withSameCurrency(amount, -amount.amount) : amount)}</span>
      <span className={styles.small}>
        {[
          longDate(new Date(date)),
          methodTitle,
          isRefund && status === 'FAILED' && paymentsCopy.failedText,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <a className={classes(styles.small, styles.link)} href={pathTo('order', { id: orderId })}>
        {paymentsCopy.order({ id: orderId })}
      </a>
    </li>
  )
}

const titles = {
  RECEIVED: paymentsCopy.received,
  UNUSABLE: paymentsCopy.unusable,
  PENDING: paymentsCopy.pending,
  DONE: paymentsCopy.done,
  FAILED: paymentsCopy.failed,
} as const

const titleOf = ({ status, isRefund }: Payment) =>
  status === 'UNKNOWN' ? (isRefund ? paymentsCopy.done : paymentsCopy.received) : titles[status]
