import { z } from 'zod'

/** `#rrggbb`. */
export const Hex = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour like #a1b2c3')

/** Every kind of garment and accessory. */
export const garments = [
  'slip-dress',
  'day-dress',
  'shirt-dress',
  'wrap-dress',
  'evening-gown',
  'cheongsam',
  'blouse',
  'shirt',
  't-shirt',
  'camisole',
  'knit',
  'cardigan',
  'blazer',
  'jacket',
  'coat',
  'trench',
  'wide-trousers',
  'tailored-trousers',
  'tailored-shorts',
  'pleated-skirt',
  'pencil-skirt',
  'slip-skirt',
  'jumpsuit',
  'tote-bag',
  'shoulder-bag',
  'silk-scarf',
  'heels',
  'earrings',
  'belt',
  'hat',
] as const
export const Garment = z.enum(garments)
export type Garment = z.infer<typeof Garment>

export const patterns = [
  'plain',
  'stripe',
  'pinstripe',
  'breton',
  'check',
  'windowpane',
  'houndstooth',
  'dots',
  'floral',
  'botanical',
  'plum-blossom',
  'batik',
  'ikat',
  'brushstroke',
  'colour-block',
] as const
export const Pattern = z.enum(patterns)
export type Pattern = z.infer<typeof Pattern>

export const fabrics = [
  'satin',
  'cotton',
  'linen',
  'denim',
  'knit',
  'wool',
  'leather',
  'sheer',
  'crepe',
] as const
export const Fabric = z.enum(fabrics)
export type Fabric = z.infer<typeof Fabric>

/** The cut of a garment. Missing values default to those of its kind. */
export const Cut = z.object({
  neckline: z
    .enum([
      'crew',
      'scoop',
      'v',
      'deep-v',
      'boat',
      'square',
      'slip',
      'cowl',
      'strapless',
      'off-shoulder',
      'halter',
      'one-shoulder',
      'high',
    ])
    .optional(),
  sleeve: z
    .enum(['none', 'cap', 'short', 'elbow', 'long', 'bishop', 'balloon', 'puff', 'bell'])
    .optional(),
  length: z
    .enum(['crop', 'waist', 'hip', 'tunic', 'mini', 'knee', 'midi', 'ankle', 'floor'])
    .optional(),
  silhouette: z
    .enum(['column', 'slip', 'a-line', 'full', 'trapeze', 'mermaid', 'pleated', 'tulip'])
    .optional(),
  fit: z.enum(['slim', 'regular', 'relaxed', 'oversized']).optional(),
  collar: z
    .enum(['none', 'shirt', 'mandarin', 'bow', 'notch', 'shawl', 'peter-pan', 'wide', 'roll'])
    .optional(),
  closure: z.enum(['none', 'buttons', 'double-breasted', 'wrap', 'zip', 'frog', 'open']).optional(),
  waist: z.enum(['none', 'seam', 'belt', 'tie', 'elastic', 'peplum']).optional(),
  slit: z.enum(['none', 'side', 'front']).optional(),
  hem: z.enum(['plain', 'ruffle', 'tiered', 'asymmetric', 'lace', 'rib']).optional(),
  leg: z.enum(['slim', 'straight', 'wide', 'flared', 'tapered', 'pleated']).optional(),
  pocket: z.enum(['none', 'patch', 'flap', 'slant', 'chest']).optional(),
  detail: z.enum(['none', 'bow', 'ruffle', 'draped', 'tassel', 'chain', 'monogram']).optional(),
})
export type Cut = z.infer<typeof Cut>

/** A garment and its fabric. */
export const Look = z.object({
  garment: Garment,
  color: Hex,
  accent: Hex,
  pattern: Pattern,
  fabric: Fabric,
  cut: Cut.default({}),
})
export type Look = z.infer<typeof Look>

/** The appearance of a model, so that every image of her shows the same person. */
export const Person = z.strictObject({
  /** From the lightest, 0, to the darkest of seven complexions. */
  skin: z.number().int().min(0).max(6),
  /** One of eight hair colours, from black to brown, then grey and silver. */
  hairColor: z.number().int().min(0).max(7),
  /** Short or tied: long hair would hide collars, straps and jewellery. */
  hair: z.enum(['bun', 'topknot', 'crop', 'bob', 'ponytail']),
})
export type Person = z.infer<typeof Person>

/** The brand or collaboration of an image; it sets the light and backdrop. */
export const PlateBrand = z.string().regex(/^[a-z0-9-]+$/)
const Seed = z.number().int().min(0).max(0xffffffff)

/** An image of one product. */
export const ProductPlate = Look.extend({
  kind: z.literal('product'),
  /** Laid flat; worn, without the face; half the figure; the whole figure; the cloth or a part from near. */
  view: z.enum(['flat', 'worn', 'half', 'whole', 'detail']),
  brand: PlateBrand,
  seed: Seed,
  /** The model who wears it; chosen by the seed if missing. */
  person: Person.optional(),
  /** Worn and seen from behind, with the hair tied. */
  back: z.literal(true).optional(),
})
export type ProductPlate = z.infer<typeof ProductPlate>

export const settings = [
  'studio',
  'arches',
  'garden',
  'stairs',
  'sea',
  'city',
  'salon',
  'temple',
  'festival',
] as const
export const editorialKinds = [
  'look-book',
  'banner',
  'banner-mobile',
  'banner-band',
  'story',
  'tile',
  'store',
  'size-guide',
  'popup',
  'popup-mobile',
  'portrait',
] as const

/** An editorial image: a scene with up to three figures in a setting. */
export const EditorialPlate = z.object({
  kind: z.enum(editorialKinds),
  setting: z.enum(settings).default('studio'),
  ground: Hex,
  accent: Hex,
  looks: z.array(Look).max(3).default([]),
  brand: PlateBrand,
  seed: Seed,
  /** The model of the first look; chosen by the seed if missing. */
  person: Person.optional(),
})
export type EditorialPlate = z.infer<typeof EditorialPlate>

/** The complete input of a drawing: equal specs give equal pictures. */
export const PlateSpec = z.union([ProductPlate, EditorialPlate])
export type PlateSpec = z.infer<typeof PlateSpec>

const sizes: Record<(typeof editorialKinds)[number] | 'product', readonly [number, number]> = {
  product: [1200, 1600],
  'look-book': [1200, 1600],
  banner: [1920, 1080],
  'banner-mobile': [1200, 1600],
  'banner-band': [1200, 600],
  story: [1600, 1200],
  tile: [1200, 1500],
  store: [1600, 1200],
  'size-guide': [1200, 1200],
  popup: [1200, 1200],
  'popup-mobile': [1200, 1600],
  portrait: [1200, 1600],
}

/** Width and height in drawing units, with which a page reserves space for the picture. */
export function plateSize(spec: PlateSpec): { width: number; height: number } {
  const [width, height] = sizes[spec.kind]
  return { width, height }
}
