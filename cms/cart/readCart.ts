import { type ShippingMethod, standardShipping } from '#cms/cart/shippingMethods.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { transact } from '#cms/database/transact.ts'
import type { Cart } from '#gateway/contracts/cart.ts'
import type { Owner } from '../customer/owner.ts'
import { type Bag, findBag, openBag, touchBag } from './bag.ts'
import { reconcileCoupons } from './bagCoupons.ts'
import type { PinnedStock } from './lines.ts'
import { reconcileBag } from './reconcileBag.ts'
import { type PricedBag, serializeCart } from './serializeCart.ts'

/** Dependencies of reading and changing a bag. */
export interface BagContext {
  database: Database
  now: Date
  pinned: PinnedStock
}

const emptyBag: PricedBag = { lines: [], notices: [], coupons: [] }

/** The owner's current bag, with notices about what changed since it was last read. */
export function readCart(
  context: BagContext,
  owner: Owner | null,
  shipping: ShippingMethod = standardShipping,
): Promise<Cart> {
  return transact(context.database, async (transaction) => {
    const bag = owner && (await findBag(transaction, owner))
    const priced = bag ? await reconcile(transaction, bag, context) : emptyBag
    return serializeCart(priced, shipping)
  })
}

/** Changes the owner's bag, which is created when missing, and returns it. A rejection changes nothing. */
export function changeCart(
  context: BagContext,
  owner: Owner,
  change: (transaction: Database, bag: Bag) => Promise<void>,
): Promise<Cart> {
  return transact(context.database, async (transaction) => {
    const opened = await openBag(transaction, owner, context.now)
    const bag = await touchBag(transaction, opened, context.now)
    await change(transaction, bag)
    return serializeCart(await reconcile(transaction, bag, context), standardShipping)
  })
}

/** Reconciles the lines of a locked bag, then its coupons, which depend on the lines' total. */
export async function reconcile(
  transaction: Database,
  bag: Bag,
  { now, pinned }: Pick<BagContext, 'now' | 'pinned'>,
): Promise<PricedBag> {
  const { lines, notices } = await reconcileBag(transaction, bag, pinned)
  return reconcileCoupons(transaction, { ...bag, notices }, lines, now)
}
