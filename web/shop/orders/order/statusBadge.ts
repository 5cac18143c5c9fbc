import type { BadgeTone } from '#web/ui/Badge.tsx'
import { statusCopy } from '../copy.ts'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'

type Status = OrderSummaryFieldsFragment['status']

/** The label and colour of each status (orders.status.*). */
const badges: Record<Exclude<Status, 'UNKNOWN'>, { label: string; tone: BadgeTone }> = {
  CANCELLED: { label: 'Cancelled', tone: 'red' },
  CHECKING_PAYMENT: { label: 'Checking Payment', tone: 'yellow' },
  COMPLETED: { label: 'Completed', tone: 'green' },
  DRAFT: { label: 'Draft', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'red' },
  ON_HOLD: { label: 'Confirm Order', tone: 'yellow' },
  PACKING: { label: 'Packing', tone: 'yellow' },
  PENDING: { label: 'Pending', tone: 'yellow' },
  PENDING_PAYMENT: { label: 'Pending Payment', tone: 'yellow' },
  PROCESSING: { label: 'Processing', tone: 'blue' },
  REFUNDED: { label: 'Refunded', tone: 'purple' },
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

/** Returns the badge of an order's status; an unknown status keeps the CMS's label (orders.status.unknown). */
export function statusBadge(order: { status: Status; statusText: string }) {
  return order.status === 'UNKNOWN'
    ? { label: order.statusText, tone: 'neutral' as const }
    : badges[order.status]
}
