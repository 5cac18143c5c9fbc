import { isDeepStrictEqual } from 'node:util'
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts'

/** The paths of responses that are made of many products; the first one contains all product pages. */
export const listingPaths: readonly string[] = [
  '/products',
  '/special-price',
  '/search',
  '/recently-viewed',
]

/** The paths below /api/v1 whose responses differ between two indexes. */
export function changedPaths(before: CatalogueIndex, after: CatalogueIndex): readonly string[] {
  if (!isDeepStrictEqual(termsOf(before), termsOf(after))) return listingPaths
  const ids = new Set([...before.products, ...after.products].map(({ id }) => id))
  const pages: string[] = []
  for (const id of ids) {
    const [old, now] = [before.byId(id), after.byId(id)]
    if (old?.medusa === now?.medusa) continue
    if (!old || !now || !isDeepStrictEqual(listed(old), listed(now))) return listingPaths
    if (!isDeepStrictEqual(shown(old), shown(now))) pages.push(`/products/${now.handle}`)
  }
  return pages
}

const termsOf = ({ directory: { brands, categories, collections } }: CatalogueIndex) => ({
  brands,
  categories,
  collections,
})

/** What listings and searches show of a product and order it by. The number of pieces is not part of it. */
const listed = ({ medusa: _, options: __, extras: ___, ...rest }: IndexedProduct) => rest

/** What only the product page shows. */
const shown = ({ extras, medusa }: IndexedProduct) => ({
  extras,
  description: medusa.description,
  material: medusa.material,
  externalId: medusa.external_id,
})
