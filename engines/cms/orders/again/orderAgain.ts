import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { canOrderAgain } from '@vitrine/commerce/rules/transitions.ts'
import type { OrderAgain } from '@vitrine/contract/orders.ts'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { StoredCart } from '#cms/cart/cart.ts'
import { raiseLine } from '#cms/cart/changeLines.ts'
import { type ChosenProduct, findChosenProduct } from '#cms/cart/chosenProduct.ts'
import { type CartContext, changeCart } from '#cms/cart/readCart.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { products } from '#cms/database/schema/catalog.ts'
import type { Owner } from '#cms/visitor/sessions.ts'
import type { StoredOrder, StoredOrderLine } from '../order/requireOrder.ts'
import { readOrderLines } from '../order/serializeOrders.ts'

/**
 * Puts the pieces of an order that are still sold into the owner's bag (`orders.again.*`), at their current prices and
 * only up to the order's quantity of each line. Throws conflict while the order waits to be paid.
 */
export async function orderAgain(
  context: CartContext,
  owner: Owner,
  order: StoredOrder,
): Promise<z.input<typeof OrderAgain>> {
  if (!canOrderAgain(order.status))
    throw new ContractProblem('conflict', ordersCopy.cannotOrderAgain)
  const lines = await readOrderLines(context.database, [order.id])
  let added: number[] = []
  const cart = await changeCart(context, owner, async (transaction, bag) => {
    // A transaction that is repeated after a conflict counts anew.
    added = []
    for (const [index, line] of lines.entries()) {
      // The bag shows its lines by the time at which they were added.
      const now = addMilliseconds(context.now, index)
      added.push(await addAgain({ ...context, now, transaction, cart: bag }, line))
    }
  })
  return {
    cart,
    added: added.reduce((sum, pieces) => sum + pieces, 0),
    unavailable: lines.flatMap(({ name, attributes, quantity }, index) => {
      const missing = quantity - (added[index] ?? 0)
      return missing > 0 ? [{ name, variationAttributes: attributes, quantity: missing }] : []
    }),
  }
}

/** Adds the pieces of a line and returns how many, 0 for what is not sold any more. */
async function addAgain(
  change: CartContext & { transaction: Database; cart: StoredCart },
  line: StoredOrderLine,
): Promise<number> {
  try {
    const chosen = await findBought(change.transaction, line)
    return chosen ? await raiseLine(change, chosen, line.quantity) : 0
  } catch (error) {
    // The product, an option or the combination no longer exists, or the bag is full. Nothing was written.
    if (error instanceof ContractProblem) return 0
    throw error
  }
}

/** The variation that was bought, with its options and texts of then, or null when they are not offered any more. */
async function findBought(
  transaction: Database,
  { productId, variationId, attributes }: StoredOrderLine,
): Promise<ChosenProduct | null> {
  const [product] = await transaction
    .select({ card: products.card })
    .from(products)
    .where(eq(products.id, productId))
  const { options = [], textOptions } = product?.card ?? {}
  const variation = attributes.flatMap(({ name, value }) => {
    const text = textOptions?.find((textOption) => textOption.name === name)
    if (text) return [{ attribute: text.slug, value }]
    const option = options.find((option) => option.name === name)
    const swatch = option?.swatches.find(({ label }) => label === value)
    return option && swatch ? [{ attribute: option.slug, value: swatch.slug }] : []
  })
  if (variation.length < attributes.length) return null
  const chosen = await findChosenProduct(transaction, { id: String(productId), variation })
  return chosen.offer.variationId === variationId ? chosen : null
}
