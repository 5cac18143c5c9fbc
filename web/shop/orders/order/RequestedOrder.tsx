import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { orderFailureCopy } from '#web/generated/messages/orderFailureCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { pathTo } from '#web/paths.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { CookieNotice } from '#web/ui/CookieNotice.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { type OrderFieldsFragment, useOrderQuery } from '../orders.generated.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'

/** The order of a page, and a guest's access key to it. */
export interface OrderPageProps {
  id: string
  orderKey: string | null
}

/** Loads the order of a page after checkout, or says that it is not found or cannot be loaded (`errors.load.*`). */
export function RequestedOrder({
  id,
  orderKey,
  className,
  children,
}: OrderPageProps & { className?: string; children: (order: OrderFieldsFragment) => Elements }) {
  const { data, error, refetch } = useOrderQuery({
    variables: { id, key: orderKey },
    ssr: false,
    errorPolicy: 'all',
  })
  const isMissing = data?.order === null && !error
  useFailureToast(isMissing, orderFailureCopy.notFound)
  if (data?.order) return children(data.order)
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
    <Container width="text" className={className}>
      <OrderSkeleton />
    </Container>
  )
}
