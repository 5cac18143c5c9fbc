import { type Chosen, matchVariation } from '#machines/selection/variations.ts'
import type { ProductFieldsFragment } from '../product/product.generated.ts'
import { termsByOption } from '../product/sellable.ts'

/** The width of a gallery's picture, for the attribute `sizes` and the preload of the first picture. */
export const gallerySizes = '(width >= 48rem) 52vw, 100vw'

/** The width in px of the file that phones load for the first picture. */
export const galleryPhoneWidth = 768

type Pictured = Pick<ProductFieldsFragment, 'gallery'> & {
  variations: readonly Pick<
    ProductFieldsFragment['variations'][number],
    'selectedOptions' | 'gallery'
  >[]
}

/**
 * Returns the pictures of the selected variation, or the product's if nothing is selected or the variation has none.
 */
export function picturesOf({ gallery, variations }: Pictured, chosen: Chosen) {
  if (Object.keys(chosen).length === 0) return gallery
  const candidates = variations.map((variation) => ({
    terms: termsByOption(variation),
    inStock: true,
    gallery: variation.gallery,
  }))
  const own = matchVariation(candidates, chosen)?.gallery
  return own?.length ? own : gallery
}
