import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Charge, ShopOrder } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isUnpaid, orderLock } from '../orders/isUnpaid'
import { readOrder } from '../orders/readOrders'
import type { CreatedCode, EndedCharge, OpenedCharge, StoredCharge } from './sentCharge'

/**
 * Stores a charge before it is created at the provider, or returns the open one while it can be paid
 * (payment.card.once), `too_many_cards` at the limit of failed cards (payment.card.limit), or null when the order does
 * not wait for money.
 */
export async function openCharge(
  container: MedusaContainer,
  number: number,
  opened: OpenedCharge,
): Promise<StoredCharge | 'too_many_cards' | null> {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop.findOrder({ number })
  if (!stored?.order_id) return null
  const orderId = stored.order_id
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(orderId), async () => {
    const view = await readOrder(container, number)
    if (!view || !isUnpaid(view)) return null
    const open = view.charges.find(({ status }) => status === 'creating' || status === 'pending')
    if (open && open.expires_at > new Date()) return { charge: open, isNew: false }
    if (await isOverLimit(shop.database, stored, opened)) return 'too_many_cards'
    return shop.database.transaction(async (transaction) => {
      if (open)
        await transaction('shop_charge').where({ id: open.id }).update({ status: 'expired' })
      const { provider, method, amount, expiresAt, nextCheckAt } = opened
      const [charge] = await transaction<Charge>('shop_charge')
        .insert({
          order_id: orderId,
          status: 'creating',
          ...{ provider, method },
          amount: String(amount),
          expires_at: new Date(expiresAt),
          next_check_at: nextCheckAt === null ? null : new Date(nextCheckAt),
        })
        .returning('*')
      return charge ? { charge, isNew: true } : null
    })
  })
}

/** Whether as many cards have failed for an order, or for those of its range of addresses, as may. */
async function isOverLimit(
  database: Knex,
  { order_id, network }: ShopOrder,
  { cardLimit }: OpenedCharge,
): Promise<boolean> {
  if (!cardLimit) return false
  const countFailed = async (by: Partial<ShopOrder>) => {
    const [row] = await database('shop_charge')
      .join('shop_order', 'shop_order.order_id', 'shop_charge.order_id')
      .where({ 'shop_charge.method': 'omise', 'shop_charge.status': 'failed' })
      .where('shop_charge.created_at', '>', new Date(cardLimit.since))
      .where((query) => {
        for (const [column, value] of Object.entries(by)) query.where(`shop_order.${column}`, value)
      })
      .count({ count: '*' })
    return Number(row?.['count'] ?? 0)
  }
  if ((await countFailed({ order_id })) >= cardLimit.ofOrder) return true
  return network !== null && (await countFailed({ network })) >= cardLimit.ofNetwork
}

/** Stores the code of a charge that the provider has created, and returns the charge as it is then. */
export async function storeCode(
  container: MedusaContainer,
  id: string,
  { reference, image, expiresAt, nextCheckAt }: CreatedCode,
): Promise<Charge | undefined> {
  const { database } = container.resolve<ShopService>(shopModule)
  await database<Charge>('shop_charge')
    .where({ id, status: 'creating' })
    .update({
      status: 'pending',
      ...{ reference, image },
      expires_at: new Date(expiresAt),
      checked_at: new Date(),
      next_check_at: nextCheckAt === null ? null : new Date(nextCheckAt),
    })
  return database<Charge>('shop_charge').where({ id }).first()
}

/** Records that a response has reported the end of a charge, so that the next one starts another. */
export async function endCharge(
  container: MedusaContainer,
  { id, status }: EndedCharge,
): Promise<void> {
  const shop: ShopService = container.resolve(shopModule)
  await shop
    .database('shop_charge')
    .where({ id })
    .whereNot('status', 'successful')
    .update({ status, is_end_reported: true })
}
