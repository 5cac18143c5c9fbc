import { returnCopy } from '@vitrine/commerce/copy/returns.ts'
import { returnRows } from '@vitrine/commerce/documents/returnLabel.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { returnablePieces, returnDeadline } from '@vitrine/commerce/rules/returnWindow.ts'
import type { RequestReturn } from '@vitrine/contract/orders.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { returnLines, returnRequests } from '#cms/database/schema/returns.ts'
import { transact } from '#cms/database/transact.ts'
import { lockOrder, recordEvent } from '../order/changeOrder.ts'
import { type EmailingCms, emailShopper } from '../order/emailShopper.ts'
import { readDeliveries } from '../order/readDelivery.ts'
import { readReturns } from '../order/readReturns.ts'
import { readOrderLines } from '../order/serializeOrders.ts'
import { readExchanges, takeExchanges } from './exchanges.ts'

/**
 * Writes a request to return pieces of an order, once for each key, puts aside the pieces that are sent instead, and
 * emails the shopper. Throws conflict when the order cannot be returned any more or a size that is sent instead has
 * been sold, and invalid for a line that it does not have or has fewer pieces left of.
 */
export async function requestReturn(
  cms: EmailingCms & Pick<Cms, 'database'>,
  orderId: number,
  { items, refundAccount }: z.output<typeof RequestReturn>,
  { idempotencyKey, now }: { idempotencyKey: string; now: Date },
): Promise<void> {
  await transact(cms.database, async (transaction) => {
    // The lock makes requests of one order wait for each other, so that a piece is returned once.
    const order = await lockOrder(transaction, orderId)
    const isRepeated = await transaction.$count(
      returnRequests,
      and(eq(returnRequests.orderId, orderId), eq(returnRequests.idempotencyKey, idempotencyKey)),
    )
    if (isRepeated > 0) return
    const { events } = await readDeliveries(transaction, [orderId])
    const deadline = returnDeadline(order, events)
    if (!deadline || deadline < now) throw new ContractProblem('conflict', returnCopy.tooLate)
    const lines = await readOrderLines(transaction, [orderId])
    const returns = await readReturns(transaction, [orderId])
    const exchanges = await readExchanges(transaction, lines)
    const chosen = items.map(({ line, quantity, reason, exchange: wanted }) => {
      const stored = lines.find(({ id }) => String(id) === line)
      if (!stored) throw new ContractProblem('invalid', returnCopy.lineUnknown)
      if (quantity > returnablePieces(stored, returns))
        throw new ContractProblem('conflict', returnCopy.alreadyReturned(stored.name))
      const exchange = exchanges.get(stored.id)?.find(({ id }) => id === wanted)
      if (wanted && !exchange)
        throw new ContractProblem('conflict', returnCopy.exchangeSold(stored.name))
      return {
        orderLineId: stored.id,
        pieces: quantity,
        reason,
        exchangeVariationId: exchange ? Number(exchange.id) : null,
        exchange: exchange?.label ?? null,
      }
    })
    if (new Set(chosen.map(({ orderLineId }) => orderLineId)).size < chosen.length)
      throw new ContractProblem('invalid', returnCopy.lineTwice)
    const missing = await takeExchanges(transaction, chosen)
    if (missing !== undefined) {
      const line = chosen.find(({ exchangeVariationId }) => exchangeVariationId === missing)
      const name = lines.find(({ id }) => id === line?.orderLineId)?.name ?? ''
      throw new ContractProblem('conflict', returnCopy.exchangeSold(name))
    }
    const [request] = await transaction
      .insert(returnRequests)
      .values({ orderId, idempotencyKey, status: 'requested', requestedAt: now, refundAccount })
      .returning()
    if (!request) throw new Error('The return that was just inserted cannot be read')
    await transaction
      .insert(returnLines)
      .values(chosen.map((line) => ({ ...line, returnId: request.id })))
    const pieces = chosen.reduce((sum, line) => sum + line.pieces, 0)
    const detail = { return: request.id, pieces }
    await recordEvent(transaction, order, {
      event: 'return.requested',
      actor: 'customer',
      now,
      detail,
    })
    const { id, status } = request
    const rows = returnRows({ id, order, status }, cms.environment.company)
    await emailShopper(cms, transaction, order, 'return.requested', { rows })
  })
}
