import { toInstant } from '@vitrine/contract/clock.ts'
import type { CatalogueSource, SourceProduct, SourceVariation } from '#cms/catalog/source.ts'

const adjectives = [
  'Airy',
  'Amber',
  'Antique',
  'Arched',
  'Belted',
  'Brushed',
  'Classic',
  'Cloud',
  'Coastal',
  'Cropped',
  'Crossed',
  'Dawn',
  'Delicate',
  'Draped',
  'Dusk',
  'Easy',
  'Evening',
  'Faded',
  'Fine',
  'Fluid',
  'Folded',
  'Garden',
  'Gathered',
  'Golden',
  'Graphic',
  'Harbour',
  'Lantern',
  'Layered',
  'Light',
  'Long',
  'Lotus',
  'Lunar',
  'Matte',
  'Midnight',
  'Modern',
  'Monsoon',
  'Morning',
  'Noble',
  'Orchid',
  'Painted',
  'Pleated',
  'Polished',
  'Quiet',
  'Relaxed',
  'Ribbed',
  'River',
  'Sculpted',
  'Sheer',
  'Silent',
  'Soft',
  'Structured',
  'Summer',
  'Tailored',
  'Temple',
  'Tender',
  'Tidal',
  'Twisted',
  'Velvet',
  'Washed',
  'Winter',
] as const

const maxAge = 3 * 365 * 86_400_000
const newest = new Date('2026-11-01T00:00:00Z').getTime()

/** A catalogue of `count` products for benchmarks, derived deterministically from the real one. */
export function syntheticCatalogue(source: CatalogueSource, count: number): CatalogueSource {
  if (source.products.length === 0) throw new Error('The source catalogue has no products to vary')
  const random = mulberry32(count)
  const products = Array.from({ length: count }, (_, number) => {
    const template = source.products[number % source.products.length]
    if (!template) throw new RangeError('No template')
    return vary(template, number, source, random)
  })
  // The look books name products that it does not contain.
  const lookBooks = source.lookBooks.map(({ looks, ...book }) => book)
  return { ...source, products, lookBooks }
}

function vary(
  template: SourceProduct,
  number: number,
  source: CatalogueSource,
  random: () => number,
): SourceProduct {
  const pick = <Item>(items: readonly Item[]): Item[] =>
    items.slice(Math.floor(random() * items.length)).slice(0, 1)
  const [adjective = ''] = pick(adjectives)
  const name = `${adjective} ${template.name}`
  const regularPrice = 500 + Math.round(random() ** 2 * 600) * 100
  const off = random() < 0.25 ? 0.1 + random() * 0.5 : 0
  const salePrice = off ? Math.round((regularPrice * (1 - off)) / 10) * 10 : null
  const prices = { regularPrice, salePrice }
  return {
    ...template,
    slug: `${template.slug}-${number + 1}`,
    code: `SYN-${String(number + 1).padStart(7, '0')}`,
    name,
    brand: random() < 0.7 ? template.brand : (pick(source.brands)[0]?.slug ?? template.brand),
    collections: random() < 0.4 ? pick(source.collections).map(({ slug }) => slug) : [],
    variations: someVariations(template, number, prices, random),
    isNewArrival: random() < 0.1,
    popularity: Math.floor(random() * 1_000_000),
    publishedAt: toInstant(new Date(newest - Math.floor(random() * maxAge))),
    gallery: template.gallery.slice(0, 1),
    fashionModels: [],
    completeTheLook: undefined,
    upsellProducts: [],
  }
}

/** Up to six combinations, so that sizes and colours differ between products. */
function someVariations(
  { variations }: SourceProduct,
  number: number,
  prices: Pick<SourceVariation, 'regularPrice' | 'salePrice'>,
  random: () => number,
): SourceVariation[] {
  const start = Math.floor(random() * Math.max(1, variations.length - 6))
  return variations.slice(start, start + 6).map(({ terms }, index) => ({
    sku: `SYN-${number + 1}-${index + 1}`,
    terms,
    ...prices,
    stock: Math.floor(random() * 20),
  }))
}

/** Numbers from 0 up to 1, the same sequence for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
