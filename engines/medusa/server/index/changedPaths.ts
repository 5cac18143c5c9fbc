import { isDeepStrictEqual } from 'node:util'
import type { ShopProduct } from '../catalogue/shopProduct.ts'

/** The paths of responses that are made of many products; the first one contains all product pages. */
export const listingPaths: readonly string[] = [
  '/products',
  '/special-price',
  '/search',
  '/recently-viewed',
]

/** The paths below /api/v1 whose responses a changed product changes, where undefined is a product that is not sold. */
export function changedPaths(
  before: ShopProduct | undefined,
  after: ShopProduct | undefined,
): readonly string[] {
  if (!before && !after) return []
  if (!before || !after || !isDeepStrictEqual(listed(before), listed(after))) return listingPaths
  return isDeepStrictEqual(shown(before), shown(after)) ? [] : [`/products/${after.handle}`]
}

/** The parts of a product that listings and searches show and sort by, without the number of pieces. */
const listed = ({ card, variations, brand, categories, collections, extras }: ShopProduct) => ({
  ...{ card, variations, brand, categories, collections },
  position: extras.position,
  popularity: extras.popularity,
  publishedAt: extras.publishedAt,
  keywords: extras.keywords,
  thai: extras.thai,
})

/** The parts that only the product page shows. */
const shown = ({ extras, medusa }: ShopProduct) => ({
  extras,
  description: medusa.description,
  material: medusa.material,
  externalId: medusa.external_id,
})
