import type { ShippingMethod } from '@vitrine/commerce/rules/shippingMethods.ts'
import type { Cart } from '@vitrine/contract/cart.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { transact } from '#cms/database/transact.ts'
import type { Owner } from '../visitor/sessions.ts'
import { findCart, openCart, type StoredCart, touchCart } from './cart.ts'
import { type CouponChecks, reconcileCoupons } from './cartCoupons.ts'
import { estimatedMethod } from './deliveryMethods.ts'
import { reconcileCart } from './reconcileCart.ts'
import { type PricedCart, serializeCart } from './serializeCart.ts'

/** Dependencies of reading and changing a bag. */
export interface CartContext extends CouponChecks {
  database: Database
}

const emptyCart: PricedCart = { lines: [], notices: [], coupons: [], giftWrap: null }

/** The owner's current bag, with notices about what changed since it was last read. */
export function readCart(
  context: CartContext,
  owner: Owner | null,
  shipping?: ShippingMethod,
): Promise<Cart> {
  return transact(context.database, async (transaction) => {
    const cart = owner && (await findCart(transaction, owner))
    const priced = cart ? await reconcile(transaction, cart, context) : emptyCart
    return serializeCart(priced, shipping ?? (await estimatedMethod(transaction)))
  })
}

/** Changes the owner's bag, which is created when missing, and returns it, or changes nothing on a rejection. */
export function changeCart(
  context: CartContext,
  owner: Owner,
  change: (transaction: Database, cart: StoredCart) => Promise<void>,
): Promise<Cart> {
  return transact(context.database, async (transaction) => {
    const opened = await openCart(transaction, owner, context.now)
    const touched = await touchCart(transaction, opened, context.now)
    await change(transaction, touched)
    // The gift wrapping is stored with the bag itself.
    const cart = (await findCart(transaction, owner)) ?? touched
    const shipping = await estimatedMethod(transaction)
    return serializeCart(await reconcile(transaction, cart, context), shipping)
  })
}

/** Reconciles the lines of a locked bag, then its coupons, which depend on the lines' total. */
export async function reconcile(
  transaction: Database,
  cart: StoredCart,
  context: CouponChecks,
): Promise<PricedCart> {
  const { lines, notices } = await reconcileCart(transaction, cart)
  return reconcileCoupons(transaction, { ...cart, notices }, lines, context)
}
