import type { AddToCartInput } from '../generated/resolvers.ts'
import { productNumber } from '../responses/globalId.ts'
import type { ChosenProduct } from '../sources/cart.ts'
import type { Context } from '../sources/context.ts'
import { CmsError } from '../upstream/cmsError.ts'

/**
 * The product to add to the bag with all values of its variation. Throws INVALID without an id, and for ids or values
 * that contradict each other.
 */
export async function chosenProduct(
  { productId, variationId, options, quantity }: AddToCartInput,
  { catalog }: Pick<Context['sources'], 'catalog'>,
): Promise<ChosenProduct> {
  const rest = quantity == null ? {} : { quantity }
  if (variationId == null) {
    if (productId == null) throw CmsError.invalid({ productId: 'Please choose a product.' })
    return { productId, options: options ?? null, ...rest }
  }
  const variation = await catalog.variation(variationId)
  if (productId != null && productNumber(productId) !== variation.productId)
    throw CmsError.invalid({ variationId: 'This variation belongs to another product.' })
  const ownOptions = new Map(variation.options.map(({ option, value }) => [option, value]))
  const others = (options ?? []).filter(({ option }) => !ownOptions.has(option))
  if (options?.some(({ option, value }) => (ownOptions.get(option) ?? value) !== value))
    throw CmsError.invalid({ options: 'This variation has another value of this option.' })
  return { productId: variation.productId, options: [...variation.options, ...others], ...rest }
}
