import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { orderKeys, type Shopper, usedKeys } from '@vitrine/commerce/rules/firstOrder.ts'
import { secretsOf } from '../../secrets'
import type { ShopOrder } from './rows'

/** The maximum numbers of unpaid orders of one shopper and of one network, where 0 is any number. */
export interface OrderLimits {
  maxOrders: number
  maxOrdersOfNetwork: number
}

/** The personal limits of an order's coupons, which are checked again as it is recorded. */
export interface CouponClaim {
  shopper: Shopper<string>
  isFirstOrder: boolean
  /** The coupons that a customer can use once. */
  onceCodes: string[]
  /** The keys of the person, under which these are counted. */
  keys: string[]
}

type Column = 'customer_id' | 'contact_email' | 'contact_phone' | 'network'

/**
 * Returns which limit an order would exceed, counting orders that are being placed. Concurrent orders of one shopper
 * wait for each other until the end of the transaction.
 */
export async function exceededLimit(
  transaction: Knex.Transaction,
  order: Pick<ShopOrder, Column>,
  { maxOrders, maxOrdersOfNetwork }: OrderLimits,
): Promise<'shopper' | 'network' | undefined> {
  const columns = ['customer_id', 'contact_email', 'contact_phone', 'network'] as const
  const knownColumns = columns.filter((column) => order[column])
  for (const key of knownColumns.map((column) => `${column} ${order[column]}`).sort())
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
  for (const column of knownColumns) {
    const maximum = column === 'network' ? maxOrdersOfNetwork : maxOrders
    if (maximum > 0 && (await countOpen(transaction, column, order[column] ?? '')) >= maximum)
      return column === 'network' ? 'network' : 'shopper'
  }
  return undefined
}

/** The orders with this value that hold pieces without being paid. */
async function countOpen(transaction: Knex.Transaction, column: Column, value: string) {
  const [row] = await transaction('shop_order')
    .leftJoin('order', 'order.id', 'shop_order.order_id')
    .where(`shop_order.${column}`, value)
    .where((open) => open.whereNull('shop_order.order_id').orWhere('order.status', 'pending'))
    .whereNotExists((captured) =>
      captured
        .from('order_transaction')
        .whereRaw('"order_transaction"."order_id" = "order"."id"')
        .whereNull('order_transaction.deleted_at'),
    )
    .count({ count: '*' })
  return Number(row?.['count'] ?? 0)
}

/**
 * Whether an order that was not cancelled has used a coupon under one of the keys of a person, beside the one of a cart
 * (`cart.coupons.once`).
 */
export async function hasUsedCoupon(
  database: Knex,
  code: string,
  keys: readonly string[],
  cartId = '',
): Promise<boolean> {
  const searched = usedKeys(keys, secretsOf('coupons'))
  const order = await database('shop_order')
    .leftJoin('order', 'order.id', 'shop_order.order_id')
    .whereRaw('? = any("shop_order"."once_codes")', [code])
    .whereRaw('"shop_order"."coupon_keys" && ?::text[]', [searched])
    .whereNot('shop_order.cart_id', cartId)
    .where((counted) =>
      counted.whereNull('shop_order.order_id').orWhereNot('order.status', 'canceled'),
    )
    .first('shop_order.cart_id')
  return order !== undefined
}

/**
 * Whether the person of an order has meanwhile used what it claims, under a lock of single-use coupons until the end of
 * the transaction.
 */
export async function isClaimLost(
  transaction: Knex.Transaction,
  { shopper, isFirstOrder, onceCodes, keys }: CouponClaim,
  cartId: string,
): Promise<boolean> {
  if (isFirstOrder && (await hasOrdered(transaction, shopper, cartId))) return true
  // One person may be known by other keys than those that the limits of unpaid orders lock.
  for (const code of onceCodes.toSorted()) {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `coupon ${code}`,
    ])
    if (await hasUsedCoupon(transaction, code, keys, cartId)) return true
  }
  return false
}

/** Whether a person has an order that was not cancelled, beside the one of a cart (`cart.coupons.first-order`). */
export async function hasOrdered(
  database: Knex,
  shopper: Shopper<string>,
  cartId = '',
): Promise<boolean> {
  const { customers, emails, phones } = orderKeys(shopper)
  const order = await database('shop_order')
    .leftJoin('order', 'order.id', 'shop_order.order_id')
    .where((query) =>
      query
        .whereIn('shop_order.customer_id', customers)
        .orWhereIn('shop_order.contact_email', emails)
        .orWhereIn('shop_order.contact_phone', phones),
    )
    .whereNot('shop_order.cart_id', cartId)
    .where((counted) =>
      counted.whereNull('shop_order.order_id').orWhereNot('order.status', 'canceled'),
    )
    .first('shop_order.cart_id')
  return order !== undefined
}
