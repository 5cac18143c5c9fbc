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
  /** The woman in all images of the product. */
  model: Models[string]
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

type View = ProductPlate['view']

/** What an image shows of a product, in words. */
function viewWords({ garment, fabric }: ProductEntry, view: View): string {
  switch (view) {
    case 'flat':
      return 'laid flat'
    case 'worn':
      return 'worn'
    case 'half':
      return kindOf(garment) === 'bottom' ? 'worn, from near' : 'worn, half length'
    case 'whole':
      return 'worn, full length'
    case 'detail':
      if (withoutCloth.includes(garment)) return 'from near'
      return fabric === 'leather' ? 'the leather from near' : 'the cloth from near'
  }
}

/** Accessories whose detail is a part of them. */
const withoutCloth: readonly ProductEntry['garment'][] = ['earrings', 'heels', 'belt', 'hat']

/** An image of a product in a colour: the same model, pose and outfit in all colours. */
export function productImage(
  { entry, brand, colours, model }: Garment,
  colourSlug: string,
  view: View,
): SourceImage {
  const colour = colours[colourSlug]
  if (!colour) throw new Error(`colours.yaml has no colour called "${colourSlug}"`)
  const seed = entry.seed ?? seedOf(entry.slug)
  const isWorn = view !== 'flat' && view !== 'detail'
  return {
    name: `${entry.slug}-${colourSlug}-${view}`,
    alt: `${entry.name} in ${colour.label.toLowerCase()}, ${viewWords(entry, view)}`,
    plate: {
      kind: 'product',
      view,
      brand,
      seed,
      ...lookOf(entry, colour),
      ...(isWorn ? { person: model.person } : {}),
    },
  }
}

/** A product as it is worn, from behind. */
function backView(garment: Garment, colourSlug: string): SourceImage {
  const { alt, plate } = productImage(garment, colourSlug, 'worn')
  if (plate.kind !== 'product') throw new TypeError('expected the plate of a product')
  const name = `${garment.entry.slug}-${colourSlug}-back`
  return { name, alt: `${alt}, back`, plate: { ...plate, back: true } }
}

/**
 * What sells leads: bags, scarves, hats, belts and jewellery are worn, everything else is laid flat. Shoes are shown alone.
 */
function leads(garment: ProductEntry['garment']): readonly [View, View] {
  if (garment === 'heels') return ['flat', 'detail']
  return kindOf(garment) === 'accessory' ? ['worn', 'flat'] : ['flat', 'worn']
}

/** The image of a product's card, and the one on hover. */
export function cardImages(garment: Garment, colour: string): [SourceImage, SourceImage] {
  const [first, second] = leads(garment.entry.garment)
  return [productImage(garment, colour, first), productImage(garment, colour, second)]
}

/**
 * The images of a colour: those of the card, then the cloth or a part from near. The first colour also has the half-figure,
 * the back and, last, the whole figure.
 */
export function galleryOf(garment: Garment, colour: string): SourceImage[] {
  const { entry } = garment
  const card = cardImages(garment, colour)
  if (entry.garment === 'heels') return card
  const first = [...card, productImage(garment, colour, 'detail')]
  if (colour !== entry.colours[0] || kindOf(entry.garment) === 'accessory') return first
  return [
    ...first,
    productImage(garment, colour, 'half'),
    backView(garment, colour),
    productImage(garment, colour, 'whole'),
  ]
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
  name: string,
): Pick<SourceTerm, 'featuredImage' | 'featuredImageMobile'> {
  return {
    featuredImage: sceneImage(garments, scene, 'banner', brand, `${name}-banner`),
    featuredImageMobile: sceneImage(garments, scene, 'banner-band', brand, `${name}-banner-band`),
  }
}

/** A scene with products in it. */
export function sceneImage(
  garments: ReadonlyMap<string, Garment>,
  scene: Scene,
  kind: SceneKind,
  brand: string,
  name: string,
): SourceImage {
  const { alt, setting, ground, accent } = scene
  const looks = scene.looks.map((reference) => findLook(garments, reference))
  return { name, alt, plate: { kind, setting, ground, accent, looks, brand, seed: seedOf(alt) } }
}

/** A 32-bit seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
