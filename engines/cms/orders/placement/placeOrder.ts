import { randomInt } from 'node:crypto'
import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { createHolder } from '@vitrine/commerce/orderHolder.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { CheckedForm } from '@vitrine/commerce/rules/checkoutForm.ts'
import { outOfStock } from '@vitrine/commerce/rules/checkQuantity.ts'
import { takesTotal } from '@vitrine/commerce/rules/paymentMethods.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { findCart, type StoredCart } from '#cms/cart/cart.ts'
import { lockCoupons } from '#cms/cart/cartCoupons.ts'
import { withCashLimit } from '#cms/cart/deliveryMethods.ts'
import { readLines } from '#cms/cart/lines.ts'
import { type CartContext, reconcile } from '#cms/cart/readCart.ts'
import { priceCart, serializeCart } from '#cms/cart/serializeCart.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartCoupons, cartLines, carts } from '#cms/database/schema/cart.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { type Owner, ownerKey } from '#cms/visitor/sessions.ts'
import { lockStock } from '../order/releaseOrder.ts'
import type { StoredOrder } from '../order/requireOrder.ts'
import { findOutOfStock, findPriceChange } from './conflicts.ts'
import { dropUsedCoupons } from './couponUse.ts'
import { checkOpenOrders } from './openOrders.ts'
import { writeOrder } from './writeOrder.ts'

interface Placing extends CheckedForm {
  owner: Owner
  idempotencyKey: string
  language: Language
  /** The address of the visitor, as the gateway determined it. */
  address: string
  /** The actor, by default the customer. */
  actor?: 'customer' | 'staff'
}

/**
 * Places an order from the owner's bag, once for each idempotency key. Rows are locked in the order bag, keys of the
 * shopper, coupons, stock. Throws conflict or out_of_stock with the new cart, whose adjustments are committed, so that
 * the shopper sees them.
 */
export async function placeOrder(
  cms: Cms,
  context: CartContext,
  placing: Placing,
): Promise<StoredOrder> {
  const outcome = await transact(cms.database, async (transaction) => {
    const bag = await findCart(transaction, placing.owner)
    const earlier = await findEarlier(transaction, placing)
    if (earlier) return earlier
    if (!bag) return new ContractProblem('conflict', cartCopy.cartEmpty)
    return place(cms, transaction, { bag, context, placing })
  })
  if (outcome instanceof ContractProblem) throw outcome
  return outcome
}

async function findEarlier(transaction: Database, placing: Placing) {
  const [earlier] = await transaction
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.placedBy, ownerKey(placing.owner)),
        eq(orders.idempotencyKey, placing.idempotencyKey),
      ),
    )
  if (!earlier || earlier.bodyHash === placing.bodyHash) return earlier
  return new ContractProblem('conflict', 'This Idempotency-Key was already used with another body.')
}

interface Work {
  bag: StoredCart
  context: CartContext
  placing: Placing
}

async function place(
  cms: Cms,
  transaction: Database,
  { bag, context, placing }: Work,
): Promise<StoredOrder | ContractProblem> {
  const holder = createHolder(ownerKey(placing.owner), placing.form.billing, placing.address)
  // A free order is paid at once and holds nothing.
  if (placing.form.expectedTotal > 0) await checkOpenOrders(cms, transaction, holder)
  await lockCoupons(transaction, await enteredCodes(transaction, bag))
  const before = await readLines(transaction, bag.id)
  const ids = before.flatMap(({ offer }) => offer?.variationId ?? [])
  const stock = await lockStock(transaction, ids)
  const wanted = new Map(before.map(({ stored }) => [stored.key, stored.quantity]))
  const reconciled = await reconcile(transaction, bag, context)
  const priced = await dropUsedCoupons(
    transaction,
    bag,
    reconciled,
    holder,
    placing.form.billing,
    context.couponSecrets,
  )
  const cart = serializeCart(priced, placing.shipping)
  const outOfStockLine = findOutOfStock(priced.lines, wanted, stock)
  if (outOfStockLine) {
    const { name, key, left } = outOfStockLine
    const { code, message } = outOfStock(name, left)
    return new ContractProblem(code, message, { fields: { [key]: message }, extra: { cart } })
  }
  const priceChange = findPriceChange(cart, placing.form.expectedTotal)
  if (priceChange) return new ContractProblem('conflict', priceChange, { extra: { cart } })
  const { totals } = priceCart(priced, placing.shipping)
  const settings = await withCashLimit(transaction, cms.environment)
  if (!takesTotal(placing.paymentMethod, totals.totalPrice, settings))
    return new ContractProblem('invalid', ordersCopy.paymentMethodUnavailable, {
      fields: { paymentMethod: ordersCopy.paymentMethodUnavailable },
    })
  const order = await writeOrder(cms, transaction, {
    id: await unusedOrderNumber(transaction),
    priced,
    ...priceCart(priced, placing.shipping),
    customerId: placing.owner.kind === 'customer' ? placing.owner.customerId : null,
    holder,
    placing,
    now: context.now,
  })
  await emptyCart(transaction, bag, context.now)
  return order
}

async function enteredCodes(transaction: Database, bag: StoredCart): Promise<string[]> {
  const entered = await transaction
    .select({ code: cartCoupons.code })
    .from(cartCoupons)
    .where(eq(cartCoupons.cartId, bag.id))
    .orderBy(asc(cartCoupons.code))
  return entered.map(({ code }) => code)
}

/** A random order number of ten digits that is not in use. */
async function unusedOrderNumber(transaction: Database): Promise<number> {
  for (;;) {
    const id = randomInt(1_000_000_000, 10_000_000_000)
    const taken = await transaction.$count(orders, eq(orders.id, id))
    if (taken === 0) return id
  }
}

async function emptyCart(transaction: Database, bag: StoredCart, now: Date): Promise<void> {
  await transaction.delete(cartLines).where(inArray(cartLines.cartId, [bag.id]))
  await transaction.delete(cartCoupons).where(inArray(cartCoupons.cartId, [bag.id]))
  await transaction
    .update(carts)
    .set({ notices: sql`'[]'::jsonb`, giftWrap: null, updatedAt: now })
    .where(eq(carts.id, bag.id))
}
