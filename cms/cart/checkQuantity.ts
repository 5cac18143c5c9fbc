import { CmsProblem } from '#cms/http/problem.ts'
import { cartCopy } from './copy.ts'
import type { CartLine, Offer } from './lines.ts'

/**
 * Throws when a line cannot have this quantity: `invalid` outside the limits, `out_of_stock` beyond the stock. `others`
 * is the quantity of the same variation on other lines of the bag, `held` the line's own quantity before.
 */
export function checkQuantity(
  name: string,
  quantity: number,
  { stock, maximumQuantity }: Offer,
  others: number,
  held: number,
): void {
  if (quantity < 1) throw invalidQuantity(cartCopy.quantityTooSmall)
  if (quantity > maximumQuantity)
    throw invalidQuantity(cartCopy.quantityTooLarge(name, maximumQuantity))
  const left = Math.max(0, stock - others)
  if (quantity > left) throw outOfStock(name, left, held)
}

const invalidQuantity = (message: string) =>
  new CmsProblem('invalid', message, { fields: { quantity: message } })

/** The quantity of the same variation on other lines of the bag. */
export function otherQuantity(
  lines: readonly CartLine[],
  { key, offer }: { key: string; offer: Offer },
): number {
  return lines
    .filter((line) => line.offer?.variationId === offer.variationId && line.stored.key !== key)
    .reduce((sum, line) => sum + line.stored.quantity, 0)
}

/** The problem `out_of_stock` with the remaining quantity and what the bag already has. */
export function outOfStock(name: string, left: number, held = 0): CmsProblem {
  const message = left === 0 ? cartCopy.soldOut(name) : cartCopy.onlyLeft(name, left)
  return new CmsProblem(
    'out_of_stock',
    held > 0 && left > 0 ? `${message} ${cartCopy.alreadyInCart(held)}` : message,
  )
}
