/** An option of a product and its swatches, by slug. */
export interface OptionTerms {
  slug: string
  swatches: readonly string[]
  /** The swatches that the CMS does not sell at present, in any combination. */
  unavailable?: readonly string[]
  /** Whether a swatch of it that is in stock is chosen from the start, as of colours. */
  isPreselected?: boolean
}

/** The swatch of each option of a variation; an absent or empty term matches any swatch. */
export interface VariationTerms {
  terms: Readonly<Record<string, string>>
  inStock: boolean
}

/** The options and variations of a product; a simple one has no options and one variation without terms. */
export interface ProductTerms {
  options: readonly OptionTerms[]
  variations: readonly VariationTerms[]
}

/** The swatch chosen per option; options not chosen yet are absent. */
export type Chosen = Readonly<Record<string, string>>

/** The options that a link requests and those that the shopper picked. */
export interface Selection {
  /** The swatches of a link, empty without one; undefined once the shopper has cleared the selection. */
  requested: Chosen | undefined
  /** Options that the shopper picked since, and those that were chosen then: newer stock changes none of them. */
  picked: Chosen
}

/** `unavailable`: no variation matches. `incomplete`: an option is not chosen yet. */
export type Availability = 'unavailable' | 'soldOut' | 'incomplete' | 'complete'

/** `missing`: no variation combines it with the other chosen swatches. */
export type SwatchState = 'available' | 'soldOut' | 'missing'

const fits = ({ terms }: VariationTerms, chosen: Chosen) =>
  Object.entries(chosen).every(([option, swatch]) => !terms[option] || terms[option] === swatch)

const specificity = ({ terms }: VariationTerms) => Object.values(terms).filter(Boolean).length

const isKnown = ({ options }: ProductTerms, chosen: Chosen) =>
  options.every(({ slug, swatches }) => {
    const swatch = chosen[slug]
    return swatch === undefined || swatches.includes(swatch)
  })

/** The variations that match the selection so far; none when it is contradictory. */
export const possibleVariations = (product: ProductTerms, chosen: Chosen): VariationTerms[] =>
  isKnown(product, chosen) ? product.variations.filter((variation) => fits(variation, chosen)) : []

/** The matching variation with the most terms, the first of several; undefined when none matches. */
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

/** Whether a chosen swatch is unavailable, or every variation that matches the selection so far is sold out. */
export function isSoldOut(product: ProductTerms, chosen: Chosen): boolean {
  if (product.options.some(({ slug, unavailable }) => unavailable?.includes(chosen[slug] ?? '')))
    return true
  if (isComplete(product, chosen))
    return matchVariation(product.variations, chosen)?.inStock === false
  const possible = possibleVariations(product, chosen)
  return possible.length > 0 && possible.every(({ inStock }) => !inStock)
}

/** The chosen swatches that the product has, without unknown ones, as from a broken link. */
const knownOf = (product: ProductTerms, chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([option, swatch]) => isKnown(product, { [option]: swatch })),
  )

/** The state of each swatch of each option, given the chosen swatches of the other options. */
export function availableSwatches(
  product: ProductTerms,
  chosen: Chosen,
): Record<string, Record<string, SwatchState>> {
  const knownChoices = knownOf(product, chosen)
  const stateOf = (option: string, swatch: string): SwatchState => {
    const together = { ...knownChoices, [option]: swatch }
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

/**
 * The initial selection: the swatches of a link, those of a product's only variation, and the first colour that is in
 * stock together with them.
 */
export function initialSelection(product: ProductTerms, requested: Chosen): Chosen {
  const [only, ...others] = product.variations
  const ownChoices: Record<string, string> = {}
  for (const { slug, swatches } of product.options) {
    const term = only?.terms[slug] || (swatches.length === 1 ? swatches[0] : undefined)
    const swatch = requested[slug] ?? (others.length === 0 ? term : undefined)
    if (swatch) ownChoices[slug] = swatch
  }
  for (const { slug, swatches, isPreselected } of product.options) {
    if (!isPreselected || ownChoices[slug]) continue
    const states = availableSwatches(product, ownChoices)[slug]
    const swatch = swatches.find((swatch) => states?.[swatch] === 'available')
    if (swatch) ownChoices[slug] = swatch
  }
  return ownChoices
}

/** The chosen swatches: the initial selection, unless it was cleared, and what the shopper picked. */
export const chosenOptions = (product: ProductTerms, { requested, picked }: Selection): Chosen => ({
  ...(requested && initialSelection(product, requested)),
  ...picked,
})

/** Whether a selection can be added to the bag, or why not. */
export function selectionAvailability(product: ProductTerms, chosen: Chosen): Availability {
  if (possibleVariations(product, chosen).length === 0) return 'unavailable'
  if (isSoldOut(product, chosen)) return 'soldOut'
  return isComplete(product, chosen) ? 'complete' : 'incomplete'
}
