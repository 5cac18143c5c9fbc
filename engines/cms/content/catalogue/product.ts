import type { z } from 'zod'
import type { SourceProduct } from '#cms/catalog/source.ts'
import {
  description,
  type FactSheets,
  information,
  materialKey,
  productCare,
  productComposition,
  sizeText,
} from './facts.ts'
import { fashionModels } from './models.ts'
import { garmentOptions, garmentTextOptions, garmentVariations } from './options.ts'
import { completeTheLook, upsell } from './pairing.ts'
import {
  cardImages,
  type Garment,
  productGallery,
  productImage,
  textSeed,
} from './productImages.ts'
import type {
  CareLabels,
  ColourFamilies,
  Colours,
  Models,
  ProductEntry,
  Sizes,
  Taxonomy,
} from './schemas.ts'
import { garmentSizeTable, sizeScale } from './sizes.ts'
import { occasionWords, productTraits } from './traits.ts'

/** The files that products refer to. */
export interface Sheets extends FactSheets {
  colours: Colours
  families: z.infer<typeof ColourFamilies>
  taxonomy: Taxonomy
  care: z.infer<typeof CareLabels>
  models: Models
  sizes: Sizes
}

/** Products published from this day on are new arrivals. */
const newSince = '2026-10-01'

/** Builds a product from the editor's entry. */
export function garmentProduct(
  garment: Garment,
  all: ReadonlyMap<string, Garment>,
  sheets: Sheets,
): SourceProduct {
  const { entry, brand } = garment
  const [lead = ''] = entry.colours
  const [image, secondImage] = cardImages(garment, lead)
  const options = garmentOptions(garment)
  const seconds = textSeed(entry.code) % 3600
  return {
    slug: entry.slug,
    code: entry.code,
    name: entry.name,
    brand,
    categories: withParents(sheets.taxonomy, entry.categories),
    collections: entry.collections,
    options,
    textOptions: garmentTextOptions(entry),
    variations: garmentVariations(garment, options),
    isNewArrival: entry.published >= newSince,
    popularity: entry.popularity,
    // Unique times keep the sort by date stable for products of the same day.
    publishedAt: `${entry.published} 09:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`,
    maximumQuantity: entry.garment === 'evening-gown' ? 2 : undefined,
    traits: productTraits(entry),
    keywords: [
      ...entry.keywords,
      ...occasionWords(entry),
      ...wordsOf(entry, productComposition(entry, sheets)),
    ],
    image,
    secondImage,
    packshotImage: productImage(garment, lead, 'flat'),
    gallery: productGallery(garment, lead),
    description: description(garment, sheets),
    information: information(garment, sheets),
    composition: productComposition(entry, sheets),
    careInstruction: sheets.care[productCare(entry, sheets)] ?? [],
    ...(isMeasured(entry) ? { sizeGuideImage: sizeGuide(garment) } : {}),
    sizeText: sizeText(garment),
    sizeTable: garmentSizeTable(garment),
    fashionModels: fashionModels(garment),
    completeTheLook: completeTheLook(garment, all),
    upsellProducts: upsell(garment, [...all.values()]),
  }
}

/** Terms that an editor does not repeat as keywords: garment, material and pattern. */
function wordsOf(entry: ProductEntry, composition: string) {
  const { garment, pattern } = entry
  const [outer = ''] = composition.split(';')
  const words = outer.replaceAll(/\d+%/g, '').trim()
  return [garment, materialKey(entry), words, ...(pattern === 'plain' ? [] : [pattern])].map(
    (text) => text.replaceAll('-', ' '),
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** Whether bust, waist and hips decide the size. */
const isMeasured = (entry: ProductEntry) => ['letters', 'waists'].includes(sizeScale(entry) ?? '')

function sizeGuide({ brand, pictures }: Garment) {
  const name = brand.startsWith('asv') ? 'size-guide-asv' : 'size-guide-asava'
  const alt = 'Where to measure: 1 bust, 2 waist, 3 hips, 4 length'
  return pictures.image(name, alt, 'size-guide')
}

/** The categories of a product, each followed by its ancestors. */
function withParents(taxonomy: Taxonomy, slugs: string[]): string[] {
  const parents = slugs.flatMap(
    (slug) => taxonomy.categories.find((term) => term.slug === slug)?.parent ?? [],
  )
  return [...new Set([...slugs, ...parents])]
}
