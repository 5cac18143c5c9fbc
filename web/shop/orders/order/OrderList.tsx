import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { LoadingNote, Skeleton, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { type OrdersQueryVariables, useOrdersQuery } from '../orders.generated.ts'
import styles from './OrderRow.module.css'
import { OrderRow } from './OrderRow.tsx'

const failure = orderFailureCopy.orders

/** The customer's orders of a tab, newest first (orders.history.*). */
export function OrderList({ status }: OrdersQueryVariables) {
  const { data, error, loading, refetch } = useOrdersQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
    ssr: false,
  })
  const orders = data?.orders?.nodes
  const hasFailed = Boolean(error) && !loading && !orders
  useFailureToast(hasFailed, failure)
  if (hasFailed)
    return (
      <EmptyState
        title={failure}
        action={<Button onClick={() => refetch().catch(() => {})}>{orderCopy.tryAgain}</Button>}
      />
    )
  if (!orders) return <OrderListSkeleton />
  if (orders.length === 0)
    return (
      <EmptyState
        title={orderFailureCopy.none}
        suggests
        action={
          <ButtonLink variant="secondary" href={pathTo('shop')}>
            {orderCopy.discover}
          </ButtonLink>
        }
      />
    )
  return (
    <ul aria-label={orderCopy.orders}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

/** A placeholder of the list while it loads. */
export function OrderListSkeleton() {
  return (
    <>
      <LoadingNote>{orderCopy.historyLoading}</LoadingNote>
      <div aria-hidden="true">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className={styles.skeleton}>
            <Skeleton ratio="3 / 4" />
            <TextSkeleton lines={3} />
          </div>
        ))}
      </div>
    </>
  )
}
