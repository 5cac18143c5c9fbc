import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import type { RefundStatus } from '@vitrine/commerce/rules/transitions.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { PaymentEntry } from '@vitrine/contract/orders.ts'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { orders, payments, refunds } from '#cms/database/schema/orders.ts'

/** Maximum number of payments, and of refunds, in a response. */
const maxEntries = 200

const refundStates: Record<Exclude<RefundStatus, 'withdrawn'>, PaymentEntry['status']> = {
  requested: 'pending',
  sent: 'pending',
  done: 'done',
  failed: 'failed',
}

/** The money that arrived for a customer's orders and that went back, newest first. */
export async function readPayments(
  database: Database,
  customerId: number,
): Promise<PaymentEntry[]> {
  const customerOrders = database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
  const received = await database
    .select({ payment: payments, method: orders.paymentMethod })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.orderId, customerOrders))
    .orderBy(desc(payments.receivedAt), desc(payments.id))
    .limit(maxEntries)
  const returned = await database
    .select({ refund: refunds, method: orders.paymentMethod })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(inArray(refunds.orderId, customerOrders), ne(refunds.status, 'withdrawn')))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(maxEntries)
  const entries = [
    ...received.map(({ payment, method }) => ({
      id: `payment-${payment.id}`,
      orderId: String(payment.orderId),
      kind: 'payment',
      status: payment.purpose === 'order' ? 'received' : 'unusable',
      amount: toBaht(payment.amount),
      methodTitle: paymentMethodTitle(method),
      date: toInstant(payment.receivedAt),
    })),
    ...returned.map(({ refund, method }) => ({
      id: `refund-${refund.id}`,
      orderId: String(refund.orderId),
      kind: 'refund',
      status: refundStates[refund.status as keyof typeof refundStates],
      amount: toBaht(refund.amount),
      methodTitle: paymentMethodTitle(method),
      date: toInstant(refund.settledAt ?? refund.requestedAt),
    })),
  ]
  return entries.sort((one, other) => other.date.localeCompare(one.date))
}
