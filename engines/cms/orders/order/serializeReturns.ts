import type { Company } from '@vitrine/commerce/company.ts'
import { returnLabel } from '@vitrine/commerce/documents/returnLabel.ts'
import { returnablePieces, returnDeadline } from '@vitrine/commerce/rules/returnWindow.ts'
import type { TimelineEvent } from '@vitrine/commerce/rules/timeline.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { Exchange, Return } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import type { StoredReturn } from './readReturns.ts'
import type { StoredOrder, StoredOrderLine } from './requireOrder.ts'

interface ReturnParts {
  returns: readonly StoredReturn[]
  events: readonly TimelineEvent[]
  /** The exchanges by the id of the line. */
  exchanges: ReadonlyMap<number, Exchange[]>
}

/** The part of the contract's Order and its items on returns, where `lines` are those of the order. */
export function serializeReturnFields(
  { environment, clock }: Pick<Cms, 'environment' | 'clock'>,
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { returns: all, events, exchanges }: ReturnParts,
) {
  const returns = all.filter(({ orderId }) => orderId === order.id)
  const deadline = returnDeadline(order, events)
  const isOpen = deadline !== null && deadline >= clock.now()
  const pieces = new Map(
    lines.map((line) => [line.id, isOpen ? returnablePieces(line, returns) : 0]),
  )
  const isReturnable = [...pieces.values()].some((count) => count > 0)
  return {
    returnableUntil: deadline && isReturnable ? toInstant(deadline) : null,
    returns: serializeReturns(order, returns, lines, environment.company),
    itemOf: ({ id }: StoredOrderLine) => {
      const returnable = pieces.get(id) ?? 0
      return {
        line: String(id),
        returnable,
        exchanges: returnable > 0 ? (exchanges.get(id) ?? []) : [],
      }
    },
  }
}

/** The returns of one order as the contract's, refunded once their refund is done. */
function serializeReturns(
  order: StoredOrder,
  returns: readonly StoredReturn[],
  lines: readonly StoredOrderLine[],
  company: Pick<Company, 'name' | 'address'>,
): z.infer<typeof Return>[] {
  return returns.map((request) => ({
    id: String(request.id),
    status: request.isRefunded ? 'refunded' : request.status,
    requestedDate: toInstant(request.requestedAt),
    note: request.note,
    label: request.status === 'approved' ? returnLabel({ id: request.id, order }, company) : null,
    items: request.lines.flatMap(({ orderLineId, pieces, reason, exchange }) => {
      const line = lines.find(({ id }) => id === orderLineId)
      if (!line) return []
      const { name, attributes } = line
      return [{ name, variationAttributes: attributes, quantity: pieces, reason, exchange }]
    }),
  }))
}
