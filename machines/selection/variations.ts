/** One option of a product and its swatches, by slug. */
export interface OptionTerms {
  slug: string
  swatches: readonly string[]
}

/** The swatch a variation takes per option; an absent or empty term goes with any swatch. */
export interface VariationTerms {
  terms: Readonly<Record<string, string>>
  inStock: boolean
}

/** What a product can be bought as. A simple product has no options and one variation without terms. */
export interface ProductTerms {
  options: readonly OptionTerms[]
  variations: readonly VariationTerms[]
}

/** The swatch chosen per option; options not chosen yet are absent. */
export type Chosen = Readonly<Record<string, string>>

/** `missing`: no variation is sold with it beside what else is chosen. */
export type SwatchState = 'available' | 'soldOut' | 'missing'

const fits = ({ terms }: VariationTerms, chosen: Chosen) =>
  Object.entries(chosen).every(([option, swatch]) => !terms[option] || terms[option] === swatch)

const specificity = ({ terms }: VariationTerms) => Object.values(terms).filter(Boolean).length

const isKnown = ({ options }: ProductTerms, chosen: Chosen) =>
  options.every(({ slug, swatches }) => {
    const swatch = chosen[slug]
    return swatch === undefined || swatches.includes(swatch)
  })

/** The variations that what is chosen so far can still become; none when it contradicts itself. */
export const possibleVariations = (product: ProductTerms, chosen: Chosen): VariationTerms[] =>
  isKnown(product, chosen) ? product.variations.filter((variation) => fits(variation, chosen)) : []

/** The variation that fits with the most terms of its own, the first of several; undefined when none fits. */
export function matchVariation<Variation extends VariationTerms>(
  variations: readonly Variation[],
  chosen: Chosen,
): Variation | undefined {
  const fitting = variations.filter((variation) => fits(variation, chosen))
  return fitting.toSorted((a, b) => specificity(b) - specificity(a))[0]
}

/** Whether every option of a product is chosen. */
export const isComplete = ({ options }: ProductTerms, chosen: Chosen): boolean =>
  options.every(({ slug }) => chosen[slug] !== undefined)

/** Whether what is chosen so far can only become something that is sold out. */
export function isSoldOut(product: ProductTerms, chosen: Chosen): boolean {
  if (isComplete(product, chosen))
    return matchVariation(product.variations, chosen)?.inStock === false
  const possible = possibleVariations(product, chosen)
  return possible.length > 0 && possible.every(({ inStock }) => !inStock)
}

/** What is chosen of the swatches that the product has: a broken link's unknown ones close no way to the others. */
const knownOf = (product: ProductTerms, chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([option, swatch]) => isKnown(product, { [option]: swatch })),
  )

/** How each swatch of each option stands beside what is chosen of the other options. */
export function availableSwatches(
  product: ProductTerms,
  chosen: Chosen,
): Record<string, Record<string, SwatchState>> {
  const known = knownOf(product, chosen)
  const stateOf = (option: string, swatch: string): SwatchState => {
    const together = { ...known, [option]: swatch }
    if (possibleVariations(product, together).length === 0) return 'missing'
    return isSoldOut(product, together) ? 'soldOut' : 'available'
  }
  return Object.fromEntries(
    product.options.map(({ slug, swatches }) => [
      slug,
      Object.fromEntries(swatches.map((swatch) => [swatch, stateOf(slug, swatch)])),
    ]),
  )
}

/** What is chosen before anybody chooses: a product's only variation, under what a link asks for. */
export function initialSelection({ options, variations }: ProductTerms, requested: Chosen): Chosen {
  const [only, ...others] = variations
  const own = options.flatMap(({ slug, swatches }) => {
    const term = only?.terms[slug] || (swatches.length === 1 ? swatches[0] : undefined)
    const swatch = requested[slug] ?? (others.length === 0 ? term : undefined)
    return swatch ? [[slug, swatch]] : []
  })
  return Object.fromEntries(own)
}

/** The variations after the chosen one turned out to be sold out. */
export function withoutStock({ variations }: ProductTerms, chosen: Chosen): VariationTerms[] {
  const gone = matchVariation(variations, chosen)
  return variations.map((variation) =>
    variation === gone ? { ...variation, inStock: false } : variation,
  )
}
