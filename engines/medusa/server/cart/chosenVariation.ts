import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { textProblem } from '@vitrine/commerce/rules/texts.ts'
import type { AddToCart } from '@vitrine/contract/cart.ts'
import type { z } from 'zod'
import type { Texts } from '../../engine/src/cart/textLine.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'

/** A variant, and the texts that its pieces get. */
export interface Choice {
  variantId: string
  texts: Texts
}

/**
 * Returns the variant with the chosen options, and the typed texts. Throws `invalid` when options are missing, unknown or not
 * sold together, or when a text cannot be made.
 */
export function chosenVariation(
  product: ShopProduct,
  chosen: z.infer<typeof AddToCart>['variation'],
): Choice {
  const terms = new Map(chosen.map(({ attribute, value }) => [attribute, value]))
  const texts = takeTexts(product, terms)
  return { variantId: chosenVariant(product, terms), texts }
}

/** Takes the typed texts out of what was chosen. */
function takeTexts({ extras }: ShopProduct, chosen: Map<string, string>): Texts {
  const texts: Texts = {}
  for (const option of extras.textOptions ?? []) {
    const text = chosen.get(option.slug)
    if (text === undefined) continue
    const problem = textProblem(option, text)
    if (problem)
      throw new ContractProblem('invalid', problem, { fields: { [option.slug]: problem } })
    texts[option.slug] = text
    chosen.delete(option.slug)
  }
  return texts
}

function chosenVariant(
  { card, medusa, options, variations }: ShopProduct,
  terms: ReadonlyMap<string, string>,
): string {
  const [sole] = medusa.variants ?? []
  if (options.length === 0 && sole && terms.size === 0) return sole.id
  for (const attribute of terms.keys())
    if (!options.some(({ slug }) => slug === attribute)) invalid(cartCopy.optionUnknown(card.name))
  for (const { slug, name, swatches } of options) {
    const value = terms.get(slug)
    if (!value) invalid(cartCopy.optionMissing)
    if (!swatches.some((swatch) => swatch.slug === value))
      invalid(cartCopy.choiceUnavailable(card.name, name))
  }
  const variation = variations.find((variation) =>
    options.every(({ slug }) => variation.terms[slug] === terms.get(slug)),
  )
  return variation?.id ?? invalid(cartCopy.combinationUnavailable)
}

function invalid(message: string): never {
  throw new ContractProblem('invalid', message)
}
