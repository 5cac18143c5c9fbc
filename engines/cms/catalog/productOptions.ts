import { fromBaht } from '@vitrine/commerce/satang.ts'
import type { Option, ProductCard, Swatch, Variation } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import { type Album, optionalImage } from '#cms/catalog/album.ts'
import { effectivePrice } from './facets.ts'
import { productPath } from './paths.ts'
import type { SourceOption, SourceProduct, SourceSwatch, SourceVariation } from './source.ts'

/** A variation with its images. @param ids variation ids by SKU */
export function productVariation(
  product: SourceProduct,
  source: SourceVariation,
  ids: Map<string, number>,
  album: Album,
): z.infer<typeof Variation> {
  const chosen = new URLSearchParams(source.terms)
  return {
    id: String(ids.get(source.sku)),
    terms: source.terms,
    image: optionalImage(album, source.image),
    secondImage: optionalImage(album, source.secondImage),
    gallery: source.gallery?.map((picture) => album.image(picture)) ?? null,
    ...variationPrices(source),
    stockStatus: 'instock',
    ...(source.gtin && { gtin: source.gtin }),
    url: `${productPath(product.slug)}?${chosen}`,
  }
}

/** A card's variation, without gallery and without images that the previous variation has. */
export function withoutRepeatedImage(
  variation: z.infer<typeof Variation>,
  index: number,
  all: z.infer<typeof Variation>[],
) {
  const { gallery, secondImage, image, ...rest } = variation
  const isRepeated = all[index - 1]?.image?.id === image?.id
  return isRepeated ? { ...rest, image: null } : { ...rest, image, secondImage }
}

/** The image of a card's variation, which is stored with the first variation that shares it. */
export function cardImage({ image, variations }: ProductCard, variationId: number | string) {
  const index = variations.findIndex(({ id }) => id === String(variationId))
  return variations.slice(0, index + 1).findLast((variation) => variation.image)?.image ?? image
}

/** An option with the swatches that its variations use. */
export function productOption(
  { slug, name, swatches }: SourceOption,
  product: SourceProduct,
  album: Album,
): z.infer<typeof Option> {
  const offered = new Set(product.variations.map(({ terms }) => terms[slug]))
  return {
    slug,
    name,
    swatches: swatches
      .filter((swatch) => offered.has(swatch.slug))
      .map((swatch) => swatchOf(swatch, album)),
  }
}

function swatchOf(swatch: SourceSwatch, album: Album): Swatch {
  if (swatch.type !== 'image-swatch') return { ...swatch, isAvailable: true }
  const { image, color, ...rest } = swatch
  return { ...rest, imageUrl: album.swatch(image), isAvailable: true }
}

/** Prices of one piece in satang, for the columns of the database. */
export function satangPrices(variation: SourceVariation) {
  const { price, regularPrice, salePrice } = variationPrices(variation)
  return {
    price: fromBaht(price),
    regularPrice: fromBaht(regularPrice),
    salePrice: salePrice === null ? null : fromBaht(salePrice),
  }
}

/** Prices of one piece in whole baht, for the contract's documents. */
export function variationPrices(variation: SourceVariation) {
  const { regularPrice, salePrice } = variation
  return { price: effectivePrice(variation), regularPrice, salePrice }
}
