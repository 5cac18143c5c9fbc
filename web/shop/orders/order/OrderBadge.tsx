import { Badge } from '#web/ui/Badge.tsx'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'
import { statusLook } from './orderStatus.ts'

/** Where an order stands, in words and in its colour. */
export function OrderBadge({
  order,
}: {
  order: Pick<OrderSummaryFieldsFragment, 'status' | 'statusText'>
}) {
  const { label, tone } = statusLook(order)
  return <Badge tone={tone}>{label}</Badge>
}
