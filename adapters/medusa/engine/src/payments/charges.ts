import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Charge } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isUnpaid } from '../orders/isUnpaid'
import { orderLock } from '../orders/orderLock'
import { readOrder } from '../orders/readOrders'
import type { EndedCharge, OpenedCharge, SentCharge } from './sentCharge'

/** Stores a charge that the adapter created at the provider. Of several at the same time the first one counts. */
export async function addCharge(
  container: MedusaContainer,
  number: number,
  { reference, image, ...charge }: SentCharge,
): Promise<void> {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop.findOrder({ number })
  if (!stored?.order_id) return
  await shop
    .database('shop_charge')
    .insert({ ...rowOf(stored.order_id, charge), method: 'omise_promptpay', reference, image })
    .onConflict()
    .ignore()
}

/**
 * Stores a payment by card before the card is charged, in place of one that has expired. Returns null while another can still
 * be paid, or when the order does not wait for money, so that no card is charged then (payment.card.once).
 */
export async function openCardCharge(
  container: MedusaContainer,
  number: number,
  opened: OpenedCharge,
): Promise<Charge | null> {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop.findOrder({ number })
  if (!stored?.order_id) return null
  const orderId = stored.order_id
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(orderId), async () => {
    const view = await readOrder(container, number)
    if (!view || !isUnpaid(view)) return null
    const open = view.charges.find(({ status }) => status === 'creating' || status === 'pending')
    if (open && open.expires_at > new Date()) return null
    return shop.database.transaction(async (transaction) => {
      if (open)
        await transaction('shop_charge').where({ id: open.id }).update({ status: 'expired' })
      const [charge] = await transaction<Charge>('shop_charge')
        .insert({ ...rowOf(orderId, opened), method: 'omise', status: 'creating' })
        .returning('*')
      return charge ?? null
    })
  })
}

const rowOf = (
  orderId: string,
  { provider, amount, expiresAt, nextCheckAt }: OpenedCharge,
): Pick<Charge, 'order_id' | 'provider'> & Record<string, unknown> => ({
  order_id: orderId,
  provider,
  amount,
  expires_at: expiresAt,
  next_check_at: nextCheckAt,
})

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
