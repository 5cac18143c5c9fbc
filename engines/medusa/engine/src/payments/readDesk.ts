import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { orderVersion } from '../orders/orderVersion'
import { readOrder } from '../orders/readOrders'
import { readReturns } from '../orders/readReturns'
import type { Desk } from './desk'
import { readStaffActions } from './readStaffActions'

/** Reads an order's slips and charges by Medusa's id of the order. */
export async function readDesk(container: MedusaContainer, orderId: string): Promise<Desk> {
  const shop: ShopService = container.resolve(shopModule)
  const [stored, slips, charges, returns, staff, entered] = await Promise.all([
    shop.findOrder({ order_id: orderId }),
    shop.slipsOf([orderId]),
    shop.chargesOf([orderId]),
    readReturns(container, [orderId]),
    readStaffActions(shop.database, orderId),
    readEntered(container, orderId),
  ])
  const view = stored?.number ? await readOrder(container, stored.number) : undefined
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
    order:
      stored?.number && view
        ? {
            number: stored.number,
            paymentMethod: stored.payment_method,
            paymentDeadline: stored.payment_deadline.toISOString(),
            version: orderVersion(view),
          }
        : null,
    entered: [
      ...entered,
      ...returns.flatMap(({ number, refundAccount: to }) =>
        to
          ? [
              {
                name: `Account for the refund of return ${number}`,
                value: `${to.bank} ${to.accountNumber}, ${to.accountName}`,
              },
            ]
          : [],
      ),
    ],
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

/** The parts of the metadata that staff need to ship and invoice, by what the admin calls them. */
async function readEntered(container: MedusaContainer, orderId: string): Promise<Desk['entered']> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order',
    fields: ['metadata', 'shipping_address.metadata', 'billing_address.metadata'],
    filters: { id: orderId },
  })
  const [order] = data
  const delivery = order?.shipping_address?.metadata ?? {}
  const billing = order?.billing_address?.metadata ?? {}
  const { note } = (order?.metadata?.['vitrine'] ?? {}) as { note?: unknown }
  const entered = {
    Note: note,
    'Sub-district of delivery': delivery['subdistrict'],
    'Sub-district of billing': billing['subdistrict'],
    'Tax id': billing['taxId'],
    Branch: billing['taxBranch'],
  }
  return Object.entries(entered).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [{ name, value }] : [],
  )
}
