import { type ReactNode, useEffect } from 'react'
import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import {
  type OrderFieldsFragment,
  type OrderQueryVariables,
  useOrderQuery,
} from '../orders.generated.ts'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { useOrderPayment } from '../payment/useOrderPayment.ts'
import { EmailText } from './EmailText.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderBadge } from './OrderBadge.tsx'
import styles from './OrderDetail.module.css'
import { OrderItems } from './OrderItems.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTotals } from './OrderTotals.tsx'

const failure = 'Failed to fetch order detail'
const absence = 'Order not found'

/** One order with everything about it (SPEC §2, §4 Order detail). `orderKey` is the one of a guest's mail. */
export function OrderDetail({ id, orderKey }: { id: string; orderKey: string | null }) {
  const variables: OrderQueryVariables = { id, key: orderKey }
  const { data, error, loading, refetch } = useOrderQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    ssr: false,
  })
  const order = data?.order
  const problem = loading || order ? undefined : error ? failure : absence
  useEffect(() => {
    if (problem) showToast('error', problem)
  }, [problem])
  if (order) return <Found order={order} orderKey={orderKey} reload={refetch} />
  if (!problem) return <OrderSkeleton />
  return (
    <EmptyState
      title={problem}
      heading="h1"
      action={
        problem === failure ? (
          <Button onClick={() => refetch().catch(() => {})}>Try again</Button>
        ) : undefined
      }
    >
      {problem === absence ? (
        <p>Please check the number, or sign in with the account that placed the order.</p>
      ) : null}
    </EmptyState>
  )
}

function Found({
  order,
  orderKey,
  reload,
}: {
  order: OrderFieldsFragment
  orderKey: string | null
  reload: () => Promise<unknown>
}) {
  const payment = useOrderPayment(order, orderKey)
  const facts: [term: string, value: ReactNode][] = [
    ['Date', longDate(new Date(order.createdDate))],
    ['Email', <EmailText key="email" address={order.billing.email ?? '–'} />],
    ['Total', formatPrice(order.total)],
    ['Payment method', order.paymentMethodTitle],
  ]
  return (
    <article className={styles.order} aria-labelledby="order-title">
      <header className={styles.head}>
        <h1 id="order-title" className={styles.title}>
          Order {order.id}
        </h1>
        <OrderBadge order={order} />
      </header>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OrderActions
        order={order}
        orderKey={orderKey}
        reload={reload}
        onConflict={payment.findConflict}
      />
      <OrderPayment order={order} payment={payment} />
      <section aria-labelledby="order-items">
        <h2 id="order-items" className={styles.heading}>
          Items
        </h2>
        <OrderItems items={order.items} />
        <OrderTotals order={order} />
      </section>
      <div className={styles.addresses}>
        <OrderAddress title="Billing address" address={order.billing} />
        <OrderAddress title="Shipping address" address={order.shipping} />
      </div>
      {order.note ? (
        <section aria-labelledby="order-note">
          <h2 id="order-note" className={styles.heading}>
            Note
          </h2>
          <p>{order.note}</p>
        </section>
      ) : null}
    </article>
  )
}
