import type { Slip } from '../modules/shop/rows'

interface Payable {
  order: {
    status: string
    payment_collections?:
      | ({ payments?: ({ captures?: unknown[] | null } | null)[] | null } | null)[]
      | null
  }
  slips: Pick<Slip, 'status'>[]
}

/** Whether an order waits for its money: neither cancelled nor paid, and without a slip that waits to be checked. */
export function isUnpaid({ order, slips }: Payable): boolean {
  const isInReview = slips.some(({ status }) => status === 'waiting')
  return order.status !== 'canceled' && !isCaptured({ order }) && !isInReview
}

/** Whether money has been captured for an order. */
export function isCaptured(view: Pick<Payable, 'order'> | undefined): boolean {
  const payments = (view?.order.payment_collections ?? []).flatMap((each) => each?.payments ?? [])
  return payments.some((payment) => (payment?.captures ?? []).length > 0)
}

/** The fields of an order's captures. Refunds are the shop's own: Medusa records them before their money moves. */
export const captureFields = [
  'payment_collections.payments.captures.id',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.captures.created_at',
]

/** The lock under which an order is paid, cancelled or gets a slip, so that none of these happen at the same time. */
export const orderLock = (orderId: string) => `shop:order:${orderId}`
