import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { readReturns } from '../orders/readReturns'
import type { Desk } from './desk'
import { readStaffActions } from './readStaffActions'

/** Reads an order's slips and charges by Medusa's id of the order. */
export async function readDesk(container: MedusaContainer, orderId: string): Promise<Desk> {
  const shop: ShopService = container.resolve(shopModule)
  const [stored, slips, charges, returns, staff] = await Promise.all([
    shop.findOrder({ order_id: orderId }),
    shop.slipsOf([orderId]),
    shop.chargesOf([orderId]),
    readReturns(container, [orderId]),
    readStaffActions(shop.database, orderId),
  ])
  const repeated: { hash: string; number: number }[] = await shop
    .database('shop_slip')
    .join('shop_order', 'shop_order.order_id', 'shop_slip.order_id')
    .select('shop_slip.hash', 'shop_order.number')
    .whereIn(
      'shop_slip.hash',
      slips.map(({ hash }) => hash),
    )
    .whereNot('shop_slip.order_id', orderId)
  return {
    order: stored?.number
      ? {
          number: stored.number,
          paymentMethod: stored.payment_method,
          paymentDeadline: stored.payment_deadline.toISOString(),
        }
      : null,
    slips: slips.map((slip) => ({
      id: slip.id,
      status: slip.status,
      name: slip.name,
      phoneNumber: slip.phone_number,
      bank: slip.bank,
      amount: Number(slip.amount),
      sentAt: slip.created_at.toISOString(),
      alsoSentFor: repeated.filter(({ hash }) => hash === slip.hash).map(({ number }) => number),
    })),
    charges: charges.flatMap(({ reference, status, amount }) =>
      reference ? [{ reference, status, amount: Number(amount) }] : [],
    ),
    returns,
    staff,
  }
}
