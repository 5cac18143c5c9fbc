import type { SourceImage } from '#cms/catalog/album.ts'
import type { SourceTerm } from '#cms/catalog/source.ts'
import { garmentKind } from './garmentKind.ts'
import type { ImageNames } from './imageNames.ts'
import type { Colour, Models, ProductEntry, Sizes } from './schemas.ts'

/** A product with what its images and sizes follow from. */
export type Garment = {
  entry: ProductEntry
  brand: string
  colours: Record<string, Colour>
  /** The woman in all images of the product. */
  model: Models[string]
  sizes: Sizes
  pictures: ImageNames
}

/**
 * The views of a product: laid flat, worn without the face, half the figure, the whole figure, from behind, a part from
 * near, and a small image of the cloth.
 */
type View = 'flat' | 'worn' | 'half' | 'whole' | 'back' | 'detail' | 'swatch'

/** The words for what an image shows of a product. */
function viewWords({ garment, fabric }: ProductEntry, view: View): string {
  switch (view) {
    case 'flat':
      return 'laid flat'
    case 'worn':
      return 'worn'
    case 'half':
      return garmentKind(garment) === 'bottom' ? 'worn, from near' : 'worn, half length'
    case 'back':
      return 'worn, back'
    case 'whole':
      return 'worn, full length'
    case 'detail':
    case 'swatch':
      if (withoutCloth.includes(garment)) return 'from near'
      return fabric === 'leather' ? 'the leather from near' : 'the cloth from near'
  }
}

/** Accessories whose detail is a part of them. */
const withoutCloth: readonly ProductEntry['garment'][] = ['earrings', 'heels', 'belt', 'hat']

/** An image of a product in a colour: the same model, pose and outfit in all colours. */
export function productImage(
  { entry, colours, pictures }: Garment,
  colourSlug: string,
  view: View,
): SourceImage {
  const colour = colours[colourSlug]
  if (!colour) throw new Error(`colours.yaml has no colour called "${colourSlug}"`)
  const alt = `${entry.name} in ${colour.label.toLowerCase()}, ${viewWords(entry, view)}`
  return pictures.image(`${entry.slug}-${colourSlug}-${view}`, alt, 'product')
}

/**
 * The two leading views of a product: accessories are worn first, everything else is laid flat first, and shoes have no
 * model.
 */
function leads(garment: ProductEntry['garment']): readonly [View, View] {
  if (garment === 'heels') return ['flat', 'detail']
  return garmentKind(garment) === 'accessory' ? ['worn', 'flat'] : ['flat', 'worn']
}

/** The image of a product's card, and the one on hover. */
export function cardImages(garment: Garment, colour: string): [SourceImage, SourceImage] {
  const [first, second] = leads(garment.entry.garment)
  return [productImage(garment, colour, first), productImage(garment, colour, second)]
}

/**
 * The images of a colour: those of the card, a part from near, and for the first colour also the half-figure, the back
 * and the whole figure.
 */
export function productGallery(garment: Garment, colour: string): SourceImage[] {
  const { entry } = garment
  const card = cardImages(garment, colour)
  if (entry.garment === 'heels') return card
  const first = [...card, productImage(garment, colour, 'detail')]
  if (colour !== entry.colours[0] || garmentKind(entry.garment) === 'accessory') return first
  return [
    ...first,
    productImage(garment, colour, 'half'),
    productImage(garment, colour, 'back'),
    productImage(garment, colour, 'whole'),
  ]
}

/** The image above a listing, wide and in a crop for phones. */
export function featuredImages(
  pictures: ImageNames,
  alt: string,
  name: string,
): Pick<SourceTerm, 'featuredImage' | 'featuredImageMobile'> {
  return {
    featuredImage: pictures.image(`${name}-banner`, alt, 'banner'),
    featuredImageMobile: pictures.image(`${name}-banner-band`, alt, 'banner-band'),
  }
}

/** A 32-bit seed from a text (FNV-1a). */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
