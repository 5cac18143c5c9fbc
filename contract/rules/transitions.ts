import type { orderStatuses } from '#contract/orders.ts'
import { ordersCopy } from '../copy/orders.ts'
import { paymentDeadlineFrom } from './paymentMethods.ts'

export type OrderStatus = (typeof orderStatuses)[number]

/** A transition and its effects beside the new status. */
interface Transition {
  from: readonly OrderStatus[]
  to: OrderStatus
  /** Returns the order's stock and coupons. */
  releases?: true
  /** Sets a new payment deadline. */
  extendsDeadline?: true
}

/** Statuses in which the order awaits payment. */
export const payable = ['pending', 'pending_payment', 'on-hold'] as const

/** The status flow (`orders.flow.*`). Any other change is a conflict. */
export const transitions = {
  'slip.received': { from: payable, to: 'checking_payment' },
  'slip.approved': { from: ['checking_payment'], to: 'processing' },
  'slip.rejected': { from: ['checking_payment'], to: 'on-hold', extendsDeadline: true },
  'slip.expired': { from: ['checking_payment'], to: 'cancelled', releases: true },
  'payment.received': { from: payable, to: 'processing' },
  'packing.started': { from: ['processing'], to: 'packing' },
  'order.completed': { from: ['packing'], to: 'completed' },
  'order.refunded': { from: ['processing', 'packing', 'completed'], to: 'refunded' },
  'order.cancelled': { from: payable, to: 'cancelled', releases: true },
  /** A parcel that is paid in cash was not accepted, or is not sent at all. Only without a payment. */
  'order.refused': {
    from: ['processing', 'packing', 'completed'],
    to: 'cancelled',
    releases: true,
  },
  'order.expired': { from: payable, to: 'cancelled', releases: true },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions

/** The transition of an event from a status, or undefined when the flow does not allow it. */
export function transition(status: string, event: OrderEvent): Transition | undefined {
  const found: Transition = transitions[event]
  return found.from.some((from) => from === status) ? found : undefined
}

/** The columns that a transition changes: status, time of payment and payment deadline. */
export function afterStep(
  { to, extendsDeadline }: Transition,
  { paymentMethod, customerId }: { paymentMethod: string; customerId: number | null },
  now: Date,
) {
  return {
    status: to,
    ...(to === 'processing' ? { paidAt: now } : {}),
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

/** Statuses with an invoice. */
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

/** The label of a status (`orders.status.*`); an unknown one unchanged. */
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
