import type { z } from 'zod'
import { bySize, discountTerms } from '../../../../cms/catalog/facets.ts'
import type { Filter, filterSlugs } from '../../../../gateway/contracts/catalog.ts'
import type { Directory, ShopTerm } from './directory.ts'
import type { ShopProduct } from './shopProduct.ts'

export type FilterSlug = (typeof filterSlugs)[number]
type FilterTerm = Omit<z.infer<typeof Filter>['terms'][number], 'count'>

/** The terms of each filter that a product has. */
export type ProductTerms = Record<FilterSlug, ReadonlySet<string>>

/** Returns the slugs by which a product is found in each filter. A shade counts for its family too. */
export function termsOfProduct(product: ShopProduct): ProductTerms {
  const { brand, categories, collections, card } = product
  const slugs = (terms: (ShopTerm | undefined)[]) =>
    new Set(terms.flatMap((term) => (term ? [term.slug] : [])))
  const swatches = swatchTerms(product)
  return {
    brands: slugs([brand]),
    categories: slugs(categories),
    collections: slugs(collections),
    colors: new Set(
      swatches.colors.flatMap(({ slug, parent }) => (parent ? [slug, parent] : [slug])),
    ),
    sizes: new Set(swatches.sizes.map(({ slug }) => slug)),
    discounts: new Set(discountBand(card.price, card.regularPrice)),
  }
}

/** The highest band of the discount filter that a price reaches. */
function discountBand(price: number, regularPrice: number): string[] {
  const percent = regularPrice > 0 ? Math.round((1 - price / regularPrice) * 100) : 0
  const band = discountTerms.findLast(({ slug }) => percent >= Number(slug))
  return band ? [band.slug] : []
}

/** The colour and size terms of a product. */
function swatchTerms({ options }: ShopProduct): Record<'colors' | 'sizes', FilterTerm[]> {
  const found: Record<'colors' | 'sizes', FilterTerm[]> = { colors: [], sizes: [] }
  for (const { facet, scale, swatches } of options) {
    for (const { slug, label, color, colors, family } of swatches) {
      const paint = { ...(color ? { color } : {}), ...(colors ? { colors } : {}) }
      if (facet === 'colour')
        found.colors.push({ id: slug, slug, name: label, ...paint, parent: family?.slug ?? null })
      if (facet !== 'size') continue
      const prefixed = `${scale?.prefix ?? ''}${slug}`
      found.sizes.push({ id: prefixed, slug: prefixed, name: label, group: scale?.name ?? null })
    }
  }
  return found
}

/** Returns the terms of every filter in the order in which shoppers see them. */
export function filterTerms(
  products: readonly ShopProduct[],
  directory: Directory,
): Record<FilterSlug, FilterTerm[]> {
  const listed = (terms: ShopTerm[]) =>
    terms.map(({ id, slug, name, parent }) => ({ id, slug, name, parent: parent ?? null }))
  const swatches = products.map(swatchTerms)
  return {
    brands: listed(directory.brands),
    categories: listed(directory.categories),
    collections: listed(directory.collections),
    colors: [...families(products), ...once(swatches.flatMap(({ colors }) => colors))],
    discounts: discountTerms.map(({ slug, name }) => ({ id: slug, slug, name })),
    sizes: once(swatches.flatMap(({ sizes }) => sizes)).toSorted((one, other) =>
      bySize(facetTerm(one), facetTerm(other)),
    ),
  }
}

const facetTerm = ({ slug, name }: FilterTerm) => ({
  kind: 'size' as const,
  slug,
  name,
  attributes: {},
})

function families(products: readonly ShopProduct[]): FilterTerm[] {
  const found = products.flatMap(({ options }) =>
    options.flatMap(({ facet, swatches }) =>
      facet === 'colour' ? swatches.flatMap(({ family }) => family ?? []) : [],
    ),
  )
  const sorted = found.toSorted((one, other) => one.position - other.position)
  return once(
    sorted.map(({ slug, name, color, colors }) => ({
      id: slug,
      slug,
      name,
      ...(color ? { color } : {}),
      ...(colors ? { colors } : {}),
    })),
  )
}

/** One term for each slug, in the order of their first occurrence. */
function once(terms: FilterTerm[]): FilterTerm[] {
  return [...new Map(terms.map((term) => [term.slug, term])).values()]
}
