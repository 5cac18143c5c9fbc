import type { OrderStatus } from '@vitrine/commerce/rules/transitions.ts'
import { activeFulfilments, orderPayments, type ReadOrder } from '../medusa/shopOrder.ts'

const sum = (amounts: readonly { amount: number | string }[]) =>
  amounts.reduce((total, { amount }) => total + Number(amount), 0)

/** The refunds of what was paid for an order whose money has gone back. */
export const doneOrderRefunds = ({ refunds }: ReadOrder) =>
  refunds.filter(({ purpose, status }) => purpose === 'order' && status === 'done')

/** The amounts in baht that were paid for an order and that went back. */
function moneyOf(read: ReadOrder): { paid: number; refunded: number } {
  return {
    paid: sum(orderPayments(read).flatMap(({ captures }) => captures ?? [])),
    refunded: sum(doneOrderRefunds(read)),
  }
}

/** Whether the total has been paid, despite errors of binary fractions in Medusa's amounts. */
export const isPaid = (read: ReadOrder): boolean => moneyOf(read).paid > read.order.total - 0.005

/**
 * The status of an order, which follows from what staff do in Medusa's admin: capture, fulfil, ship, refund and cancel.
 */
export function orderStatus(read: ReadOrder): OrderStatus {
  const { order, shop, slips } = read
  const { paid, refunded } = moneyOf(read)
  if (paid > 0 && refunded > paid - 0.005) return 'refunded'
  if (order.status === 'canceled') return 'cancelled'
  const fulfilments = activeFulfilments(read)
  if (fulfilments.some(({ shipped_at, delivered_at }) => shipped_at || delivered_at))
    return 'completed'
  if (fulfilments.length > 0) return 'packing'
  if (isPaid(read)) return 'processing'
  if (slips.some(({ status }) => status === 'waiting')) return 'checking_payment'
  return shop.payment_method === 'bacs' ? 'on-hold' : 'pending'
}
