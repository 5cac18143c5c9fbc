import type { TermAttributes, TermKind } from '#cms/database/schema/catalog.ts'
import type { SourceProduct, SourceSwatch, SourceVariation } from './source.ts'

type Prices = Pick<SourceVariation, 'regularPrice' | 'salePrice'>

/** The parts of a product that decide its price terms. */
interface Priced<Variation extends Prices = Prices> {
  slug: string
  variations: readonly Variation[]
}

/** A term before it has an id. */
export interface FacetTerm {
  kind: TermKind
  slug: string
  name: string
  attributes: TermAttributes
}

/** Lower bounds of the discount bands in percent; a product is in the highest band that it reaches. */
const bands = [10, 20, 30, 50] as const

/** The discount filter's terms: 10–19, 20–29, 30–49 and 50 % or more. */
export const discountTerms: FacetTerm[] = bands.map((from, index) => {
  const next = bands[index + 1]
  const name = next ? `${from}–${next - 1}% off` : `${from}% off or more`
  return { kind: 'discount', slug: String(from), name, attributes: {} }
})

/** The term of every product on sale. */
export const saleTerm: FacetTerm = {
  kind: 'sale',
  slug: 'on-sale',
  name: 'On sale',
  attributes: {},
}

/** The variation whose price a product shows: the first of the cheapest. */
export function leadVariation<Variation extends Prices>({
  slug,
  variations,
}: Priced<Variation>): Variation {
  const [lead] = variations.toSorted((one, other) => effectivePrice(one) - effectivePrice(other))
  if (!lead) throw new Error(`Product ${slug} has no variation`)
  return lead
}

/** The current price of one piece in whole baht. */
export function effectivePrice({ salePrice, regularPrice }: Prices): number {
  return salePrice ?? regularPrice
}

/** The `sale` and `discount` terms of a product. */
export function saleTerms(product: Priced): { kind: TermKind; slug: string }[] {
  const { salePrice, regularPrice } = leadVariation(product)
  if (salePrice === null) return []
  const percent = Math.round((1 - salePrice / regularPrice) * 100)
  const band = bands.findLast((from) => percent >= from)
  const discount = band ? [{ kind: 'discount' as const, slug: String(band) }] : []
  return [{ kind: saleTerm.kind, slug: saleTerm.slug }, ...discount]
}

/** The prices of a product's variations as terms. */
export function priceTerms({ variations }: Pick<Priced, 'variations'>): FacetTerm[] {
  return [...new Set(variations.map(effectivePrice))].map((price) => ({
    kind: 'price',
    slug: String(price),
    name: String(price),
    attributes: { price },
  }))
}

/** The colour and size terms of a product: those of its swatches that a variation has. */
export function swatchTerms({ options, variations }: SourceProduct): FacetTerm[] {
  return options.flatMap(({ slug, facet, scale, swatches }) => {
    if (!facet) return []
    const offered = new Set(variations.map(({ terms }) => terms[slug]))
    return swatches
      .filter((swatch) => offered.has(swatch.slug))
      .map((swatch) => ({
        kind: facet,
        slug: `${scale?.prefix ?? ''}${swatch.slug}`,
        name: swatch.label,
        attributes: scale ? { group: scale.name } : colorOf(swatch),
      }))
  })
}

/** The options of a product as `chosenFacets` reads them. */
interface FacetOption {
  slug: string
  facet?: 'colour' | 'size' | null | undefined
  scale?: { prefix?: string | undefined } | null | undefined
  swatches: readonly { slug: string }[]
}

/** The colours and sizes of a variation, such as `size m`, with all swatches of an option without a term. */
export function chosenFacets(
  options: readonly FacetOption[],
  terms: Record<string, string>,
): string[] {
  return options.flatMap(({ slug, facet, scale, swatches }) => {
    if (!facet) return []
    const ownSwatches = terms[slug] ? [{ slug: terms[slug] }] : swatches
    return ownSwatches.map((swatch) => `${facet} ${scale?.prefix ?? ''}${swatch.slug}`)
  })
}

function colorOf(swatch: SourceSwatch): TermAttributes {
  if (swatch.type === 'text-swatch') return {}
  if (swatch.type === 'duo-colour-swatch') return { colors: swatch.colors }
  return { color: swatch.color }
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/**
 * Sorts plain slugs before those with the prefix of a scale, letter sizes from small to large, then numbers, then the
 * rest.
 */
export function bySize(one: FacetTerm, other: FacetTerm): number {
  const prefixed = ({ slug, name }: FacetTerm) => Number(slug.length > name.length)
  return prefixed(one) - prefixed(other) || sizeRank(one.name) - sizeRank(other.name)
}

function sizeRank(name: string) {
  const letter = letterSizes.indexOf(name.toUpperCase())
  if (letter >= 0) return letter
  const number = Number.parseFloat(name)
  return Number.isNaN(number) ? 10_000 : 100 + number
}
