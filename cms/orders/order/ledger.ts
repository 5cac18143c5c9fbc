import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { payments, refunds } from '#database/schema/orders.ts'

export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect

/** Payments and refunds of an order, from the rows of `payments` and `refunds`. */
export interface Entries {
  payments: readonly Payment[]
  refunds: readonly Refund[]
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

const isOpen = ({ status }: Refund) => status === 'requested' || status === 'sent'
const isDone = ({ status }: Refund) => status === 'done'

/** Derives the books of an order. A failed refund returns nothing. */
export function ledgerOf(
  order: { total: number; paidAt: Date | null },
  { payments: paid, refunds: back }: Entries,
): Ledger {
  const unusable = paid.filter(({ purpose }) => purpose !== 'order')
  const isUnusable = new Set(unusable.map(({ id }) => id))
  const ofUnusable = back.filter(({ paymentId }) => isUnusable.has(paymentId))
  const ofGoods = back.filter(({ paymentId }) => !isUnusable.has(paymentId))
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
 * Whether the books of an order are wrong: they do not balance, or goods, what is owed or the rest of a payment are below
 * zero, which no true course of events leads to (orders.ledger.alarm).
 */
export function isWrong(order: { total: number; paidAt: Date | null }, entries: Entries): boolean {
  const { difference, goods, owed } = ledgerOf(order, entries)
  const isOverdrawn = entries.payments.some((payment) => refundable(payment, entries) < 0)
  return difference !== 0 || goods < 0 || owed < 0 || isOverdrawn
}

/** The part of a payment that is neither returned nor being returned, in satang. */
export function refundable(payment: Payment, { refunds: back }: Pick<Entries, 'refunds'>): number {
  const taken = back.filter(
    (refund) => refund.paymentId === payment.id && (isOpen(refund) || isDone(refund)),
  )
  return payment.amount - sum(taken)
}

/** The returned part of a payment, in satang. */
export function returnedOf(payment: Payment, { refunds: back }: Pick<Entries, 'refunds'>): number {
  return sum(back.filter((refund) => refund.paymentId === payment.id && isDone(refund)))
}

/** The payments and refunds of orders, oldest first. */
export async function readEntries(
  database: Database,
  orderIds: readonly number[],
): Promise<Entries> {
  const ids = [...orderIds]
  return {
    payments: await database
      .select()
      .from(payments)
      .where(inArray(payments.orderId, ids))
      .orderBy(asc(payments.id)),
    refunds: await database
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, ids))
      .orderBy(asc(refunds.id)),
  }
}

/** The entries of one order among those of several. */
export function entriesOf(orderId: number, entries: Entries): Entries {
  const isOfOrder = (row: { orderId: number }) => row.orderId === orderId
  return {
    payments: entries.payments.filter(isOfOrder),
    refunds: entries.refunds.filter(isOfOrder),
  }
}
