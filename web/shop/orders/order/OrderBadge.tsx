import { orderStatusCopy } from '#web/generated/messages/orderStatusCopy.ts'
import { statusCopy } from '#web/generated/messages/statusCopy.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'

type Status = OrderSummaryFieldsFragment['status']

/** The colour of each status (orders.status.*). */
const tones: Record<Exclude<Status, 'UNKNOWN'>, BadgeTone> = {
  CANCELLED: 'red',
  CHECKING_PAYMENT: 'yellow',
  COMPLETED: 'green',
  DRAFT: 'neutral',
  FAILED: 'red',
  ON_HOLD: 'yellow',
  PACKING: 'yellow',
  PENDING: 'yellow',
  PENDING_PAYMENT: 'yellow',
  PROCESSING: 'blue',
  REFUNDED: 'purple',
}

/** Returns what the status of an order means for the shopper; empty where the CMS has a status of its own. */
export function statusText(order: {
  status: Status
  timeline: readonly { name: string; date: string | null }[]
}): string {
  const arrival = order.timeline.findLast(
    ({ name, date }) => date !== null && (name === 'DELIVERED' || name === 'COLLECTED'),
  )
  if (order.status === 'COMPLETED' && arrival) return statusCopy[arrival.name as 'DELIVERED']
  return order.status === 'UNKNOWN' ? '' : statusCopy[order.status]
}

/** Returns the badge of an order's status, with the CMS's label for an unknown one (orders.status.unknown). */
export function statusBadge(order: { status: Status; statusText: string }) {
  return order.status === 'UNKNOWN'
    ? { label: order.statusText, tone: 'neutral' as const }
    : { label: orderStatusCopy[order.status], tone: tones[order.status] }
}

/** The status of an order as a coloured badge (orders.status.*). */
export function OrderBadge({
  order,
}: {
  order: Pick<OrderSummaryFieldsFragment, 'status' | 'statusText'>
}) {
  const { label, tone } = statusBadge(order)
  return <Badge tone={tone}>{label}</Badge>
}
