import type { TextOption } from '@vitrine/contract/catalog.ts'
import { variationSku } from '#cms/catalog/chosenOptions.ts'
import type {
  SourceOption,
  SourceScale,
  SourceSwatch,
  SourceVariation,
} from '#cms/catalog/source.ts'
import {
  cardImages,
  type Garment,
  productGallery,
  productImage,
  textSeed,
} from './productImages.ts'
import type { ProductEntry, Sizes } from './schemas.ts'
import { garmentSizes, sizeScale } from './sizes.ts'

/** Groups of the scales of sizes in the filter. */
const scales: Record<keyof Sizes, SourceScale> = {
  letters: { name: 'Clothing' },
  waists: { name: 'Waist in inches' },
  shoes: { name: 'Shoes (EU)' },
  belts: { name: 'Belts', prefix: 'belt-' },
}

const text = (slug: string, label: string, enableTooltip = false): SourceSwatch => ({
  type: 'text-swatch',
  slug,
  label,
  enableTooltip,
})

function colourSwatch(garment: Garment, slug: string): SourceSwatch {
  const colour = garment.colours[slug]
  if (!colour) throw new Error(`colours.yaml has no colour called "${slug}"`)
  const base = { slug, label: colour.label, enableTooltip: true }
  if ('colors' in colour) return { ...base, type: 'duo-colour-swatch', colors: colour.colors }
  if (colour.print) {
    const image = productImage(garment, slug, 'swatch')
    return { ...base, type: 'image-swatch', image, color: colour.color }
  }
  return { ...base, type: 'colour-swatch', color: colour.color }
}

/** The options of a product, empty if it has one colour and one size. */
export function garmentOptions(garment: Garment): SourceOption[] {
  const { entry } = garment
  const sizes = garmentSizes(garment)
  const scale = sizeScale(entry)
  if (entry.colours.length === 1 && sizes.length === 0) return []
  const options: SourceOption[] = [
    {
      slug: 'colour',
      name: 'Colour',
      facet: 'colour',
      swatches: entry.colours.map((slug) => colourSwatch(garment, slug)),
    },
  ]
  if (sizes.length > 0) {
    const swatches = sizes.map((size) => text(size.toLowerCase(), size))
    options.push({
      slug: 'size',
      name: 'Size',
      facet: 'size',
      scale: scale && scales[scale],
      swatches,
    })
  }
  if (entry.lengths) {
    const swatches = [text('regular', 'Regular', true), text('long', 'Long', true)]
    options.push({ slug: 'length', name: 'Length', swatches })
  }
  return options
}

/** The letters that a shopper may have put on a piece, as described on the page about alterations. */
const monogram: TextOption = {
  slug: 'monogram',
  name: 'Monogram',
  minLength: 1,
  maxLength: 3,
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  charactersLabel: 'A–Z',
  price: 300,
}

/** The options of a product that the shopper types. */
export const garmentTextOptions = ({
  monogram: isOffered,
}: ProductEntry): TextOption[] | undefined => (isOffered ? [monogram] : undefined)

/** The variations of a product. The product code decides which few do not exist or are sold out. */
export function garmentVariations(garment: Garment, options: SourceOption[]): SourceVariation[] {
  const { entry } = garment
  const combinations = options.reduce<Record<string, string>[]>(
    (item, option) =>
      item.flatMap((terms) =>
        option.swatches.map((swatch) => ({ ...terms, [option.slug]: swatch.slug })),
      ),
    [{}],
  )
  return combinations
    .filter((terms) => isMade(entry, terms))
    .map((terms) => {
      const colour = terms['colour'] ?? entry.colours[0] ?? ''
      const [image, secondImage] = cardImages(garment, colour)
      const regularPrice = entry.price
      const sku = variationSku(entry.code, terms)
      return {
        sku,
        gtin: entry.gtins[sku],
        terms,
        regularPrice,
        salePrice: entry.sale
          ? Math.floor((regularPrice * (1 - entry.sale / 100)) / 10) * 10
          : null,
        ...stockOf(entry, terms),
        image,
        secondImage,
        gallery: productGallery(garment, colour),
      }
    })
}

function isMade(entry: ProductEntry, terms: Record<string, string>) {
  const last = entry.colours.at(-1)
  if (entry.colours.length < 3 || terms['colour'] !== last || Object.keys(entry.stock).length > 0) {
    return true
  }
  const missing = ['xs', 'xl', '25', '31'][textSeed(entry.code) % 4]
  return terms['size'] !== missing
}

function stockOf(entry: ProductEntry, terms: Record<string, string>) {
  if (entry.soldOutEverywhere) return { stock: 0 }
  const written = entry.stock[`${terms['colour']}/${terms['size']?.toUpperCase()}`]
  if (written !== undefined) return { stock: written }
  const chance = textSeed(`${entry.code}/${Object.values(terms).join('/')}`)
  const isOnlyOne = Object.keys(terms).length === 0
  const stock = chance % 11 === 0 && !isOnlyOne ? 0 : 1 + (chance % 24)
  return { stock, isStockMadeUp: true }
}
