import type { SourceImage } from '#catalog/album.ts'
import type { SourceTerm } from '#catalog/source.ts'
import type { Look, ProductPlate } from '#database/schema/plateSpec.ts'
import { kindOf } from './garmentKind.ts'
import type { Colour, Models, ProductEntry, Scene, Sizes } from './schemas.ts'

/** A product with what its images and sizes are made from. */
export type Garment = {
  entry: ProductEntry
  brand: string
  colours: Record<string, Colour>
  /** Those of the images and of the second set. */
  models: readonly [Models[string], Models[string]]
  sizes: Sizes
}

/** The drawing of a product in one of its colours. */
export function lookOf(entry: ProductEntry, colour: Colour): Look {
  const { garment, fabric, cut } = entry
  if ('colors' in colour) {
    const [color, accent] = colour.colors
    return { garment, fabric, cut, pattern: entry.pattern, color, accent }
  }
  const accent = colour.accent ?? entry.accent ?? colour.color
  const pattern = colour.print ? entry.pattern : 'plain'
  return { garment, fabric, cut, pattern, color: colour.color, accent }
}

const viewWords: Record<ProductPlate['view'], string> = {
  worn: 'worn',
  flat: 'laid flat',
  detail: 'from near',
}

/** A product as it is worn, from behind; none of earrings and scarves. */
export function backView(garment: Garment, colourSlug: string): SourceImage[] {
  const { alt, plate } = productImage(garment, colourSlug, 'worn')
  const { garment: name } = garment.entry
  if (plate.kind !== 'product' || name === 'earrings' || name === 'silk-scarf') return []
  return [{ alt: `${alt}, back`, plate: { ...plate, back: true } }]
}

/**
 * Clothes worn by the second model in another pose, from near. Accessories are shown as they are, if no view from behind
 * does.
 */
export function closeUp(garment: Garment, colourSlug: string): SourceImage[] {
  const { alt, plate } = productImage(garment, colourSlug, 'worn', '/again')
  if (plate.kind === 'product' && kindOf(plate.garment) !== 'accessory')
    return [{ alt: `${alt}, ${viewWords.detail}`, plate: { ...plate, near: true } }]
  return backView(garment, colourSlug).length > 0 ? [] : [{ alt, plate }]
}

/** An image of a product in a colour; `pose` changes the pose and shows the second model. */
export function productImage(
  { entry, brand, colours, models }: Garment,
  colourSlug: string,
  view: ProductPlate['view'],
  pose = '',
): SourceImage {
  const colour = colours[colourSlug]
  if (!colour) throw new Error(`colours.yaml has no colour called "${colourSlug}"`)
  const seed = entry.seed ?? seedOf(`${entry.slug}/${colourSlug}${pose}`)
  return {
    alt: `${entry.name} in ${colour.label.toLowerCase()}, ${viewWords[view]}`,
    plate: {
      kind: 'product',
      view,
      brand,
      seed,
      ...lookOf(entry, colour),
      ...(view === 'worn' ? { person: models[pose ? 1 : 0].person } : {}),
    },
  }
}

/** Finds `slug/colour`. Throws an Error when product or colour is unknown. */
export function findLook(garments: ReadonlyMap<string, Garment>, reference: string): Look {
  const [slug = '', colourSlug = ''] = reference.split('/')
  const garment = garments.get(slug)
  if (!garment) throw new Error(`there is no product called "${slug}"`)
  const colour = garment.colours[colourSlug]
  if (!colour || !garment.entry.colours.includes(colourSlug))
    throw new Error(`${slug} does not come in "${colourSlug}"`)
  return lookOf(garment.entry, colour)
}

type SceneKind = 'banner' | 'banner-band' | 'look-book' | 'tile' | 'portrait'

/** The image above a listing, wide and in a crop for phones. */
export function featuredImages(
  garments: ReadonlyMap<string, Garment>,
  scene: Scene,
  brand: string,
): Pick<SourceTerm, 'featuredImage' | 'featuredImageMobile'> {
  return {
    featuredImage: sceneImage(garments, scene, 'banner', brand),
    featuredImageMobile: sceneImage(garments, scene, 'banner-band', brand),
  }
}

/** A scene with products in it. */
export function sceneImage(
  garments: ReadonlyMap<string, Garment>,
  scene: Scene,
  kind: SceneKind,
  brand: string,
): SourceImage {
  const { alt, setting, ground, accent } = scene
  const looks = scene.looks.map((reference) => findLook(garments, reference))
  return { alt, plate: { kind, setting, ground, accent, looks, brand, seed: seedOf(alt) } }
}

/** A 32-bit seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
