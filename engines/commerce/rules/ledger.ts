import { openRefund } from './transitions.ts'

/** Money that arrived for an order, in satang, which the order could not take if the purpose is not `order`. */
export interface LedgerPayment {
  id: number | string
  amount: number
  purpose: string
  /** The charge or the slip of the transfer that shows its arrival, or null when staff found it without one. */
  chargeId?: string | null
  slipId?: number | string | null
}

/** Money that goes back or went back, in satang. */
export interface LedgerRefund {
  paymentId: number | string | null
  amount: number
  status: string
}

/** The payments and refunds of an order. */
export interface LedgerEntries {
  payments: readonly LedgerPayment[]
  refunds: readonly LedgerRefund[]
}

/** An order in the books, with the total in satang. */
export interface LedgerOrder {
  total: number
  paidAt: Date | null
}

/** The books of an order (`orders.ledger.*`), in satang: received = goods + returned + owed. */
export interface Ledger {
  received: number
  /** The shop's revenue for the goods: the total of a paid order without what is being refunded. */
  goods: number
  returned: number
  /** The amount to be returned: open refunds, and payments that the order could not take. */
  owed: number
  /** received − goods − returned − owed: not 0 if the books are wrong. */
  difference: number
}

const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((total, { amount }) => total + amount, 0)

const isOpen = ({ status }: LedgerRefund) => openRefund.some((open) => open === status)
const isDone = ({ status }: LedgerRefund) => status === 'done'

/** Derives the books of an order, in which a failed refund is owed, unlike one that was withdrawn. */
export function computeLedger(
  order: LedgerOrder,
  { payments: paid, refunds: back }: LedgerEntries,
): Ledger {
  const unusable = paid.filter(({ purpose }) => purpose !== 'order')
  const unusableIds = new Set<LedgerRefund['paymentId']>(unusable.map(({ id }) => id))
  const ofUnusable = back.filter(({ paymentId }) => unusableIds.has(paymentId))
  const ofGoods = back.filter(({ paymentId }) => !unusableIds.has(paymentId))
  const received = sum(paid)
  const returned = sum(back.filter(isDone))
  const goods =
    order.paidAt === null
      ? 0
      : order.total - sum(ofGoods.filter((row) => isOpen(row) || isDone(row)))
  const owed = sum(ofGoods.filter(isOpen)) + sum(unusable) - sum(ofUnusable.filter(isDone))
  return { received, goods, returned, owed, difference: received - goods - returned - owed }
}

/**
 * Whether the books of an order are wrong: they do not balance, an amount is below zero, or money was booked twice or
 * goes back although it never came in (orders.ledger.alarm).
 */
export function isWrong(order: LedgerOrder, entries: LedgerEntries): boolean {
  const { difference, goods, owed } = computeLedger(order, entries)
  const isOverdrawn = entries.payments.some((payment) => refundable(payment, entries) < 0)
  const isBelowZero = goods < 0 || owed < 0 || isOverdrawn
  return difference !== 0 || isBelowZero || isBookedTwice(entries) || returnsUnpaid(entries)
}

/** Whether two payments name the same slip or the same charge. */
function isBookedTwice({ payments: paid }: LedgerEntries): boolean {
  const isRepeated = (ids: readonly (string | number)[]) => new Set(ids).size < ids.length
  return (
    isRepeated(paid.flatMap(({ chargeId }) => chargeId ?? [])) ||
    isRepeated(paid.flatMap(({ slipId }) => slipId ?? []))
  )
}

/** Whether a refund returns a payment that the order does not have. */
function returnsUnpaid({ payments: paid, refunds: back }: LedgerEntries): boolean {
  const ids = new Set<LedgerRefund['paymentId']>(paid.map(({ id }) => id))
  return back.some((row) => (isOpen(row) || isDone(row)) && !ids.has(row.paymentId))
}

/** The part of a payment that is neither returned nor being returned, in satang. */
export function refundable(
  payment: Pick<LedgerPayment, 'id' | 'amount'>,
  { refunds: back }: Pick<LedgerEntries, 'refunds'>,
): number {
  const taken = back.filter(
    (refund) => refund.paymentId === payment.id && (isOpen(refund) || isDone(refund)),
  )
  return payment.amount - sum(taken)
}

/** The returned part of a payment, in satang. */
export function refundedAmount(
  payment: Pick<LedgerPayment, 'id'>,
  { refunds: back }: Pick<LedgerEntries, 'refunds'>,
): number {
  return sum(back.filter((refund) => refund.paymentId === payment.id && isDone(refund)))
}
