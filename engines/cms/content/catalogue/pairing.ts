import type { SourceProduct } from '#cms/catalog/source.ts'
import { garmentKind } from './garmentKind.ts'
import { type Garment, textSeed } from './productImages.ts'
import type { ProductEntry } from './schemas.ts'

const isClothing = ({ garment }: ProductEntry) => garmentKind(garment) !== 'accessory'

/** An image has at most three figures. */
const maxFigures = 3

const house = (brand: string) => (brand.startsWith('asv') ? 'asv' : 'asava')

/** The kinds of products that go with each kind, when the editor chooses none. */
const partners: Record<ReturnType<typeof garmentKind>, ProductEntry['garment'][][]> = {
  dress: [
    ['blazer', 'jacket', 'cardigan'],
    ['coat', 'trench'],
  ],
  top: [
    ['wide-trousers', 'slip-skirt', 'tailored-trousers'],
    ['blazer', 'jacket', 'coat'],
  ],
  outer: [
    ['shirt', 'camisole', 'knit'],
    ['wide-trousers', 'tailored-trousers'],
  ],
  bottom: [
    ['blouse', 'shirt', 'knit', 't-shirt'],
    ['blazer', 'jacket', 'cardigan'],
  ],
  accessory: [
    ['slip-dress', 'day-dress', 'shirt-dress'],
    ['blazer', 'coat', 'jacket'],
  ],
}

/** Clothes that are worn with a product: the editor's, or a deterministic choice of the same brand. */
function worn(garment: Garment, all: readonly Garment[]): ProductEntry[] {
  const { entry, brand } = garment
  const chosen = all.filter(
    ({ entry: other }) => entry.wear.includes(other.slug) && isClothing(other),
  )
  if (chosen.length > 0) return chosen.map((other) => other.entry)
  return partners[garmentKind(entry.garment)].flatMap((wanted, index) => {
    const candidates = all.filter(
      (other) =>
        wanted.includes(other.entry.garment) &&
        house(other.brand) === house(brand) &&
        other.entry.slug !== entry.slug &&
        !other.entry.soldOutEverywhere,
    )
    const chosen = candidates[textSeed(`${entry.slug}/${index}`) % Math.max(1, candidates.length)]
    return chosen ? [chosen.entry] : []
  })
}

/** Complete the look: the clothes in its image, beside the product itself (product.look.pictured). */
export function completeTheLook(
  garment: Garment,
  all: ReadonlyMap<string, Garment>,
): SourceProduct['completeTheLook'] {
  const shown = [garment.entry, ...worn(garment, [...all.values()])]
    .filter(isClothing)
    .slice(0, maxFigures)
  const { slug, name } = garment.entry
  const alt = `${name} with what goes with it`
  return {
    products: shown.map((entry) => entry.slug).filter((item) => item !== slug),
    gallery: [garment.pictures.image(`${slug}-look`, alt, 'look-book')],
  }
}

/** Six recommended products: the accessories that the editor chose, then of the same category, then by popularity. */
export function upsell(garment: Garment, all: readonly Garment[]): string[] {
  const nearness = ({ entry, brand }: Garment) =>
    (garment.entry.wear.includes(entry.slug) && !isClothing(entry) ? 200 : 0) +
    (entry.categories[0] === garment.entry.categories[0] ? 40 : 0) +
    (garmentKind(entry.garment) === garmentKind(garment.entry.garment) ? 30 : 0) +
    (brand === garment.brand ? 25 : 0) +
    entry.popularity / 4
  return all
    .filter((other) => other !== garment)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, 6)
    .map(({ entry }) => entry.slug)
}
