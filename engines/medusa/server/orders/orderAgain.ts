import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { offersTexts as offersChoices } from '@vitrine/commerce/rules/texts.ts'
import { canOrderAgain } from '@vitrine/commerce/rules/transitions.ts'
import type { OrderAgain } from '@vitrine/contract/orders.ts'
import { quantityLimits } from '@vitrine/contract/rules/lineQuantity.ts'
import type { z } from 'zod'
import type { Texts } from '../../engine/src/cart/textLine.ts'
import { CartService } from '../cart/cartService.ts'
import type { Choice } from '../cart/chosenVariation.ts'
import { findLine, type MedusaCart, MedusaCarts, quantityElsewhere } from '../cart/medusaCart.ts'
import { lineTexts } from '../cart/texts.ts'
import { productsById } from '../catalogue/products.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'
import type { Adapter } from '../core/adapter.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { MedusaError } from '../medusa/storeApi.ts'
import { orderStatus } from './orderStatus.ts'
import { toItem } from './toOrder.ts'

/**
 * Puts the pieces of an order that are still sold into the visitor's cart, at their current prices and only up to the
 * order's quantity of each line. Throws conflict while the order waits to be paid.
 */
export async function orderAgain(
  adapter: Adapter,
  read: ReadOrder,
  cartId: string | undefined,
): Promise<{ cartId: string | undefined; response: z.infer<typeof OrderAgain> }> {
  if (!canOrderAgain(orderStatus(read)))
    throw new ContractProblem('conflict', ordersCopy.cannotOrderAgain)
  const { items } = read.order
  const carts = new MedusaCarts(adapter)
  const products = await productsById(
    adapter,
    items.map(({ product_id }) => product_id),
  )
  const stock = await carts.stockOf(items.flatMap(({ variant_id }) => variant_id ?? []))
  let cart = await carts.find(cartId)
  const added: number[] = []
  for (const line of items) {
    const { variant_id: variantId, product_id, quantity } = line
    const texts = lineTexts(line)
    const product = products.get(product_id ?? '')
    const choice = { variantId: variantId ?? '', texts }
    const isSold = product?.variations.some(({ id }) => id === variantId)
    if (product && isSold && offersTexts(product, texts)) {
      const elsewhere = quantityElsewhere(cart, {
        variant_id: variantId,
        id: findLine(cart, choice)?.id,
      })
      const left = (stock.get(choice.variantId) ?? 0) - elsewhere
      const { maximum } = quantityLimits(left, product.extras.maximumQuantity)
      cart = await raise(carts, cart, choice, Math.min(Number(quantity), maximum))
    }
    added.push(Math.min(Number(quantity), quantityIn(cart, choice)))
  }
  return {
    cartId: cart?.id,
    response: {
      cart: await new CartService(adapter).read(cart?.id),
      added: added.reduce((sum, pieces) => sum + pieces, 0),
      unavailable: items.flatMap((line, index) => {
        const missing = Number(line.quantity) - (added[index] ?? 0)
        const { name, variationAttributes } = toItem(line, products)
        return missing > 0 ? [{ name, variationAttributes, quantity: missing }] : []
      }),
    },
  }
}

const quantityIn = (cart: MedusaCart | undefined, choice: Choice) =>
  findLine(cart, choice)?.quantity ?? 0

/** Whether a product still has the options of these texts, with rules that the texts meet. */
const offersTexts = ({ extras: { textOptions } }: ShopProduct, texts: Texts) =>
  offersChoices({ options: [], textOptions }, texts)

/** Raises a line to a quantity, or leaves it as it is if the stock no longer allows that. */
async function raise(
  carts: MedusaCarts,
  cart: MedusaCart | undefined,
  choice: Choice,
  wanted: number,
): Promise<MedusaCart | undefined> {
  const missing = wanted - quantityIn(cart, choice)
  if (missing <= 0) return cart
  try {
    return await (cart ? carts.add(cart, choice, missing) : carts.create(choice, missing))
  } catch (error) {
    if (error instanceof MedusaError && error.status < 500) return cart
    throw error
  }
}
