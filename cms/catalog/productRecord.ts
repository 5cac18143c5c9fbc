import type { z } from 'zod'
import { fromInstant } from '#cms/clock.ts'
import type { StoredCard, StoredDetail } from '#cms/database/schema/catalog.ts'
import type { Option, Swatch, Variation } from '#gateway/contracts/catalog.ts'
import { type Album, optionalImage } from './album.ts'
import { leadVariation, priceOf } from './facets.ts'
import { productPath } from './paths.ts'
import type { SourceOption, SourceProduct, SourceSwatch, SourceVariation } from './source.ts'

/** The stored labels that a product refers to, and its own ids. */
export interface ProductLinks {
  id: number
  brand: Label
  categories: Label[]
  collections: Label[]
  /** From the topmost category down to the product's own. */
  trail: { id: string; name: string; url: string }[]
  variationIds: Map<string, number>
  completeTheLookIds: number[]
  upsellIds: number[]
}
export interface Label {
  id: string
  slug: string
  name: string
}

/** A product as its row holds it; stock stays out of both documents. */
export function productRecord(product: SourceProduct, links: ProductLinks, album: Album) {
  const { brand, categories, collections, variationIds } = links
  const lead = leadVariation(product)
  const prices = pricesOf(lead)
  const isVariable = product.options.length > 0
  const variations = isVariable
    ? product.variations.map((variation) => variationOf(product, variation, variationIds, album))
    : []
  const card: StoredCard = {
    id: String(links.id),
    name: product.name,
    url: productPath(product.slug),
    type: isVariable ? 'variable' : 'simple',
    image: album.image(product.image),
    secondImage: album.image(product.secondImage),
    ...prices,
    isNewArrival: product.isNewArrival,
    stockStatus: 'instock',
    brands: [brand],
    options: product.options.map((option) => optionOf(option, product, album)),
    variations: variations.map(briefly),
  }
  const words = [
    brand.name,
    ...[...links.trail, ...categories, ...collections].map(({ name }) => name),
    ...product.options
      .filter(({ facet }) => facet === 'colour')
      .flatMap(({ swatches }) => swatches.map(({ label }) => label)),
    ...product.keywords,
  ]
  return {
    id: links.id,
    slug: product.slug,
    code: product.code,
    name: product.name,
    type: card.type,
    ...prices,
    isNewArrival: product.isNewArrival,
    maximumQuantity: product.maximumQuantity ?? 10,
    popularity: product.popularity,
    publishedAt: fromInstant(product.publishedAt),
    keywords: [...new Set(words)].join(' '),
    card,
    detail: detailOf(product, links, variations, album),
  }
}

function detailOf(
  product: SourceProduct,
  { brand, categories, collections, trail, completeTheLookIds, upsellIds }: ProductLinks,
  variations: z.infer<typeof Variation>[],
  album: Album,
): StoredDetail {
  const { completeTheLook: look, video } = product
  return {
    variations,
    packshotImage: optionalImage(album, product.packshotImage),
    gallery: product.gallery.map((picture) => album.image(picture)),
    video: video ? { ...video, poster: optionalImage(album, video.poster) } : null,
    description: product.description,
    information: product.information,
    composition: product.composition,
    productId: product.code,
    collections,
    categories,
    careInstruction: product.careInstruction,
    sizeGuideImage: optionalImage(album, product.sizeGuideImage),
    sizeText: product.sizeText ?? null,
    fashionModels: product.fashionModels.map((model) => ({
      ...model,
      image: optionalImage(album, model.image),
    })),
    completeTheLook: look
      ? {
          productIds: completeTheLookIds,
          gallery: look.gallery.map((picture) => album.image(picture)),
        }
      : null,
    upsellProductIds: upsellIds,
    meta: {
      title: `${product.name} – ${brand.name}`,
      description: firstSentences(product.description),
      breadcrumbs: [
        { id: 'home', text: 'Home', url: '/' },
        ...trail.map(({ id, name, url }) => ({ id, text: name, url })),
        { id: product.slug, text: product.name, url: productPath(product.slug) },
      ],
    },
  }
}

function variationOf(
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
    ...pricesOf(source),
    stockStatus: 'instock',
    url: `${productPath(product.slug)}?${chosen}`,
  }
}

/** A card's variation: its picture once per picture, so that cards stay small. */
function briefly(
  variation: z.infer<typeof Variation>,
  place: number,
  all: z.infer<typeof Variation>[],
) {
  const isFirst = all.findIndex(({ image }) => image?.id === variation.image?.id) === place
  const { gallery, secondImage, image, ...rest } = variation
  return { ...rest, image: isFirst ? image : null }
}

function optionOf(
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
  const { image, ...rest } = swatch
  return { ...rest, imageUrl: album.image(image).sizes.thumbnail.url, isAvailable: true }
}

function pricesOf(variation: SourceVariation) {
  const { regularPrice, salePrice } = variation
  return { price: priceOf(variation), regularPrice, salePrice }
}

/** At most 160 characters of an HTML text, for search engines. */
function firstSentences(html: string) {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s\S*$/, '')}…`
}
