import type { z } from 'zod'
import { cartCopy } from '../../../../cms/cart/copy.ts'
import type { AddToCart } from '../../../../gateway/contracts/cart.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'
import { AdapterProblem } from '../http/problem.ts'

/** Returns the id of the variant with the chosen options. Throws `invalid` when options are missing, unknown or not sold together. */
export function chosenVariation(
  { card, medusa, options, variations }: ShopProduct,
  chosen: z.infer<typeof AddToCart>['variation'],
): string {
  const [sole] = medusa.variants ?? []
  if (options.length === 0 && sole && chosen.length === 0) return sole.id
  const terms = new Map(chosen.map(({ attribute, value }) => [attribute, value]))
  for (const attribute of terms.keys())
    if (!options.some(({ slug }) => slug === attribute)) invalid(cartCopy.optionUnknown(card.name))
  for (const { slug, name, swatches } of options) {
    const value = terms.get(slug)
    if (!value) invalid(cartCopy.optionMissing)
    if (!swatches.some((swatch) => swatch.slug === value))
      invalid(cartCopy.choiceUnavailable(card.name, name))
  }
  const variation = variations.find((each) =>
    options.every(({ slug }) => each.terms[slug] === terms.get(slug)),
  )
  return variation?.id ?? invalid(cartCopy.combinationUnavailable)
}

function invalid(message: string): never {
  throw new AdapterProblem('invalid', message)
}
