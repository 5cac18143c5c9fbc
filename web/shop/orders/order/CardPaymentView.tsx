import { useEffect } from 'react'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { pathTo } from '#web/paths.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { CookieNotice } from '#web/ui/CookieNotice.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { type OrderFieldsFragment, useOrderQuery } from '../orders.generated.ts'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { useOrderPayment } from '../payment/useOrderPayment.ts'
import styles from './CardPaymentView.module.css'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTotals } from './OrderTotals.tsx'

/** The page on which an order is paid by card (payment.card.*). `orderKey` is a guest's access key. */
export function CardPaymentView({ id, orderKey }: { id: string; orderKey: string | null }) {
  const { data, error, refetch } = useOrderQuery({
    variables: { id, key: orderKey },
    ssr: false,
    errorPolicy: 'all',
  })
  const isMissing = data?.order === null && !error
  useFailureToast(isMissing, orderFailureCopy.notFound)
  if (data?.order) return <Paying order={data.order} orderKey={orderKey} />
  if (error) return <LoadFailure error={error} retry={refetch} toast={orderFailureCopy.order} />
  if (isMissing)
    return (
      <EmptyState
        title={orderFailureCopy.notFound}
        heading="h1"
        action={<ButtonLink href={pathTo('shop')}>{orderCopy.continueShopping}</ButtonLink>}
      >
        <CookieNotice />
      </EmptyState>
    )
  return (
    <Container width="text" className={styles.page}>
      <OrderSkeleton />
    </Container>
  )
}

function Paying({ order, orderKey }: { order: OrderFieldsFragment; orderKey: string | null }) {
  const payment = useOrderPayment(order, orderKey)
  const key = orderKey ? `?key=${encodeURIComponent(orderKey)}` : ''
  const received = pathTo('orderReceived', { orderId: order.id }) + key
  const isOver = payment.view === 'notPayable'
  useEffect(() => {
    // Nothing is to be paid here any more. Another document, whose policy does not allow the provider's script.
    if (isOver) location.replace(received)
  }, [isOver, received])
  return (
    <Container width="text" className={styles.page}>
      <h1 className={styles.title}>{orderCopy.number({ id: order.id })}</h1>
      <OrderPayment order={order} payment={payment} hasCardForm />
      {payment.view === 'paid' ? (
        <div>
          <ButtonLink href={received}>{orderCopy.viewOrder}</ButtonLink>
        </div>
      ) : null}
      <OrderTotals order={order} />
    </Container>
  )
}
