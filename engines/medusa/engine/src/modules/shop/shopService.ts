import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Logger } from '@medusajs/framework/types'
import { notifyStaff } from '../../staff/staffWork'
import { announceRestocks } from '../../stockAlerts/announceRestocks'
import { sweepAlerts } from '../../stockAlerts/followLink'
import { sweepPrivateFiles } from '../shopFiles/sweepFiles'
import { changedSubjects } from './changedSubjects'
import { addChanges, changesSince } from './changeFeed'
import { requestChecks } from './chargeChecks'
import { type CouponClaim, exceededLimit, isClaimLost, type OrderLimits } from './openOrders'
import { addEmail, type OrderEmail } from './outbox'
import type { Changes, Charge, Refund, ShopOrder, Slip } from './rows'
import { type Hold, holdStock, type Piece } from './stockHolds'

/** The largest number of products on a wishlist, as in the embedded CMS. */
const maxWishlistItems = 500

/** Slips of one run: those that remain expire with the next. */
const maxOverdueSlips = 50

/** The tables of the shop in Medusa's database. */
export class ShopService {
  /**
   * The database, whose call alone works in jobs and steps of workflows, because Medusa wraps it there: use a method of
   * this class.
   */
  readonly database: Knex

  /** Called by Medusa when the engine starts, which does not wait for the bucket. */
  readonly __hooks = {
    onApplicationStart: async () => {
      void sweepPrivateFiles(this.logger).catch((error: Error) =>
        this.logger.error('old exports and imports were not deleted', error),
      )
    },
  }

  private readonly logger: Logger

  constructor(container: { __pg_connection__: Knex; logger: Logger }) {
    this.database = container.__pg_connection__
    this.logger = container.logger
  }

  findOrder(by: Partial<ShopOrder>): Promise<ShopOrder | undefined> {
    return this.database<ShopOrder>('shop_order').where(by).first()
  }

  /**
   * Records that an order is being placed from a cart, unless its shopper has too many unpaid ones or has used up what
   * it claims. Throws when its key or its cart has one already.
   */
  addOrder(
    order: Omit<ShopOrder, 'order_id' | 'number' | 'once_codes' | 'coupon_keys'>,
    limits: OrderLimits,
    claim: CouponClaim,
  ): Promise<'shopper' | 'network' | 'coupon' | undefined> {
    return this.database.transaction(async (transaction) => {
      const exceeded = await exceededLimit(transaction, order, limits)
      if (exceeded) return exceeded
      if (await isClaimLost(transaction, claim, order.cart_id)) return 'coupon'
      const { onceCodes, keys } = claim
      const counted = onceCodes.length > 0 ? { once_codes: onceCodes, coupon_keys: keys } : {}
      await transaction('shop_order').insert({ ...order, ...counted })
      return undefined
    })
  }

  /** Records the order that Medusa created, and ends the hold of its pieces, which Medusa has reserved. */
  async completeOrder(cartId: string, order: { id: string; display_id: number }): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction('shop_order')
        .where({ cart_id: cartId })
        .update({ order_id: order.id, number: order.display_id })
      await transaction('shop_stock_hold').where({ cart_id: cartId }).delete()
      await addEmail(transaction, { event: 'order.placed', orderId: order.id })
    })
  }

  /** Forgets an order that Medusa did not create, with the pieces that it held. */
  async abandonOrder(cartId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction('shop_order').where({ cart_id: cartId, order_id: null }).delete()
      await transaction('shop_stock_hold').where({ cart_id: cartId }).delete()
    })
  }

  /** The transfer slips of orders, oldest first, without their images. */
  slipsOf(orderIds: readonly string[]): Promise<Slip[]> {
    return this.database<Slip>('shop_slip')
      .select('id', 'order_id', 'name', 'phone_number', 'bank', 'amount', 'status', 'hash')
      .select('created_at', 'decided_at')
      .whereIn('order_id', orderIds)
      .orderBy('created_at')
  }

  /** The slips that were not checked in time, with the numbers of their orders. */
  findOverdueSlips(): Promise<{ id: string; order_id: string; number: number }[]> {
    return this.database('shop_slip')
      .join('shop_order', 'shop_order.order_id', 'shop_slip.order_id')
      .select('shop_slip.id', 'shop_slip.order_id', 'shop_order.number')
      .where('shop_slip.status', 'waiting')
      .whereRaw('"shop_slip"."held_until" <= now()')
      .limit(maxOverdueSlips)
  }

  /** Records that a slip was not checked in time. */
  async expireSlip(id: string): Promise<void> {
    await this.database('shop_slip').where({ id }).update({ status: 'expired' })
  }

  /** The image of a slip, or undefined when there is none. */
  findSlipImage(id: string): Promise<{ type: string; image: Buffer } | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(id)) return Promise.resolve(undefined)
    return this.database('shop_slip').select('type', 'image').where({ id }).first()
  }

  /** The charges of orders, oldest first. */
  chargesOf(orderIds: readonly string[]): Promise<Charge[]> {
    return this.database<Charge>('shop_charge').whereIn('order_id', orderIds).orderBy('created_at')
  }

  /** The refunds of orders, oldest first. */
  refundsOf(orderIds: readonly string[]): Promise<Refund[]> {
    return this.database<Refund>('shop_refund')
      .whereIn('order_id', orderIds)
      .orderBy('requested_at')
  }

  /** Requests the checks of charges whose orders are to be cancelled, as `requestChecks` does. */
  requestChecks(): Promise<void> {
    return requestChecks(this.database)
  }

  /** The ids of the products on a wishlist, newest first. */
  async wishlistOf(customerId: string): Promise<string[]> {
    const rows = await this.database('shop_wishlist_item')
      .select('product_id')
      .where({ customer_id: customerId })
      .orderBy('created_at', 'desc')
    return rows.map(({ product_id }) => product_id)
  }

  /** Saves a product once, or returns false when the wishlist is full. */
  async addToWishlist(customerId: string, productId: string): Promise<boolean> {
    const before = await this.wishlistOf(customerId)
    if (before.includes(productId)) return true
    if (before.length >= maxWishlistItems) return false
    await this.database('shop_wishlist_item')
      .insert({ customer_id: customerId, product_id: productId })
      .onConflict()
      .ignore()
    return true
  }

  async removeFromWishlist(customerId: string, productId: string): Promise<void> {
    await this.database('shop_wishlist_item')
      .where({ customer_id: customerId, product_id: productId })
      .delete()
  }

  /** Adds an email about an order to the outbox, once, as `addEmail` does. */
  addEmail(email: OrderEmail): Promise<void> {
    return addEmail(this.database, email)
  }

  /** Emails staff about pending work when some of it is new, as `notifyStaff` does. */
  notifyStaff(): Promise<void> {
    return notifyStaff(this.database)
  }

  /** Writes the back-in-stock emails that are due, as `announceRestocks` does. */
  announceRestocks(): Promise<void> {
    return announceRestocks(this.database)
  }

  /** Deletes back-in-stock requests that have ended, as `sweepAlerts` does. */
  sweepAlerts(): Promise<void> {
    return sweepAlerts(this.database)
  }

  /** Holds pieces for a cart while its order is placed, as `holdStock` does. */
  hold(cartId: string, pieces: readonly Piece[]): Promise<Hold> {
    return holdStock(this.database, cartId, pieces)
  }

  /** Records a change of an entity of Medusa: of a product, a price, a stock level, a category and the like. */
  async recordChange(id: string): Promise<void> {
    await addChanges(this.database, await changedSubjects(this.database, id))
  }

  /** Records the price lists that have begun or ended by their dates in so many seconds, for which Medusa emits no event. */
  async recordPriceListDates(seconds: number): Promise<void> {
    const isPast = (column: string) =>
      `${column} between now() - make_interval(secs => ${seconds}) and now()`
    const lists: { id: string }[] = await this.database('price_list')
      .select('id')
      .whereNull('deleted_at')
      .whereRaw(`(${isPast('starts_at')} or ${isPast('ends_at')})`)
    for (const { id } of lists) await this.recordChange(id)
  }

  /** The change feed after a number, as `changesSince` returns it. */
  changesSince(number?: number): Promise<Changes> {
    return changesSince(this.database, number)
  }
}
