import type { BadgeTone } from '#web/ui/Badge.tsx'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'

type Status = OrderSummaryFieldsFragment['status']

/** Each status in words for people and in its colour (SPEC §4 Order statuses). */
const looks: Record<Exclude<Status, 'UNKNOWN'>, { label: string; tone: BadgeTone }> = {
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

/** How an order's status is shown; one that is not known keeps the CMS's word on a neutral ground. */
export function statusLook(order: { status: Status; statusText: string }) {
  return order.status === 'UNKNOWN'
    ? { label: order.statusText, tone: 'neutral' as const }
    : looks[order.status]
}
