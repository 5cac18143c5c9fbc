import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Charge } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { isCaptured, isUnpaid } from '../orders/isUnpaid'
import { orderLock } from '../orders/orderLock'
import { readOrder } from '../orders/readOrders'
import { receivePayment } from './receivePayment'
import type { ChargeOutcome, ReportedCharge, SentCharge } from './sentCharge'

/** Stores a charge that the adapter created at the provider. Of several at the same time the first one counts. */
export async function addCharge(
  container: MedusaContainer,
  number: number,
  { reference, amount, image, expiresAt }: SentCharge,
): Promise<void> {
  const shop: ShopService = container.resolve(shopModule)
  const stored = await shop.findOrder({ number })
  if (!stored?.order_id) return
  await shop
    .database('shop_charge')
    .insert({ order_id: stored.order_id, reference, amount, image, expires_at: expiresAt })
    .onConflict()
    .ignore()
}

/** Records that a response has reported the end of a charge, so that the next one starts another. */
export async function endCharge(
  container: MedusaContainer,
  reference: string,
  status: Charge['status'],
): Promise<void> {
  const shop: ShopService = container.resolve(shopModule)
  await shop
    .database('shop_charge')
    .where({ reference })
    .whereNot('status', 'successful')
    .update({ status, is_end_reported: true })
}

/** Applies what the provider says about a charge: a payment is captured once, when its order waits for exactly that sum. */
export async function applyCharge(
  container: MedusaContainer,
  { reference, status, amount }: ReportedCharge,
): Promise<ChargeOutcome> {
  const shop: ShopService = container.resolve(shopModule)
  const known = await shop.database<Charge>('shop_charge').where({ reference }).first()
  if (!known) return 'unknown'
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(orderLock(known.order_id), async () => {
    const charge = await shop.database<Charge>('shop_charge').where({ reference }).first()
    if (!charge || charge.status === 'successful' || status === 'pending') return 'nothing'
    await shop.database('shop_charge').where({ reference }).update({ status })
    if (status !== 'successful') return 'failed'
    const order = await shop.findOrder({ order_id: charge.order_id })
    const view = order?.number ? await readOrder(container, order.number) : undefined
    const isExact = Math.abs(amount - Number(charge.amount)) < 0.005
    const problem = !view || !isExact ? 'mismatched' : isUnpaid(view) ? undefined : 'late'
    if (!view || problem) {
      // What was paid twice, or too late, goes back.
      const event = `payment.${problem === 'late' && isCaptured(view) ? 'duplicate' : problem}`
      const detail = { amount: Math.round(amount * 100) }
      await shop.addMail({ event, orderId: charge.order_id, subject: reference, detail })
      return problem ?? 'mismatched'
    }
    await receivePayment(container, view)
    return 'received'
  })
}
