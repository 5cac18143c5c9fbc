import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { deletedKey } from '@vitrine/commerce/rules/firstOrder.ts'
import { withoutAccount } from '../refunds/settleRefund'
import { secretsOf } from '../secrets'

/** An address without its person, but with province and country, which the books need and many share. */
const anonymous = {
  first_name: 'Deleted',
  last_name: 'customer',
  company: null,
  address_1: '–',
  address_2: null,
  city: '–',
  postal_code: '–',
  phone: null,
  metadata: null,
  customer_id: null,
}

/** Removes the person from a customer's orders and carts, but not amounts and tax documents. */
export async function anonymizeOrders(transaction: Knex.Transaction, customerId: string) {
  const ofCustomer = { customer_id: customerId }
  await removeCopies(transaction, customerId)
  for (const [table, addresses] of [
    ['order', 'order_address'],
    ['cart', 'cart_address'],
  ] as const) {
    for (const column of ['shipping_address_id', 'billing_address_id'])
      await transaction(addresses)
        .whereIn('id', transaction(table).select(column).where(ofCustomer).whereNotNull(column))
        .update(anonymous)
    await transaction(table)
      .where(ofCustomer)
      .update({
        customer_id: null,
        email: '',
        metadata: transaction.raw(`"metadata" #- '{vitrine,note}'`),
      })
  }
  const ids = await transaction('shop_order').where(ofCustomer).pluck('order_id')
  await transaction('return').whereIn('order_id', ids).update(withoutAccount(transaction))
  await transaction('shop_slip')
    .whereIn('order_id', ids)
    .update({ name: '–', phone_number: '–', hash: '–', image: Buffer.alloc(0) })
  // A coupon that can be used once stays used for the person, who is not known any more.
  const [secret = ''] = secretsOf('coupons')
  const counted = await transaction('shop_order')
    .where(ofCustomer)
    .whereRaw(`"coupon_keys" <> '{}'`)
    .select('cart_id', 'coupon_keys')
  for (const { cart_id, coupon_keys } of counted)
    await transaction('shop_order')
      .where({ cart_id })
      .update({ coupon_keys: coupon_keys.map((key: string) => deletedKey(secret, key)) })
  await transaction('shop_order').where(ofCustomer).update({
    customer_id: null,
    contact_email: null,
    contact_phone: null,
    network: null,
    body_hash: '–',
  })
}

/**
 * Removes the person from the copies that Medusa makes of a customer's orders: addresses of parcels, replaced addresses
 * and emails, and the records of workflows.
 */
async function removeCopies(transaction: Knex.Transaction, customerId: string) {
  const { customer_id: _, ...anonymousCopy } = anonymous
  const orders = transaction('order').select('id').where({ customer_id: customerId })
  const fulfilments = transaction('order_fulfillment')
    .select('fulfillment_id')
    .whereIn('order_id', orders)
    .union(
      transaction('return_fulfillment')
        .select('fulfillment_id')
        .whereIn('return_id', transaction('return').select('id').whereIn('order_id', orders)),
    )
  await transaction('fulfillment_address')
    .whereIn(
      'id',
      transaction('fulfillment').select('delivery_address_id').whereIn('id', fulfilments),
    )
    .update(anonymousCopy)
  const replaced = transaction('order_change_action')
    .whereIn('order_id', orders)
    .whereRaw(`"details" ->> 'type' in ('shipping_address', 'billing_address', 'email')`)
  await transaction('order_address')
    .whereIn('id', replaced.clone().select(transaction.raw(`"details" -> 'old' ->> 'id'`)))
    .update(anonymous)
  await replaced.update({ details: '{}' })
  await transaction('workflow_execution')
    .whereIn('state', ['done', 'failed', 'reverted'])
    .whereRaw('"context"::text like ?', [`%${customerId}%`])
    .delete()
}
