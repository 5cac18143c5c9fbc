import { type ReactNode, useEffect } from 'react'
import { giftWrapCopy } from '#web/generated/messages/giftWrapCopy.ts'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { refundCopy } from '#web/generated/messages/refundCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { OrderAgain } from '../again/OrderAgain.tsx'
import { useReportedOrder } from '../checkout/purchases.ts'
import { OrderProgress } from '../delivery/OrderProgress.tsx'
import { OrderShipments } from '../delivery/OrderShipments.tsx'
import {
  type OrderFieldsFragment,
  type OrderQueryVariables,
  useOrderQuery,
} from '../orders.generated.ts'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { useOrderPayment } from '../payment/useOrderPayment.ts'
import { OrderReturns } from '../returns/OrderReturns.tsx'

import { OrderActions } from './OrderActions.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderBadge, statusText } from './OrderBadge.tsx'
import styles from './OrderDetail.module.css'
import { OrderItems } from './OrderItems.tsx'
import { OrderLinkForm } from './OrderLinkForm.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTotals } from './OrderTotals.tsx'

const failure = orderFailureCopy.order
const notFound = orderFailureCopy.notFound

/** An order with its payment, items and addresses (orders.detail.*). `orderKey` is a guest's access key. */
export function OrderDetail({ id, orderKey }: { id: string; orderKey: string | null }) {
  const variables: OrderQueryVariables = { id, key: orderKey }
  const { data, error, loading, refetch } = useOrderQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    ssr: false,
  })
  const order = data?.order
  const problem = loading || order ? undefined : error ? failure : notFound
  useEffect(() => {
    if (problem) showToast('error', problem)
  }, [problem])
  if (order) return <LoadedOrder order={order} orderKey={orderKey} reload={refetch} />
  if (!problem) return <OrderSkeleton />
  return (
    <EmptyState
      title={problem}
      heading="h1"
      action={
        problem === failure ? (
          <Button onClick={() => refetch().catch(() => {})}>{orderCopy.tryAgain}</Button>
        ) : undefined
      }
    >
      {problem === notFound && orderKey === null ? <p>{orderCopy.notFoundHint}</p> : null}
      {problem === notFound && orderKey !== null ? (
        <>
          <p>{orderCopy.linkExpired}</p>
          <OrderLinkForm id={id} />
        </>
      ) : null}
    </EmptyState>
  )
}

function LoadedOrder({
  order,
  orderKey,
  reload,
}: {
  order: OrderFieldsFragment
  orderKey: string | null
  reload: () => Promise<unknown>
}) {
  const payment = useOrderPayment(order, orderKey)
  useReportedOrder(order)
  const facts: [term: string, value: ReactNode][] = [
    [orderCopy.date, longDate(new Date(order.createdDate))],
    [orderCopy.email, <EmailText key="email" email={order.billing.email ?? '–'} />],
    [orderCopy.total, formatPrice(order.total)],
    [orderCopy.paymentMethod, order.paymentMethodTitle],
  ]
  return (
    <article className={styles.order} aria-labelledby="order-title">
      <header className={styles.head}>
        <h1 id="order-title" className={styles.title}>
          {orderCopy.number({ id: order.id })}
        </h1>
        <OrderBadge order={order} />
        <p className={styles.status}>{statusText(order)}</p>
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
        onConflict={payment.reportConflict}
      />
      <OrderPayment order={order} payment={payment} />
      <OrderProgress steps={order.timeline} />
      <OrderShipments shipments={order.shipments} status={order.status} />
      <section aria-labelledby="order-items">
        <h2 id="order-items" className={styles.heading}>
          {orderCopy.items}
        </h2>
        <OrderItems items={order.items} />
        <OrderTotals order={order} />
        {order.canOrderAgain ? <OrderAgain id={order.id} orderKey={orderKey} /> : null}
      </section>
      <OrderReturns order={order} orderKey={orderKey} />
      {order.refunds.length > 0 ? (
        <section aria-labelledby="order-refunds">
          <h2 id="order-refunds" className={styles.heading}>
            {refundCopy.title}
          </h2>
          <OrderRefunds refunds={order.refunds} />
        </section>
      ) : null}
      <div className={styles.addresses}>
        <OrderAddress title={orderCopy.billingAddress} address={order.billing} />
        <OrderAddress
          title={order.shipping.store ? orderCopy.store : orderCopy.shippingAddress}
          address={order.shipping}
        />
      </div>
      {order.giftWrap?.message ? (
        <section aria-labelledby="order-gift">
          <h2 id="order-gift" className={styles.heading}>
            {giftWrapCopy.message}
          </h2>
          <p className={styles.message}>{order.giftWrap.message}</p>
        </section>
      ) : null}
      {order.note ? (
        <section aria-labelledby="order-note">
          <h2 id="order-note" className={styles.heading}>
            {orderCopy.note}
          </h2>
          <p>{order.note}</p>
        </section>
      ) : null}
    </article>
  )
}

/** An email address that wraps only after its @ sign. */
function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@')
  if (domain.length === 0) return <span>{email}</span>
  return (
    <span>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain.join('@')}</span>
    </span>
  )
}
