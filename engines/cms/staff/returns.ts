import { openReturn } from '@vitrine/commerce/rules/transitions.ts'
import type { ReturnRow } from '@vitrine/commerce/staff/orders.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { desc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { orderVersions } from '#cms/orders/order/orderVersions.ts'
import { readReturns } from '#cms/orders/order/readReturns.ts'
import { readOrderLines } from '#cms/orders/order/serializeOrders.ts'
import { decideReturn, receiveReturn } from '#cms/orders/returns/decideReturn.ts'
import type { Cms, Operation } from '../core/context.ts'
import { describeRefund } from './refunds.ts'

export const DecideInput = z.object({
  id: z.number().int().positive(),
  status: z.enum(['approved', 'rejected', 'closed']),
  note: z.string().trim().min(1).max(500).optional(),
})
export const ReceiveInput = z.object({
  id: z.number().int().positive(),
  amount: z.number().int().positive().nullable(),
  isRestocked: z.boolean(),
})

/** Maximum number of rows of the list. */
const maxRows = 500

/** Lists returns that await a decision or their parcel, newest first. */
export async function listReturns({ database }: Pick<Cms, 'database'>): Promise<ReturnRow[]> {
  const rows = await database
    .select({ id: returnRequests.id, orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(inArray(returnRequests.status, [...openReturn]))
    .orderBy(desc(returnRequests.id))
    .limit(maxRows)
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  if (orderIds.length === 0) return []
  const returns = await readReturns(database, orderIds)
  const lines = await readOrderLines(database, orderIds)
  const versions = await orderVersions(database, orderIds)
  return rows.flatMap(({ id }) => {
    const request = returns.find((item) => item.id === id)
    if (!request) return []
    const pieces = request.lines.map(({ orderLineId, pieces, reason, exchange }) => {
      const line = lines.find((line) => line.id === orderLineId)
      const choices = line?.attributes.map(({ name, value }) => `${name}: ${value}`) ?? []
      return `${pieces} × ${[line?.name ?? 'unknown', ...choices].join(', ')} (${reason}${exchange ? `, for ${exchange}` : ''})`
    })
    return [
      {
        return: String(id),
        order: String(request.orderId),
        state: request.isRefunded ? 'refunded' : request.status,
        since: toInstant(request.requestedAt),
        pieces: pieces.join(', '),
        version: versions.get(request.orderId) ?? 0,
      },
    ]
  })
}

/** Approves, rejects or closes a return. */
export const answerReturn: Operation<z.infer<typeof DecideInput>, string> = async (
  cms,
  { id, status, note },
) => {
  await decideReturn(cms, id, `return.${status}`, note)
  return `Return ${id} is ${status}. The shopper gets an email.`
}

/** Records that a return has arrived, and requests its refund. */
export const recordReturn: Operation<z.infer<typeof ReceiveInput>, string> = async (
  cms,
  { id, ...reception },
) => {
  const { refund, exchanged } = await receiveReturn(cms, id, reception)
  const refunded = refund ? describeRefund(refund) : 'There is nothing to refund.'
  const sent = exchanged.length > 0 ? ` Send instead: ${exchanged.join(', ')}.` : ''
  return `Return ${id} is received. ${refunded}${sent}`
}
