import type { NewProduct, PhotographUse, PriceEdit } from '@vitrine/commerce/staff/catalogue.ts'
import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import type { SourceImage } from '#cms/catalog/album.ts'
import { variationSku } from '#cms/catalog/chosenOptions.ts'
import type {
  CatalogueSource,
  SourceOption,
  SourceProduct,
  SourceSwatch,
  SourceVariation,
} from '#cms/catalog/source.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  categoryEdits,
  photographs,
  productEdits,
  termEdits,
  termOrders,
} from '#cms/database/schema/edits.ts'
import { type CategoryEdit, slugsUpwards, withCategories } from './categories.ts'
import { photographImage } from './photographImage.ts'
import { withColours, withoutImageSwatches } from './productColours.ts'
import { textHtml, withTexts } from './productTexts.ts'
import {
  catalogueScales,
  editedColours,
  editedTerms,
  type TermEdits,
  usualScale,
  withTerms,
} from './terms.ts'

/** Changes that people made to the catalogue, and the colours of their photographs. */
export interface Edits extends TermEdits {
  products: readonly (typeof productEdits.$inferSelect)[]
  categories: readonly CategoryEdit[]
  colors: ReadonlyMap<string, string>
}

/** Reads the changes that people made in the back office. */
export async function readEdits(database: Database): Promise<Edits> {
  const products = await database.select().from(productEdits)
  const colors = await database
    .select({ id: photographs.id, color: photographs.color })
    .from(photographs)
  const categories = await database.select().from(categoryEdits)
  const terms = await database.select().from(termEdits)
  const orders = await database.select().from(termOrders)
  return {
    ...{ products, categories, terms, orders },
    colors: new Map(colors.map(({ id, color }) => [id, color])),
  }
}

/** The catalogue of the files with what people changed, which wins. */
export const withEdits = (source: CatalogueSource, edits: Edits, now: Date): CatalogueSource =>
  withTerms(withCategories(withProducts(source, edits, now), edits.categories), edits, edits.colors)

/**
 * The catalogue with its products as people changed and made them, without edits of products that the files no longer
 * have.
 */
export function withProducts(
  source: CatalogueSource,
  { products: edits, colors, ...terms }: Edits,
  now: Date,
): CatalogueSource {
  const colours = editedColours(source, terms)
  const brands = new Set(editedTerms('brand', source, terms).map(({ slug }) => slug))
  const byCode = new Map(edits.map((edit) => [edit.code, edit]))
  const codes = new Set(source.products.map(({ code }) => code))
  const made = edits.flatMap(({ code, made, madeAt }) =>
    made && madeAt && !codes.has(code) ? [productOf(made, madeAt, source, colours)] : [],
  )
  return {
    ...source,
    // New products first: the order of the list is the curated one.
    products: [...made, ...source.products].map((product) => {
      const edit = byCode.get(product.code)
      if (!edit) return product
      const coloured = edit.colours ? withColours(product, edit.colours, colours) : product
      const priced = {
        ...withTexts(coloured, edit.texts ?? {}),
        // A later version of the files can lack it.
        brand: edit.brand !== null && brands.has(edit.brand) ? edit.brand : product.brand,
        isHidden: edit.isHidden,
        variations: withPrices(coloured, edit.prices, now),
      }
      return edit.photographs.length > 0
        ? withPhotographs(priced, edit.photographs, colors)
        : priced
    }),
  }
}

/** Whether a sale has begun and not ended. */
const isOn = ({ from, to }: PriceEdit, now: Date) =>
  (from === null || fromInstant(from) <= now) && (to === null || fromInstant(to) > now)

function withPrices(
  { variations }: SourceProduct,
  prices: readonly PriceEdit[],
  now: Date,
): SourceVariation[] {
  const bySku = new Map(prices.map((price) => [price.sku, price]))
  return variations.map((variation) => {
    const price = bySku.get(variation.sku)
    if (!price) return variation
    const { regularPrice, salePrice } = price
    return { ...variation, regularPrice, salePrice: isOn(price, now) ? salePrice : null }
  })
}

/** When the next of these sales begins or ends, or null when none does. */
export function nextChange(prices: readonly PriceEdit[], now: Date): Date | null {
  const times = prices
    .flatMap(({ salePrice, from, to }) => (salePrice === null ? [] : [from, to]))
    .flatMap((time) => (time ? [fromInstant(time)] : []))
    .filter((time) => time > now)
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null
}

/** Replaces all sample images of a product with photographs: its own, and those of its colours, models and looks. */
function withPhotographs(
  product: SourceProduct,
  uses: readonly PhotographUse[],
  colors: ReadonlyMap<string, string>,
): SourceProduct {
  const images = (colour?: string) => {
    const ofColour = uses.filter((use) => colour !== undefined && use.colour === colour)
    const shown = ofColour.length > 0 ? ofColour : uses.filter((use) => use.colour === null)
    return (shown.length > 0 ? shown : uses).map((use) => photographImage(use, colors))
  }
  const [image, secondImage] = imagePair(images(product.options[0]?.swatches[0]?.slug))
  const { completeTheLook: look } = product
  return {
    ...product,
    image,
    secondImage,
    packshotImage: image,
    gallery: uses.map((use) => photographImage(use, colors)),
    sizeGuideImage: undefined,
    options: product.options.map(withoutImageSwatches),
    variations: product.variations.map((variation) => {
      const gallery = images(variation.terms['colour'])
      const [first, second] = imagePair(gallery)
      return { ...variation, image: first, secondImage: second, gallery }
    }),
    fashionModels: product.fashionModels.map(({ image: _, ...model }) => model),
    completeTheLook: look && { ...look, gallery: [image] },
  }
}

function imagePair([first, second]: SourceImage[]): [SourceImage, SourceImage] {
  if (!first) throw new Error('A product without photographs has no image of them')
  return [first, second ?? first]
}

/** An image without files, which is never shown: a product is hidden until it has photographs. */
const placeholder: SourceImage = {
  alt: 'No photograph yet',
  spec: { kind: 'photograph', photograph: 'none', x: 0.5, y: 0.5, ground: '#e6dfd4' },
}

/** A product that was made in the back office, without stock. */
function productOf(
  made: NewProduct,
  madeAt: Date,
  source: CatalogueSource,
  swatches: ReadonlyMap<string, SourceSwatch>,
): SourceProduct {
  const { scale: name = usualScale } = made
  const scale = catalogueScales(source).get(name) ?? { name }
  const colours = made.colours.flatMap((slug) => swatches.get(slug) ?? [])
  const options: SourceOption[] = [
    { slug: 'colour', name: 'Colour', facet: 'colour', swatches: colours },
    ...(made.sizes.length > 0
      ? [
          {
            slug: 'size',
            name: 'Size',
            facet: 'size' as const,
            scale,
            swatches: made.sizes.map((size) => ({
              type: 'text-swatch' as const,
              slug: size.toLowerCase(),
              label: size,
              enableTooltip: false,
            })),
          },
        ]
      : []),
  ]
  const combinations = colours.flatMap(({ slug: colour }) =>
    made.sizes.length === 0
      ? [{ colour }]
      : made.sizes.map((size) => ({ colour, size: size.toLowerCase() })),
  )
  return {
    slug: made.slug,
    code: made.code,
    name: made.name,
    brand: made.brand,
    categories: [
      ...new Set(made.categories.flatMap((slug) => slugsUpwards(slug, source.categories))),
    ],
    collections: [],
    options: options.map(withoutImageSwatches),
    variations: combinations.map((terms) => ({
      sku: variationSku(made.code, terms),
      terms,
      regularPrice: made.price,
      salePrice: null,
      stock: 0,
    })),
    isNewArrival: true,
    popularity: 0,
    publishedAt: toInstant(madeAt),
    keywords: [],
    image: placeholder,
    secondImage: placeholder,
    gallery: [],
    description: textHtml(made.description),
    information: '',
    composition: made.composition,
    careInstruction: [],
    fashionModels: [],
    upsellProducts: [],
  }
}
