import { type Chosen, matchVariation } from '@vitrine/machines/selection/variations.ts'
import type { ProductFieldsFragment } from './product.generated.ts'
import { termsByOption } from './sellable.ts'

type Pictured = Pick<ProductFieldsFragment, 'gallery'> & {
  variations: readonly Pick<
    ProductFieldsFragment['variations'][number],
    'selectedOptions' | 'gallery'
  >[]
}

/**
 * Returns the images of the selected variation, or the product's if nothing is selected or the variation has none.
 */
export function selectionImages({ gallery, variations }: Pictured, chosen: Chosen) {
  if (Object.keys(chosen).length === 0) return gallery
  const candidates = variations.map((variation) => ({
    terms: termsByOption(variation),
    inStock: true,
    gallery: variation.gallery,
  }))
  const variationGallery = matchVariation(candidates, chosen)?.gallery
  return variationGallery?.length ? variationGallery : gallery
}
