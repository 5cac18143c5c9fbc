import type { orderStatuses } from '#gateway/contracts/orders.ts'
import { ordersCopy } from './copy.ts'
import { paymentPeriod } from './paymentMethods.ts'

export type OrderStatus = (typeof orderStatuses)[number]

/** What a transition may do beside changing the status. */
interface Transition {
  from: readonly OrderStatus[]
  to: OrderStatus
  /** Gives the pieces and the coupons of the order back. */
  releases?: true
  /** Gives the shopper a new payment deadline. */
  extendsDeadline?: true
}

/** Statuses in which the shop waits for the shopper's money. */
export const payable = ['pending', 'pending_payment', 'on-hold'] as const

/** The whole status flow (REST, Status flow). What is not in this table is a conflict. */
export const transitions = {
  'slip.received': { from: payable, to: 'checking_payment' },
  'slip.approved': { from: ['checking_payment'], to: 'processing' },
  'slip.rejected': { from: ['checking_payment'], to: 'on-hold', extendsDeadline: true },
  'payment.received': { from: payable, to: 'processing' },
  'packing.started': { from: ['processing'], to: 'packing' },
  'order.completed': { from: ['packing'], to: 'completed' },
  'order.refunded': { from: ['processing', 'packing', 'completed'], to: 'refunded' },
  'order.cancelled': { from: payable, to: 'cancelled', releases: true },
  'order.expired': { from: payable, to: 'cancelled', releases: true },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions

/** Where an event leads from a status, or undefined when the flow does not allow it. */
export function transition(status: string, event: OrderEvent): Transition | undefined {
  const found: Transition = transitions[event]
  return found.from.some((from) => from === status) ? found : undefined
}

/** What a step writes into an order's row: its money is there, or it has so long to come again. */
export function afterStep({ to, extendsDeadline }: Transition, paymentMethod: string, now: Date) {
  return {
    status: to,
    ...(to === 'processing' ? { paidAt: now } : {}),
    ...(extendsDeadline ? { paymentDeadline: paymentPeriod(paymentMethod, now) } : {}),
  }
}

/** Whether the shop still waits for the money of an order in this status. */
export function isPayable(status: string): boolean {
  return payable.some((candidate) => candidate === status)
}

/** The staff's words on the command line, each the event it causes. */
export const staffActions = {
  approve: 'slip.approved',
  reject: 'slip.rejected',
  pack: 'packing.started',
  complete: 'order.completed',
  refund: 'order.refunded',
  cancel: 'order.cancelled',
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

/** The status in words for people (SPEC §4); an unknown one as it is. */
export function statusLabel(status: string): string {
  return Object.hasOwn(labels, status) ? labels[status as OrderStatus] : status
}

const refusals: Partial<Record<OrderEvent, string>> = {
  'order.cancelled': ordersCopy.cannotCancel,
  'slip.received': ordersCopy.noSlipExpected,
  'slip.approved': ordersCopy.noSlipToApprove,
  'slip.rejected': ordersCopy.noSlipToReject,
}

/** The sentence for an event that the flow does not allow in a status. */
export function refusalOf(status: string, event: OrderEvent): string {
  if (event === 'slip.received' && status === 'checking_payment') return ordersCopy.slipInReview
  return `${refusals[event] ?? ordersCopy.stepUnavailable} ${ordersCopy.currentStatus(statusLabel(status))}`
}

/** The statuses behind each tab of the order history (SPEC §2). */
export const tabStatuses = {
  all: null,
  'cancel-refunded': ['cancelled', 'refunded', 'failed'],
  completed: ['completed'],
  'pending-payment': ['pending', 'pending_payment', 'on-hold', 'checking_payment'],
  processing: ['processing', 'packing'],
} as const satisfies Record<string, readonly OrderStatus[] | null>
