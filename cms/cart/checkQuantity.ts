import { CmsProblem } from '#cms/http/problem.ts'
import { cartCopy } from './copy.ts'
import type { BagLine, Offer } from './lines.ts'

/**
 * Refuses a quantity that a line cannot have: `invalid` outside the limits, `out_of_stock` with what is left. `others`
 * are the pieces that other lines of the bag hold of the same stock, `held` those that this line held before.
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

/** Pieces of the same variation that other lines of the bag hold. */
export function othersOf(
  lines: readonly BagLine[],
  { key, offer }: { key: string; offer: Offer },
): number {
  return lines
    .filter((line) => line.offer?.variationId === offer.variationId && line.stored.key !== key)
    .reduce((sum, line) => sum + line.stored.quantity, 0)
}

/** The refusal that names what is left, and what the bag holds of it already. */
export function outOfStock(name: string, left: number, held = 0): CmsProblem {
  const message = left === 0 ? cartCopy.soldOut(name) : cartCopy.onlyLeft(name, left)
  return new CmsProblem(
    'out_of_stock',
    held > 0 && left > 0 ? `${message} ${cartCopy.alreadyInBag(held)}` : message,
  )
}
