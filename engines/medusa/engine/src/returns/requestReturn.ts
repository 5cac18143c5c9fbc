import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  beginReturnOrderWorkflow,
  cancelReturnRequestWorkflow,
  confirmReturnRequestWorkflow,
  requestItemReturnWorkflow,
} from '@medusajs/medusa/core-flows'
import { unreturnedPieces } from '@vitrine/commerce/rules/returnWindow.ts'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { orderLock } from '../orders/isUnpaid'
import type { ReturnOutcome, SentReturn } from '../orders/orderReturn'
import { readOrder } from '../orders/readOrders'
import { reasonIds } from './returnReasons'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

interface Returnable {
  id: string
  detail?: { fulfilled_quantity?: number } | null
}

const toSentLine = ({ id, detail }: Returnable) => ({
  id,
  sent: Number(detail?.fulfilled_quantity ?? 0),
})

interface Sent {
  location_id?: string
}

/** Requests a return in Medusa, once for each key, if its pieces are left. */
export async function requestReturn(
  container: MedusaContainer,
  number: number,
  sent: SentReturn,
): Promise<ReturnOutcome> {
  const order = await readOrder(container, number)
  if (!order) return 'conflict'
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(order.order.id), async () => {
    const view = await readOrder(container, number)
    if (!view) return 'conflict'
    const { idempotencyKey, items } = sent
    if (view.returns.some((item) => item.idempotencyKey === idempotencyKey)) return 'requested'
    const lines = view.order.items as unknown as Returnable[]
    const isLeft = ({ line, quantity }: (typeof items)[number]) => {
      const item = lines.find(({ id }) => id === line)
      return item !== undefined && quantity <= unreturnedPieces(toSentLine(item), view.returns)
    }
    if (!items.every(isLeft)) return 'conflict'
    await removeUnfinished(container, view.order.id)
    const returnId = await create(container, view, sent)
    const shop: ShopService = container.resolve(shopModule)
    await shop.addEmail({
      event: 'return.requested',
      orderId: view.order.id,
      subject: returnId,
      detail: { returnId },
    })
    return 'requested'
  })
}

async function create(
  container: MedusaContainer,
  { order }: OrderView,
  { idempotencyKey, items, refundAccount }: SentReturn,
): Promise<string> {
  const reasons = await reasonIds(container)
  // Received pieces go back to the location that sent them; Medusa cannot receive a return without a location.
  const locationId = (order.fulfillments as unknown as Sent[]).at(-1)?.location_id
  const { result: change } = await beginReturnOrderWorkflow(container).run({
    input: {
      order_id: order.id,
      metadata: { vitrine: { idempotencyKey, refundAccount } },
      ...(locationId ? { location_id: locationId } : {}),
    },
  })
  const returnId = change.return_id ?? ''
  try {
    await requestItemReturnWorkflow(container).run({
      input: {
        return_id: returnId,
        items: items.map(({ line: id, quantity, reason }) => ({
          id,
          quantity,
          reason_id: reasons.get(reason),
        })) as never,
      },
    })
    await confirmReturnRequestWorkflow(container).run({ input: { return_id: returnId } })
  } catch (error) {
    await removeUnfinished(container, order.id)
    throw error
  }
  return returnId
}

/** Removes a return of a shopper whose process died: as long as it is open, the order cannot be changed. */
async function removeUnfinished(container: MedusaContainer, orderId: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'return',
    fields: ['id', 'metadata'],
    filters: { order_id: orderId, status: 'open' },
  })
  for (const { id, metadata } of data)
    if (metadata?.['vitrine'])
      await cancelReturnRequestWorkflow(container).run({ input: { return_id: id } })
}
