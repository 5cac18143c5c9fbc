import type { Slip } from '../modules/shop/rows'

interface Capture {
  id: string
  amount: number
  created_at: string | Date
}

type Payments = ({ captures?: (Capture | null)[] | null } | null)[]

/** Medusa's order with `captureFields`, for which Medusa generates a type that a fresh clone does not have yet. */
export interface Paid {
  payment_collections?: ({ payments?: Payments | null } | null)[] | null
}

interface Payable {
  order: Paid & { status: string }
  slips: Pick<Slip, 'status'>[]
}

/** The captures that Medusa has recorded for an order. */
export const orderCaptures = ({ payment_collections: collections }: Paid): Capture[] =>
  (collections ?? [])
    .flatMap((collection) => collection?.payments ?? [])
    .flatMap((item) => item?.captures ?? [])
    .filter((item) => item !== null)

/** Whether an order waits for its money: neither cancelled nor paid, and without a slip that waits to be checked. */
export function isUnpaid({ order, slips }: Payable): boolean {
  const isInReview = slips.some(({ status }) => status === 'waiting')
  return order.status !== 'canceled' && !isCaptured({ order }) && !isInReview
}

/** Whether money has been captured for an order. */
export function isCaptured(view: Pick<Payable, 'order'> | undefined): boolean {
  return view !== undefined && orderCaptures(view.order).length > 0
}

/** The fields of an order's captures, without refunds, which Medusa records before their money moves. */
export const captureFields = [
  'payment_collections.payments.captures.id',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.captures.created_at',
]

/** The lock under which an order is paid, cancelled or gets a slip, so that none of these happen at the same time. */
export const orderLock = (orderId: string) => `shop:order:${orderId}`
