import { type Chosen, matchVariation } from '#machines/selection/variations.ts'
import type { ProductFieldsFragment } from './product.generated.ts'

type Pictured = Pick<ProductFieldsFragment, 'gallery'> & {
  variations: readonly Pick<ProductFieldsFragment['variations'][number], 'terms' | 'gallery'>[]
}

/** The pictures of what is chosen so far; the product's own while nothing is, or where a variation has none. */
export function picturesOf({ gallery, variations }: Pictured, chosen: Chosen) {
  if (Object.keys(chosen).length === 0) return gallery
  const candidates = variations.map((variation) => ({
    terms: Object.fromEntries(variation.terms.map(({ option, swatch }) => [option, swatch])),
    inStock: true,
    gallery: variation.gallery,
  }))
  const own = matchVariation(candidates, chosen)?.gallery
  return own?.length ? own : gallery
}
