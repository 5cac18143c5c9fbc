import { type StockByVariation, withStock } from '@vitrine/cms/catalog/liveStock.ts'
import { productPath } from '@vitrine/cms/catalog/paths.ts'
import type { ProductCard, Variation } from '@vitrine/contract/catalog.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { Image } from '@vitrine/contract/common.ts'
import { maxRequestedQuantity } from '@vitrine/contract/rules/lineQuantity.ts'
import type { z } from 'zod'
import { toBaht } from '../medusa/amounts.ts'
import { type OptionExtras, ProductExtras } from '../medusa/extras.ts'
import type { MedusaProduct, MedusaVariant } from '../medusa/readCatalogue.ts'
import type { Directory, ShopTerm } from './directory.ts'
import { contractOption, termsByVariant, variantOptions } from './options.ts'
import { imagesOfPhotographs, withPhotographs } from './photographs.ts'

export type Card = z.infer<typeof ProductCard>

/** A product of Medusa in the shop's terms. */
export interface ShopProduct {
  id: string
  handle: string
  medusa: MedusaProduct
  extras: Partial<ProductExtras>
  options: OptionExtras[]
  /** The variations with all of their images, in the order of the options. */
  variations: z.infer<typeof Variation>[]
  card: Card
  brand: ShopTerm | undefined
  categories: ShopTerm[]
  collections: ShopTerm[]
}

/** Returns a product in the shop's terms, or undefined when no variant has a price in the shop's currency. */
export function shopProduct(medusa: MedusaProduct, directory: Directory): ShopProduct | undefined {
  const extras = productExtras(medusa)
  const options = variantOptions(medusa, extras.options)
  const priced = (medusa.variants ?? []).filter(({ calculated_price }) => calculated_price)
  const terms = termsByVariant(medusa, options)
  const sorted = inOrder(priced, options, terms)
  const [lead] = sorted.toSorted((one, other) => pricesOf(one).price - pricesOf(other).price)
  if (!lead) return undefined
  const [brand] = directory.of([medusa.type_id])
  const stock: StockByVariation = Object.fromEntries(
    sorted.map((variant) => [variant.id, [variant.sku ?? variant.id, variantStock(variant)]]),
  )
  const all = sorted.map((variant) => {
    const variantTerms = terms.get(variant.id) ?? {}
    return variationOf(
      medusa,
      variant,
      variantTerms,
      ownImages(variant, medusa) ?? imagesOf(variantTerms, options, extras),
    )
  })
  const plain: Card = {
    id: medusa.id,
    name: medusa.title,
    url: productPath(medusa.handle),
    type: options.length > 0 ? 'variable' : 'simple',
    image: extras.image ?? null,
    secondImage: extras.secondImage ?? null,
    ...pricesOf(lead),
    isNewArrival: extras.isNewArrival ?? false,
    stockStatus: 'instock',
    brands: brand ? [{ id: brand.id, slug: brand.slug, name: brand.name }] : [],
    options: options.map(contractOption),
    textOptions: extras.textOptions ?? [],
    variations: options.length > 0 ? all : [],
    modifiedDate: medusa.updated_at ? toInstant(new Date(medusa.updated_at)) : null,
  }
  const { variations, ...card } = withStock(plain, stock)
  return {
    id: medusa.id,
    handle: medusa.handle,
    medusa,
    extras,
    options,
    variations,
    brand,
    card: { ...card, variations: variations.map(withoutRepeatedImage) },
    categories: directory.of((medusa.categories ?? []).map(({ id }) => id)),
    collections: [
      ...directory.of([medusa.collection_id]),
      ...(extras.furtherCollections ?? []).flatMap((slug) => directory.collection(slug) ?? []),
    ],
  }
}

/**
 * The number of pieces that can be sold now, or the maximum quantity for a variant whose stock Medusa does not limit.
 */
export function variantStock(variant: MedusaVariant): number {
  const isLimited = variant.manage_inventory !== false && variant.allow_backorder !== true
  return isLimited ? Math.max(0, variant.inventory_quantity ?? 0) : maxRequestedQuantity
}

/** The number of a variant's barcode, wherever staff have entered it. */
export const variantGtin = ({ barcode, ean, upc }: MedusaVariant) => barcode || ean || upc || null

/** Prices of one piece in whole baht, with tax. */
function pricesOf({ calculated_price }: MedusaVariant) {
  const price = toBaht(calculated_price?.calculated_amount)
  const regularPrice = toBaht(calculated_price?.original_amount)
  return { price, regularPrice, salePrice: price < regularPrice ? price : null }
}

/**
 * Reads the shop's part of the metadata of a product, or nothing when it is absent or malformed, so that Medusa's own
 * fields are shown.
 */
function productExtras(medusa: MedusaProduct): Partial<ProductExtras> {
  const extras = ProductExtras.partial()
    .catch({})
    .parse(medusa.metadata?.['vitrine'] ?? {})
  return withPhotographs(extras, medusa)
}

/** The variants by the order of their swatches, because Medusa returns them in any order. */
function inOrder(
  variants: MedusaVariant[],
  options: OptionExtras[],
  terms: ReadonlyMap<string, Record<string, string>>,
): MedusaVariant[] {
  const places = ({ id }: MedusaVariant) =>
    options.map(({ slug, swatches }) =>
      swatches.findIndex((swatch) => swatch.slug === terms.get(id)?.[slug]),
    )
  const keyed = variants.map((variant) => ({ variant, places: places(variant) }))
  const compare = (one: number[], other: number[]) =>
    one.map((place, index) => place - (other[index] ?? 0)).find((difference) => difference !== 0)
  return keyed
    .toSorted((one, other) => compare(one.places, other.places) ?? 0)
    .map(({ variant }) => variant)
}

/** The photographs of a variant, or undefined if it has none. */
function ownImages(variant: MedusaVariant, { title }: MedusaProduct) {
  const gallery = imagesOfPhotographs(variant, title)
  const [image, secondImage] = gallery
  return image && { image, secondImage, gallery }
}

/** The images of the colour that a variation has. */
function imagesOf(
  terms: Record<string, string>,
  options: OptionExtras[],
  { images = {} }: Partial<ProductExtras>,
) {
  const colour = options.find(({ facet }) => facet === 'colour')?.slug
  return images[terms[colour ?? ''] ?? '']
}

function variationOf(
  medusa: MedusaProduct,
  variant: MedusaVariant,
  terms: Record<string, string>,
  variantImages: ReturnType<typeof imagesOf> | ReturnType<typeof ownImages>,
): z.infer<typeof Variation> {
  return {
    id: variant.id,
    terms,
    image: variantImages?.image ?? null,
    secondImage: variantImages?.secondImage ?? null,
    gallery: variantImages?.gallery ?? null,
    ...pricesOf(variant),
    stockStatus: 'instock',
    gtin: variantGtin(variant),
    url: `${productPath(medusa.handle)}?${new URLSearchParams(terms)}`,
  }
}

/** A card's variation: without gallery, and without images that the previous variation has. */
function withoutRepeatedImage(
  { gallery, image, secondImage, ...rest }: z.infer<typeof Variation>,
  index: number,
  all: z.infer<typeof Variation>[],
) {
  const isRepeated = imageId(all[index - 1]?.image) === imageId(image)
  return isRepeated ? { ...rest, image: null } : { ...rest, image: image ?? null, secondImage }
}

const imageId = (image: Image | null | undefined) => image?.id
