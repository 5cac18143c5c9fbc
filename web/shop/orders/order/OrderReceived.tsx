import { nameAfterTitle } from '@vitrine/contract/nameAfterTitle.ts'
import { closedOrderCopy } from '#web/generated/messages/closedOrderCopy.ts'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { language } from '#web/lib/language.ts'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { useReportedOrder } from '../checkout/purchases.ts'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import { arrivalText } from '../orderTexts.ts'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { useOrderPayment } from '../payment/useOrderPayment.ts'
import { OrderAccount } from './OrderAccount.tsx'
import { OrderItems } from './OrderItems.tsx'
import styles from './OrderReceived.module.css'
import { OrderTotals } from './OrderTotals.tsx'
import { type OrderPageProps, RequestedOrder } from './RequestedOrder.tsx'

/** Confirms a placed order and shows how it is paid (checkout.confirmation.*). */
export const OrderReceived = (page: OrderPageProps) => (
  <RequestedOrder {...page} className={styles.page}>
    {(order) => <Received order={order} orderKey={page.orderKey} />}
  </RequestedOrder>
)

function Received({ order, orderKey }: { order: OrderFieldsFragment; orderKey: string | null }) {
  const payment = useOrderPayment(order, orderKey)
  const { status } = useSession()
  useReportedOrder(order)
  // Set for an order that has ended, which is confirmed without thanks (checkout.confirmation.closed).
  const closedText = (closedOrderCopy as Partial<Record<string, string>>)[order.status]
  const key = orderKey ? `?key=${encodeURIComponent(orderKey)}` : ''
  return (
    <Container width="text" className={styles.page}>
      <header className={styles.head}>
        {closedText ? null : <p className={styles.number}>{orderCopy.number({ id: order.id })}</p>}
        <h1 className={styles.title}>
          {closedText
            ? orderCopy.closed({ id: order.id })
            : orderCopy.thanks({ firstName: nameAfterTitle(language(), order.billing.firstName) })}
        </h1>
        <p className={styles.lead}>
          {closedText ??
            (order.billing.email
              ? orderCopy.receivedWithEmail({ email: order.billing.email })
              : orderCopy.received)}
        </p>
        {closedText || order.shipping.store || !arrivalText(order) ? null : (
          <p className={styles.lead}>
            {order.paymentDeadline
              ? orderCopy.arrivesIfPaid({ arrival: arrivalText(order) })
              : arrivalText(order)}
          </p>
        )}
        {order.shipping.store && !closedText ? (
          <p className={styles.lead}>
            {order.shipping.address2
              ? orderCopy.collectAt({
                  store: order.shipping.address1,
                  address: order.shipping.address2,
                })
              : orderCopy.collect({ store: order.shipping.address1 })}
          </p>
        ) : null}
      </header>
      <OrderPayment order={order} payment={payment} />
      {order.canCreateAccount && status === 'guest' ? (
        <OrderAccount order={order} orderKey={orderKey} />
      ) : null}
      <section className={styles.part} aria-labelledby="ordered">
        <h2 id="ordered" className={styles.heading}>
          {orderCopy.ordered}
        </h2>
        <OrderItems items={order.items} />
        <OrderTotals order={order} />
      </section>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" href={pathTo('order', { id: order.id }) + key}>
          {orderCopy.viewOrder}
        </ButtonLink>
        <ButtonLink variant="quiet" href={pathTo('shop')}>
          {orderCopy.continueShopping}
        </ButtonLink>
      </div>
    </Container>
  )
}
