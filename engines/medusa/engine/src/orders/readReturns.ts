import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { OrderReturn, RefundAccount } from './orderReturn'
import { readOwedReturns } from './readOwedReturns'

interface MedusaReturn {
  id: string
  order_id: string
  display_id: number
  status: string
  created_at: string | Date
  metadata: { vitrine?: { idempotencyKey?: string; refundAccount?: RefundAccount | null } } | null
  items: { item_id: string; quantity: number; reason?: { value: string } | null }[]
}

interface Decision {
  return_id: string
  status: 'approved' | 'rejected'
  note: string | null
}

const fields = [
  'id',
  'order_id',
  'display_id',
  'status',
  'created_at',
  'metadata',
  'items.item_id',
  'items.quantity',
  'items.reason.value',
]

/** The returns of orders, oldest first, without drafts of staff. */
export async function readReturns(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<OrderReturn[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'return',
    fields,
    filters: { order_id: [...orderIds] },
    pagination: { order: { display_id: 'ASC' } },
  })
  const returns = (data as unknown as MedusaReturn[]).filter(({ status }) => status !== 'open')
  if (returns.length === 0) return []
  const { database } = container.resolve<ShopService>(shopModule)
  const decisions: Decision[] = await database('shop_return').whereIn(
    'return_id',
    returns.map(({ id }) => id),
  )
  const owed = await readOwedReturns(database, orderIds)
  return returns.map((item) =>
    toReturn(
      item,
      decisions.find(({ return_id }) => return_id === item.id),
      owed.some(({ id }) => id === item.id),
    ),
  )
}

function toReturn(
  stored: MedusaReturn,
  decision: Decision | undefined,
  isOwed: boolean,
): OrderReturn {
  return {
    id: stored.id,
    orderId: stored.order_id,
    number: stored.display_id,
    status: statusOf(stored, decision),
    requestedAt: new Date(stored.created_at).toISOString(),
    note: decision?.note ?? null,
    idempotencyKey: keyOf(stored),
    refundAccount: stored.metadata?.vitrine?.refundAccount ?? null,
    isOwed,
    items: stored.items.map(({ item_id, quantity, reason }) => ({
      line: item_id,
      quantity: Number(quantity),
      reason: reason?.value ?? '',
    })),
  }
}

/** The status of a return, requested by a shopper until staff decide, and approved if staff entered it. */
function statusOf(stored: MedusaReturn, decision: Decision | undefined): OrderReturn['status'] {
  if (stored.status === 'canceled') return 'rejected'
  if (stored.status !== 'requested') return 'received'
  return decision?.status ?? (keyOf(stored) ? 'requested' : 'approved')
}

const keyOf = ({ metadata }: MedusaReturn) => metadata?.vitrine?.idempotencyKey ?? null
