import { useSearch } from 'wouter'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { OrderDetail } from '#web/shop/orders/order/OrderDetail.tsx'
import { OrderSkeleton } from '#web/shop/orders/order/OrderSkeleton.tsx'
import styles from './OrderPage.module.css'

export function Page({ parameters: { id } }: { parameters: { id: string } }) {
  const key = new URLSearchParams(useSearch()).get('key')
  const back =
    key === null ? (
      <p className={styles.back}>
        <a href={pathTo('orders')}>{orderCopy.historyTitle}</a>
      </p>
    ) : null
  const skeleton = (
    <>
      {back}
      <OrderSkeleton />
    </>
  )
  return (
    <Private skeleton={skeleton} openToGuests={key !== null}>
      {back}
      <OrderDetail key={id} id={id} orderKey={key} />
    </Private>
  )
}
