import type { SourceProduct } from '#catalog/source.ts'
import { kindOf } from './garmentKind.ts'
import { findLook, type Garment, seedOf } from './plates.ts'
import type { ProductEntry } from './schemas.ts'

const house = (brand: string) => (brand.startsWith('asv') ? 'asv' : 'asava')

/** The kinds of products that go with each kind, when the editor chooses none. */
const partners: Record<ReturnType<typeof kindOf>, ProductEntry['garment'][][]> = {
  dress: [['heels'], ['earrings'], ['shoulder-bag', 'tote-bag']],
  top: [
    ['wide-trousers', 'slip-skirt', 'tailored-trousers'],
    ['earrings', 'silk-scarf'],
  ],
  outer: [
    ['shirt', 'camisole', 'knit'],
    ['wide-trousers', 'tailored-trousers'],
  ],
  bottom: [
    ['blouse', 'shirt', 'knit', 't-shirt'],
    ['belt', 'heels'],
  ],
  accessory: [
    ['slip-dress', 'day-dress', 'shirt-dress'],
    ['blazer', 'coat', 'jacket'],
  ],
}

/** Slugs of products worn with a product: the editor's, or a deterministic choice of the same brand. */
export function worn(garment: Garment, all: readonly Garment[]): string[] {
  const { entry, brand } = garment
  if (entry.wear.length > 0) return entry.wear
  return partners[kindOf(entry.garment)].flatMap((wanted, index) => {
    const found = all.filter(
      (other) =>
        wanted.includes(other.entry.garment) &&
        house(other.brand) === house(brand) &&
        other.entry.slug !== entry.slug &&
        !other.entry.soldOutEverywhere,
    )
    const chosen = found[seedOf(`${entry.slug}/${index}`) % Math.max(1, found.length)]
    return chosen ? [chosen.entry.slug] : []
  })
}

/** Complete the look: its products, and an image with the clothes among them. */
export function completeTheLook(
  garment: Garment,
  all: ReadonlyMap<string, Garment>,
): SourceProduct['completeTheLook'] {
  const products = worn(garment, [...all.values()])
  const dressed = [garment.entry, ...products.flatMap((slug) => all.get(slug)?.entry ?? [])]
    .filter(({ garment: kind }) => kindOf(kind) !== 'accessory')
    .slice(0, 2)
  const shown = dressed.length > 0 ? dressed : [garment.entry]
  const seed = seedOf(`${garment.entry.slug}/look`)
  const settings = ['studio', 'arches', 'salon', 'stairs', 'garden'] as const
  const grounds = ['#e6ddd0', '#e2dcd3', '#dcd6ca', '#e9e0d9', '#dfe2d6'] as const
  return {
    products,
    gallery: [
      {
        alt: `${garment.entry.name} with what goes with it`,
        plate: {
          kind: 'look-book',
          setting: settings[seed % 5] ?? 'studio',
          ground: grounds[seed % 5] ?? '#e6ddd0',
          accent: '#a08c78',
          looks: shown.map((entry) => findLook(all, `${entry.slug}/${entry.colours[0]}`)),
          brand: garment.brand,
          seed,
        },
      },
    ],
  }
}

/** Six recommended products: of the same category first, then by popularity. */
export function upsell(garment: Garment, all: readonly Garment[]): string[] {
  const nearness = ({ entry, brand }: Garment) =>
    (entry.categories[0] === garment.entry.categories[0] ? 40 : 0) +
    (kindOf(entry.garment) === kindOf(garment.entry.garment) ? 30 : 0) +
    (brand === garment.brand ? 25 : 0) +
    entry.popularity / 4
  return all
    .filter((other) => other !== garment)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, 6)
    .map(({ entry }) => entry.slug)
}
