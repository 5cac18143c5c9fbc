import { Badge } from '#web/ui/Badge.tsx'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'
import { statusBadge } from './statusBadge.ts'

/** The status of an order as a coloured badge (orders.status.*). */
export function OrderBadge({
  order,
}: {
  order: Pick<OrderSummaryFieldsFragment, 'status' | 'statusText'>
}) {
  const { label, tone } = statusBadge(order)
  return <Badge tone={tone}>{label}</Badge>
}
