import type { motifs } from './fabric/motifs.ts'
import type { Cut } from './garments/cut.ts'
import type { Garment } from './garments/defaults.ts'

export type Fabric =
  | 'satin'
  | 'cotton'
  | 'linen'
  | 'denim'
  | 'knit'
  | 'wool'
  | 'leather'
  | 'sheer'
  | 'crepe'

/** A garment and its fabric. */
export interface Look {
  garment: Garment
  /** `#rrggbb`. */
  color: string
  /** `#rrggbb`. */
  accent: string
  pattern: keyof typeof motifs | 'plain' | 'colour-block'
  fabric: Fabric
  cut: Cut
}

export const hairStyles = [
  'bun',
  'long',
  'bob',
  'crop',
  'wave',
  'ponytail',
  'topknot',
  'cloud',
] as const
export type HairStyle = (typeof hairStyles)[number]

/** The appearance of a model, so that every image of her shows the same person. */
export interface Person {
  /** From the lightest, 0, to the darkest of seven complexions. */
  skin: number
  /** One of eight hair colours, from black to brown, then grey and silver. */
  hairColor: number
  /** Short or tied: long hair would hide collars, straps and jewellery. */
  hair: 'bun' | 'topknot' | 'crop' | 'bob' | 'ponytail'
}

interface Plate {
  /** In drawing units. */
  width: number
  /** In drawing units. */
  height: number
  /** The brand or collaboration, which sets the light and the backdrop. */
  brand: string
  /** 32 bits. */
  seed: number
  /** The model of the garment or of the first look; chosen by the seed if missing. */
  person?: Person | undefined
}

/** An image of one product. */
export interface ProductPlate extends Plate, Look {
  kind: 'product'
  /** Laid flat; worn, without the face; half the figure; the whole figure; the cloth or a part from near. */
  view: 'flat' | 'worn' | 'half' | 'whole' | 'detail'
  /** Worn and seen from behind, with the hair tied. */
  back?: true | undefined
}

/** A scene with up to three figures. */
export interface EditorialPlate extends Plate {
  kind:
    | 'look-book'
    | 'banner'
    | 'banner-mobile'
    | 'banner-band'
    | 'story'
    | 'tile'
    | 'store'
    | 'size-guide'
    | 'popup'
    | 'popup-mobile'
    | 'portrait'
  setting:
    | 'studio'
    | 'arches'
    | 'garden'
    | 'stairs'
    | 'sea'
    | 'city'
    | 'salon'
    | 'temple'
    | 'festival'
  /** `#rrggbb`. */
  ground: string
  /** `#rrggbb`. */
  accent: string
  looks: Look[]
}

/** The complete input of a drawing: equal specs give equal images. */
export type PlateSpec = ProductPlate | EditorialPlate
