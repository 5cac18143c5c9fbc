import * as contract from '@vitrine/contract/catalog.ts'
import type * as schema from '../generated/resolvers.ts'
import { cleanHtml } from '../scalars/html.ts'
import { optionalTime, plain, safeUrl } from '../scalars/textScalars.ts'
import {
  distinct,
  optionalImage,
  plainText,
  toEnum,
  toImage,
  toMeta,
  toMoney,
  toShopPage,
} from './common.ts'
import { foundCardOptions, stockStatus, toOption, toPrices, toVariation } from './options.ts'
import { responseParser } from './responseParser.ts'

const toTextOption = ({ price, ...option }: contract.TextOption) => ({
  ...option,
  price: toMoney(price),
})

const toSummary = (product: contract.ProductCard) => ({
  id: product.id,
  databaseId: product.id,
  name: plainText(product.name),
  ...toShopPage(product.url, product.id, '/product/'),
  type: toEnum(product.type),
  image: optionalImage(product.image),
  secondImage: optionalImage(product.secondImage),
  packshotImage: optionalImage(product.packshotImage),
  ...toPrices(product),
  isNew: product.isNewArrival,
  stockStatus: stockStatus[product.stockStatus],
  brands: product.brands,
  options: product.options.map(toOption),
  textOptions: (product.textOptions ?? []).map(toTextOption),
  variations: product.variations.map((variation) => toVariation(product, variation)),
  modifiedDate: optionalTime(product.modifiedDate),
})

/** Converts a product of a list. */
export function toCard(product: contract.ProductCard): schema.ResolversParentTypes['ProductCard'] {
  const summary = toSummary(product)
  const isVisible = ({ type }: schema.ResolversParentTypes['OptionValue']) => type !== 'TEXT'
  const visibleOption = summary.options.find(({ values }) => values.some(isVisible))
  return { ...summary, visibleOption }
}

/** GET /recently-viewed as the schema's cards. */
export const ProductCards = responseParser(contract.ProductCards, ({ data }, note) =>
  distinct(data.map(toCard), 'data', note),
)

/** GET /wishlist as the schema's cards, and the options with which they were saved. */
export const SavedProducts = responseParser(contract.SavedProducts, ({ data }, note) => ({
  cards: distinct(data.map(toCard), 'data', note),
  foundOptions: foundCardOptions(data),
}))

/**
 * GET /products/{slug} as the schema's Product, with the beginning of the description for search engines if it has none
 * of its own.
 */
export const Product = responseParser(
  contract.Product,
  (product): schema.ResolversParentTypes['Product'] => ({
    ...product,
    ...toSummary(product),
    gallery: product.gallery.map(toImage),
    video: product.video
      ? {
          provider: toEnum(product.video.provider),
          source: safeUrl(product.video.source),
          poster: optionalImage(product.video.poster),
        }
      : null,
    description: cleanHtml(product.description),
    information: product.information ? cleanHtml(product.information) : null,
    code: product.productId,
    categories: product.categories ?? [],
    careInstructions: product.careInstruction ?? [],
    sizeGuideImage: optionalImage(product.sizeGuideImage),
    fashionModels: product.fashionModels.map((model) => ({
      ...model,
      image: optionalImage(model.image),
    })),
    completeTheLook: product.completeTheLook
      ? {
          products: product.completeTheLook.products.map(toCard),
          gallery: product.completeTheLook.gallery.map(toImage),
        }
      : null,
    upsellProducts: product.upsellProducts.map(toCard),
    hasStockAlerts: product.hasStockAlerts ?? false,
    meta: toMeta({
      ...product.meta,
      description: product.meta.description || plain(product.description, 160) || null,
    }),
  }),
)
