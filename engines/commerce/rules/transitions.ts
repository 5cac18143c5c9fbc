import type { orderStatuses } from '@vitrine/contract/orders.ts'
import { ordersCopy } from '../copy/orders.ts'
import { paymentDeadlineFrom } from './paymentMethods.ts'

export type OrderStatus = (typeof orderStatuses)[number]

/** The status that a step requires, and in `isPaid`, unless absent, whether its payment is recorded. */
interface Step<Status extends string> {
  from: readonly Status[]
  isPaid?: boolean
}

/** A transition and its effects beside the new status. */
interface Transition extends Step<OrderStatus> {
  /** The new status, absent for an event that keeps the status. */
  to?: OrderStatus
  /** Records the payment of the total. */
  pays?: true
  /** Returns the order's stock and coupons. */
  releases?: true
  /** Whether the event sets a new payment deadline. */
  extendsDeadline?: true
}

/** Statuses of orders that are not sent yet and await the shopper, the bank or staff. */
export const openOrderStatuses: readonly OrderStatus[] = [
  'pending',
  'pending_payment',
  'on-hold',
  'checking_payment',
  'processing',
  'packing',
]

/** Statuses in which the order awaits payment. */
export const payable = ['pending', 'pending_payment', 'on-hold'] as const
/** The statuses of an order that is served: paid already, or to be paid in cash on delivery. */
const sold = ['processing', 'packing', 'completed'] as const

/** The status flow (`orders.flow.*`), which makes any other change a conflict. */
export const transitions = {
  'slip.received': { from: payable, to: 'checking_payment' },
  'slip.approved': { from: ['checking_payment'], to: 'processing', pays: true },
  'slip.rejected': { from: ['checking_payment'], to: 'on-hold', extendsDeadline: true },
  'slip.expired': { from: ['checking_payment'], to: 'cancelled', releases: true },
  'payment.received': { from: payable, to: 'processing', pays: true },
  /** The money of an order by cash on delivery, from its courier or by a transfer. */
  'cash.received': { from: sold, isPaid: false, pays: true },
  'packing.started': { from: ['processing'], to: 'packing' },
  'order.completed': { from: ['packing'], to: 'completed' },
  'order.delivered': { from: ['completed'] },
  'order.refunded': { from: sold, isPaid: true, to: 'refunded' },
  'order.cancelled': { from: payable, to: 'cancelled', releases: true },
  /** A parcel that is paid in cash was not accepted, or is not sent at all. */
  'order.refused': { from: sold, isPaid: false, to: 'cancelled', releases: true },
  'order.expired': { from: payable, to: 'cancelled', releases: true },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions

/** The events by which staff record a payment. */
export const paymentEvents = ['slip.approved', 'payment.received', 'cash.received'] as const

/** An order before an event: its status, and when its payment was recorded. */
export interface FlowingOrder {
  status: string
  paidAt: Date | null
}

const isAllowed = (
  { from, isPaid }: Step<string>,
  status: string,
  { paidAt }: Pick<FlowingOrder, 'paidAt'>,
) => from.includes(status) && (isPaid === undefined || isPaid === (paidAt !== null))

/** The transition of an event of an order, or undefined when the flow does not allow it. */
export function transition(order: FlowingOrder, event: OrderEvent): Transition | undefined {
  const transition: Transition = transitions[event]
  return isAllowed(transition, order.status, order) ? transition : undefined
}

/** The state of a return as staff set it, shown as refunded once its refund is done. */
export type ReturnStatus = 'requested' | 'approved' | 'rejected' | 'received'

/**
 * The flow of a return (`orders.return.*`). It arrives only once its order is paid: before that nothing can be
 * refunded, and a parcel that was not accepted is no return (`order.refused`), which ends those that are open.
 */
export const returnSteps = {
  'return.approved': { from: ['requested'], to: 'approved' },
  'return.rejected': { from: ['requested'], to: 'rejected' },
  /** Closes a return that did not arrive, or not as it was sold. */
  'return.closed': { from: ['approved'], to: 'rejected' },
  'return.received': { from: ['requested', 'approved'], to: 'received', isPaid: true },
} as const satisfies Record<string, Step<ReturnStatus> & { to: ReturnStatus }>

export type ReturnEvent = keyof typeof returnSteps

/** Statuses of a return that has not ended. */
export const openReturn: readonly ReturnStatus[] = returnSteps['return.received'].from

/** Whether a return has not ended. */
export const isOpenReturn = ({ status }: { status: string }): boolean =>
  openReturn.some((open) => open === status)

/** Whether an event of a return of an order is allowed. */
export const isReturnStep = (
  request: { status: string },
  order: Pick<FlowingOrder, 'paidAt'>,
  event: ReturnEvent,
): boolean => isAllowed(returnSteps[event], request.status, order)

/** `sent` from the moment before the provider is called: the money may be moving. */
export type RefundStatus = 'requested' | 'sent' | 'done' | 'failed' | 'withdrawn'

/**
 * The flow of a refund (`orders.refund.*`), in which a failed one is owed until it is made by hand, sent again or
 * withdrawn.
 */
export const refundSteps = {
  'refund.sent': { from: ['requested', 'sent'], to: 'sent' },
  'refund.done': { from: ['requested', 'sent', 'failed'], to: 'done' },
  'refund.failed': { from: ['requested', 'sent'], to: 'failed' },
  'refund.repeated': { from: ['failed'], to: 'requested' },
  'refund.withdrawn': { from: ['requested', 'failed'], to: 'withdrawn' },
} as const satisfies Record<string, Step<RefundStatus> & { to: RefundStatus }>

export type RefundEvent = keyof typeof refundSteps

/** Whether an event of a refund is allowed. */
export const isRefundStep = ({ status }: { status: string }, event: RefundEvent): boolean =>
  isAllowed(refundSteps[event], status, { paidAt: null })

/** Statuses of a refund whose money is owed. */
export const openRefund = ['requested', 'sent', 'failed'] as const satisfies RefundStatus[]

/** Whether staff have to move the money of a refund: it is made by hand, or the provider has not made it. */
export const isForStaff = ({ method, status }: { method: string; status: string }): boolean =>
  status === 'failed' || (method === 'hand' && status === 'requested')

/** Statuses of orders that no step follows. */
const ended = ['cancelled', 'refunded', 'failed', 'draft']

/** The parts of an order that decide whether a person is needed for it. */
export interface OrderProgress {
  status: string
  isPaid: boolean
  /** Whether money of it is to be returned. */
  isOwed: boolean
  returns: readonly { status: string }[]
}

/** Whether a person is still needed for an order: it is not paid or not sent, money is owed, or a return is open. */
export function isInProgress({ status, isPaid, isOwed, returns }: OrderProgress): boolean {
  const isEnded = ended.includes(status) || (status === 'completed' && isPaid)
  return !isEnded || isOwed || returns.some(isOpenReturn)
}

/** Whether the bank account of a return is still needed (`orders.return.account`): its order may owe money to it. */
export function needsAccount(
  { status, isRefunded }: { status: string; isRefunded: boolean },
  isOwed: boolean,
): boolean {
  return isOpenReturn({ status }) || (status === 'received' && !isRefunded && isOwed)
}

/** The columns that a transition changes: status, time of payment and payment deadline. */
export function afterStep(
  { to, pays, extendsDeadline }: Transition,
  {
    status,
    paymentMethod,
    customerId,
  }: { status: string; paymentMethod: string; customerId: number | null },
  now: Date,
) {
  return {
    status: to ?? status,
    ...(pays ? { paidAt: now } : {}),
    ...(extendsDeadline
      ? { paymentDeadline: paymentDeadlineFrom(paymentMethod, customerId === null, now) }
      : {}),
  }
}

/** Whether an order in this status awaits payment. */
export function isPayable(status: string): boolean {
  return payable.some((candidate) => candidate === status)
}

/** Whether the pieces of an order in this status can be ordered again: not while it waits to be paid. */
export function canOrderAgain(status: string): boolean {
  return !isPayable(status) && !['checking_payment', 'draft'].includes(status)
}

/** The statuses of an order that has an invoice. */
const invoiced = ['processing', 'packing', 'completed', 'refunded']

/** Whether an order in this status has an invoice. */
export function isInvoiced(status: string): boolean {
  return invoiced.includes(status)
}

/** Commands of the staff's command line and the events they cause. */
export const staffActions = {
  approve: 'slip.approved',
  reject: 'slip.rejected',
  pack: 'packing.started',
  complete: 'order.completed',
  cancel: 'order.cancelled',
  refuse: 'order.refused',
} as const satisfies Record<string, OrderEvent>

export type StaffAction = keyof typeof staffActions

const labels: Record<OrderStatus, string> = {
  cancelled: 'Cancelled',
  completed: 'Completed',
  checking_payment: 'Checking Payment',
  draft: 'Draft',
  failed: 'Failed',
  'on-hold': 'Confirm Order',
  packing: 'Packing',
  pending: 'Pending',
  pending_payment: 'Pending Payment',
  processing: 'Processing',
  refunded: 'Refunded',
}

/** The label of a status (`orders.status.*`), or the status itself if it is unknown. */
export function statusLabel(status: string): string {
  return Object.hasOwn(labels, status) ? labels[status as OrderStatus] : status
}

const rejectionMessages: Partial<Record<OrderEvent, string>> = {
  'order.cancelled': ordersCopy.cannotCancel,
  'slip.received': ordersCopy.noSlipExpected,
  'slip.approved': ordersCopy.noSlipToApprove,
  'slip.rejected': ordersCopy.noSlipToReject,
}

/** The message for an event that the flow does not allow in a status. */
export function rejectionMessage(status: string, event: OrderEvent): string {
  if (event === 'slip.received' && status === 'checking_payment') return ordersCopy.slipInReview
  return `${rejectionMessages[event] ?? ordersCopy.stepUnavailable} ${ordersCopy.currentStatus(statusLabel(status))}`
}

/** The statuses of each tab of the order history (`orders.history.*`). */
export const tabStatuses = {
  all: null,
  'cancel-refunded': ['cancelled', 'refunded', 'failed'],
  completed: ['completed'],
  'pending-payment': ['pending', 'pending_payment', 'on-hold', 'checking_payment'],
  processing: ['processing', 'packing'],
} as const satisfies Record<string, readonly OrderStatus[] | null>
