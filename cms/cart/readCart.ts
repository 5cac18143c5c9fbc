import type { Database } from '#cms/database/openDatabase.ts'
import { transact } from '#cms/database/transact.ts'
import { type ShippingMethod, standardShipping } from '#cms/orders/shippingMethods.ts'
import type { Cart } from '#gateway/contracts/cart.ts'
import { type Bag, findBag, openBag, touchBag } from './bag.ts'
import { settleCoupons } from './bagCoupons.ts'
import type { PinnedStock } from './lines.ts'
import type { Owner } from './owner.ts'
import { settleBag } from './reconcileBag.ts'
import { type PricedBag, presentCart } from './serializeCart.ts'

/** What every change of a bag stands on. */
export interface BagContext {
  database: Database
  now: Date
  pinned: PinnedStock
}

const emptyBag: PricedBag = { lines: [], notices: [], coupons: [] }

/** The owner's bag as it stands now; what had to change since they last saw it is said in it. */
export function readCart(
  context: BagContext,
  owner: Owner | null,
  shipping: ShippingMethod = standardShipping,
): Promise<Cart> {
  return transact(context.database, async (transaction) => {
    const bag = owner && (await findBag(transaction, owner))
    const priced = bag ? await settle(transaction, bag, context) : emptyBag
    return presentCart(priced, shipping)
  })
}

/** Changes the owner's bag, made if need be, and answers it. A refusal changes nothing. */
export function changeCart(
  context: BagContext,
  owner: Owner,
  change: (transaction: Database, bag: Bag) => Promise<void>,
): Promise<Cart> {
  return transact(context.database, async (transaction) => {
    const opened = await openBag(transaction, owner, context.now)
    const bag = await touchBag(transaction, opened, context.now)
    await change(transaction, bag)
    return presentCart(await settle(transaction, bag, context), standardShipping)
  })
}

/** Settles a locked bag's lines and then its coupons, which look at what the lines cost. */
export async function settle(
  transaction: Database,
  bag: Bag,
  { now, pinned }: Pick<BagContext, 'now' | 'pinned'>,
): Promise<PricedBag> {
  const { lines, notices } = await settleBag(transaction, bag, pinned)
  return settleCoupons(transaction, { ...bag, notices }, lines, now)
}
