import { defaultMaximumQuantity, quantityLimits } from '@vitrine/contract/rules/lineQuantity.ts'
import { ContractProblem } from '#commerce/problem.ts'
import { cartCopy } from '../copy/cart.ts'

/** A variation that is sold: its stock, and the maximum quantity of a line if its product has one. */
interface Offered {
  variationId: number
  stock: number
  maximumQuantity?: number | undefined
}

/** A line of the bag, without an offer when its product is no longer sold. */
interface Line {
  stored: { key: string; quantity: number }
  offer?: Offered | null | undefined
}

/**
 * Throws `invalid` when a line's quantity is outside the limits, and `out_of_stock` beyond the stock. `others` is the
 * quantity of the same variation on other lines, `held` the line's own before.
 */
export function checkQuantity(
  name: string,
  quantity: number,
  { stock, maximumQuantity = defaultMaximumQuantity }: Pick<Offered, 'stock' | 'maximumQuantity'>,
  others: number,
  held: number,
): void {
  const left = Math.max(0, stock - others)
  const { minimum, maximum } = quantityLimits(left, maximumQuantity)
  if (quantity < minimum) throw invalidQuantity(cartCopy.quantityTooSmall)
  if (quantity > maximumQuantity)
    throw invalidQuantity(cartCopy.quantityTooLarge(name, maximumQuantity))
  if (quantity > maximum) throw outOfStock(name, left, held)
}

const invalidQuantity = (message: string) =>
  new ContractProblem('invalid', message, { fields: { quantity: message } })

/** The quantity of the same variation on other lines of the bag. */
export function otherQuantity(
  lines: readonly Line[],
  { key, offer }: { key: string; offer: Pick<Offered, 'variationId'> },
): number {
  return lines
    .filter((line) => line.offer?.variationId === offer.variationId && line.stored.key !== key)
    .reduce((sum, line) => sum + line.stored.quantity, 0)
}

/** The problem `out_of_stock` with the remaining quantity and what the bag already has. */
export function outOfStock(name: string, left: number, held = 0): ContractProblem {
  const message = left === 0 ? cartCopy.soldOut(name) : cartCopy.onlyLeft(name, left)
  return new ContractProblem(
    'out_of_stock',
    held > 0 && left > 0 ? `${message} ${cartCopy.alreadyInCart(held)}` : message,
  )
}
