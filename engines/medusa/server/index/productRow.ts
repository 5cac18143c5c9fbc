import { chosenFacets } from '@vitrine/cms/catalog/facets.ts'
import { productKeywords } from '@vitrine/cms/catalog/keywords.ts'
import { fromInstant } from '@vitrine/contract/clock.ts'
import type { Directory, ShopTerm } from '../catalogue/directory.ts'
import { type Photograph, productPhotographs } from '../catalogue/photographs.ts'
import { type ShopProduct, variantStock } from '../catalogue/shopProduct.ts'
import { thaiOfProduct } from '../catalogue/thaiTexts.ts'
import { colourFamilies, type IndexTerm, termsOfProduct } from './indexTerms.ts'

/** The stored parts of a product, with the names of its columns. */
export interface ProductRow {
  medusa_id: string
  slug: string
  code: string
  name: string
  /** The price in whole baht. */
  price: number
  curated_position: number
  popularity: number
  published_at: Date
  keywords: string
  card: ShopProduct['card']
  /** Thai texts by their English ones. */
  thai: Record<string, string>
  medusa: ShopProduct['medusa']
  variations: { id: string; sku: string; stock: number; facets: string[] }[]
  terms: IndexTerm[]
  photographs: Photograph[]
}

/** Products of the merchant's own come last in the curated order. */
const lastPosition = 2_147_483_647

export function productRow(product: ShopProduct, directory: Directory): ProductRow {
  const { card, extras, handle, id, medusa, options } = product
  const terms = new Map(product.variations.map((variation) => [variation.id, variation.terms]))
  const { created_at: createdAt } = medusa
  const priced = (medusa.variants ?? []).filter(({ calculated_price }) => calculated_price)
  return {
    medusa_id: id,
    slug: handle,
    code: medusa.external_id ?? handle,
    name: card.name,
    price: card.price,
    curated_position: extras.position ?? lastPosition,
    popularity: extras.popularity ?? 0,
    published_at: extras.publishedAt ? fromInstant(extras.publishedAt) : new Date(createdAt ?? 0),
    keywords: searched(product, directory),
    card: withoutStock(card),
    thai: thaiOfProduct(product),
    medusa,
    variations: priced.map((variant) => ({
      id: variant.id,
      sku: variant.sku ?? variant.id,
      stock: variantStock(variant),
      facets: chosenFacets(options, terms.get(variant.id) ?? {}),
    })),
    terms: termsOfProduct(product, directory),
    photographs: [medusa, ...priced].flatMap(productPhotographs),
  }
}

function searched(product: ShopProduct, directory: Directory): string {
  const { card, brand, collections, options, extras } = product
  const names = (terms: (ShopTerm | undefined)[]) => terms.flatMap((term) => term?.name ?? [])
  return productKeywords({
    names: [
      ...names([brand]),
      ...names(searchedCategories(product, directory)),
      ...names(collections),
    ],
    options,
    families: colourFamilies(product),
    isOnSale: card.salePrice != null,
    isNewArrival: card.isNewArrival,
    keywords: [...(extras.keywords ?? []), ...(extras.thai?.name ? [extras.thai.name] : [])],
  })
}

/** The main category with those above it, and the others without those above them. */
function searchedCategories({ categories, extras }: ShopProduct, directory: Directory): ShopTerm[] {
  const main = categories.find(({ slug }) => slug === extras.mainCategory) ?? categories[0]
  const above = new Set(categories.map(({ parent }) => parent))
  const lowest = categories.filter(({ slug }) => !above.has(slug))
  return [...new Set([...(main ? directory.trail(main) : []), ...lowest])]
}

/** The stock is read from the variations. */
function withoutStock(card: ShopProduct['card']): ShopProduct['card'] {
  return { ...card, variations: card.variations.map(({ stockLeft, ...variation }) => variation) }
}
