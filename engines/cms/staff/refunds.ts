import { openRefund, statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import type { RefundRow } from '@vitrine/commerce/staff/orders.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { payments, refunds } from '#cms/database/schema/orders.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { orderVersions } from '#cms/orders/order/orderVersions.ts'
import { accountText } from '#cms/orders/order/readReturns.ts'
import { findOrder, orderNotFound } from '#cms/orders/order/requireOrder.ts'
import { receiveTransfer } from '#cms/orders/refunds/receiveTransfer.ts'
import { requestRefund } from '#cms/orders/refunds/requestRefund.ts'
import { settleByStaff } from '#cms/orders/refunds/settleRefund.ts'
import type { Cms, Operation } from '../core/context.ts'

const satang = z.number().int().positive()
const Reason = z.string().trim().max(500).optional()

export const RefundInput = z.object({
  id: z.string(),
  amount: satang.nullable(),
  isDue: z.boolean(),
  byHand: z.boolean(),
  restocked: z
    .array(
      z.object({
        line: z.number().int().positive(),
        pieces: z.number().int().positive().nullable(),
      }),
    )
    .nullable(),
  isRestocked: z.boolean().optional().meta({
    description: 'False for pieces that are refunded and do not return to stock',
  }),
  /** Whether its amount is that of the lines, and any other has a reason. */
  isByLine: z.boolean().optional(),
  reason: Reason,
})
export const EndInput = z.object({
  id: z.number().int().positive(),
  status: z.enum(['done', 'failed', 'repeated', 'withdrawn']),
  reason: Reason,
})
export const TransferredInput = z.object({
  id: z.string(),
  amount: satang,
  isAnother: z.boolean().default(false).meta({
    description: 'Whether it is another transfer than those that are booked and that slips show',
  }),
})

/** Maximum number of rows of the list. */
const maxRows = 500

/** Lists payments that are due without a refund, then open refunds, newest first. */
export async function listRefunds({ database }: Pick<Cms, 'database'>): Promise<RefundRow[]> {
  const taken = sql`(select coalesce(sum(amount), 0) from refunds
    where payment_id = ${payments.id} and status <> 'withdrawn')`
  const due = await database
    .select({
      ...getTableColumns(payments),
      left: sql<number>`${payments.amount} - ${taken}`.mapWith(Number),
    })
    .from(payments)
    .where(and(ne(payments.purpose, 'order'), sql`${payments.amount} > ${taken}`))
    .orderBy(asc(payments.id))
    .limit(maxRows)
  // The account of its own return, or the newest one of its order.
  const accountOf = sql`(select id from return_requests
    where order_id = ${refunds.orderId} and refund_account is not null
    order by refund_id = ${refunds.id} desc nulls last, id desc limit 1)`
  const rows = await database
    .select({ refund: refunds, account: returnRequests.refundAccount })
    .from(refunds)
    .leftJoin(returnRequests, eq(returnRequests.id, accountOf))
    .where(inArray(refunds.status, [...openRefund]))
    .orderBy(desc(refunds.id))
    .limit(maxRows)
  const versions = await orderVersions(database, [
    ...due.map(({ orderId }) => orderId),
    ...rows.map(({ refund }) => refund.orderId),
  ])
  return [
    ...due.map((payment) => ({
      refund: '–',
      order: String(payment.orderId),
      amount: formatBaht(payment.left),
      method: payment.chargeId === null ? 'hand' : 'provider',
      state: 'due',
      since: toInstant(payment.receivedAt),
      note: `${payment.purpose} payment`,
      account: '',
      version: versions.get(payment.orderId) ?? 0,
    })),
    ...rows.map(({ refund, account }) => ({
      refund: String(refund.id),
      order: String(refund.orderId),
      amount: formatBaht(refund.amount),
      method: refund.method,
      state: refund.status,
      since: toInstant(refund.requestedAt),
      note: [refund.reason, refund.failure].filter(Boolean).join('; '),
      account: accountText(account),
      version: versions.get(refund.orderId) ?? 0,
    })),
  ]
}

/** Requests a refund of an order, and returns what happens next. */
export const refundOrder: Operation<z.infer<typeof RefundInput>, string> = async (
  cms,
  { id, ...decision },
) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  const added = await requestRefund(cms, { ...decision, orderId: order.id }, cms.clock.now())
  if (added.length === 0) return `Order ${order.id} is Refunded now. It had cost nothing.`
  return added.map(describeRefund).join('\n')
}

/** Describes the next step of a refund that was requested. */
export const describeRefund = ({
  id,
  method,
  amount,
}: Pick<typeof refunds.$inferSelect, 'id' | 'method' | 'amount'>): string =>
  method === 'hand'
    ? `Refund ${id}: transfer ${formatBaht(amount)} to the shopper, then record it as transferred.`
    : `Refund ${id}: ${formatBaht(amount)} is sent to the payment provider.`

const outcomes = {
  done: 'is done. The shopper gets an email.',
  failed: 'failed. It stays due until it is transferred or withdrawn.',
  repeated: 'is sent to the payment provider again.',
  withdrawn: 'is withdrawn. Its amount can be refunded again.',
}

/** Takes a step of a refund that waits for staff. */
export const endRefund: Operation<z.infer<typeof EndInput>, string> = async (
  cms,
  { id, status, reason },
) => {
  const event = `refund.${status}` as const
  await settleByStaff(cms, id, { event, failure: reason, now: cms.clock.now() })
  return `Refund ${id} ${outcomes[status]}`
}

/** Records a transfer on the shop's account. */
export const recordTransfer: Operation<z.input<typeof TransferredInput>, string> = async (
  cms,
  { id, amount, isAnother = false },
) => {
  const order = await findOrder(cms, id)
  if (!order) throw orderNotFound()
  const { status } = await receiveTransfer(cms, order.id, { amount, isAnother }, cms.clock.now())
  return `Order ${order.id} is ${statusLabel(status)} now. “Refunds due” lists what is to be returned.`
}
