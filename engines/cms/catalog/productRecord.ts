import { fromInstant } from '@vitrine/contract/clock.ts'
import { defaultMaximumQuantity } from '@vitrine/contract/rules/lineQuantity.ts'
import type { Album } from '#cms/catalog/album.ts'
import type { StoredCard } from '#cms/database/schema/catalog.ts'
import { leadVariation } from './facets.ts'
import { productKeywords } from './keywords.ts'
import { productPath } from './paths.ts'
import { productDetail } from './productDetail.ts'
import type { ProductLinks } from './productLinks.ts'
import {
  productOption,
  productVariation,
  satangPrices,
  variationPrices,
  withoutRepeatedImage,
} from './productOptions.ts'
import type { SourceProduct } from './source.ts'

/** A product's row, whose JSON documents contain no stock. */
export function productRecord(product: SourceProduct, links: ProductLinks, album: Album) {
  const { brand, collections, variationIds } = links
  const lead = leadVariation(product)
  const isVariable = product.options.length > 0
  const variations = isVariable
    ? product.variations.map((variation) =>
        productVariation(product, variation, variationIds, album),
      )
    : []
  const card: StoredCard = {
    id: String(links.id),
    name: product.name,
    url: productPath(product.slug),
    type: isVariable ? 'variable' : 'simple',
    image: album.image(product.image),
    secondImage: album.image(product.secondImage),
    ...variationPrices(lead),
    isNewArrival: product.isNewArrival,
    stockStatus: 'instock',
    brands: [brand],
    options: product.options.map((option) => productOption(option, product, album)),
    ...(product.textOptions && { textOptions: product.textOptions }),
    variations: variations.map(withoutRepeatedImage),
  }
  return {
    id: links.id,
    slug: product.slug,
    code: product.code,
    name: product.name,
    type: card.type,
    ...satangPrices(lead),
    isNewArrival: product.isNewArrival,
    isHidden: product.isHidden ?? false,
    maximumQuantity: product.maximumQuantity ?? defaultMaximumQuantity,
    popularity: product.popularity,
    publishedAt: fromInstant(product.publishedAt),
    keywords: productKeywords({
      names: [brand.name, ...links.searchedCategories, ...collections.map(({ name }) => name)],
      options: product.options,
      families: links.families,
      isOnSale: lead.salePrice !== null,
      isNewArrival: product.isNewArrival,
      keywords: product.keywords,
    }),
    card,
    detail: productDetail(product, links, variations, album),
  }
}
