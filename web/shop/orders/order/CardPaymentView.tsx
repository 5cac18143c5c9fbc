import { useEffect } from 'react'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { pathTo } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { useOrderPayment } from '../payment/useOrderPayment.ts'
import styles from './CardPaymentView.module.css'
import { OrderTotals } from './OrderTotals.tsx'
import { type OrderPageProps, RequestedOrder } from './RequestedOrder.tsx'

/** The page on which an order is paid by card (payment.card.*). */
export const CardPaymentView = (page: OrderPageProps) => (
  <RequestedOrder {...page} className={styles.page}>
    {(order) => <Paying order={order} orderKey={page.orderKey} />}
  </RequestedOrder>
)

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
