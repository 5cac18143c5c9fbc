import type { Cut, FullCut } from './cut.ts'

const plain: FullCut = {
  neckline: 'crew',
  sleeve: 'none',
  length: 'hip',
  silhouette: 'column',
  fit: 'regular',
  collar: 'none',
  closure: 'none',
  waist: 'none',
  slit: 'none',
  hem: 'plain',
  leg: 'straight',
  pocket: 'none',
  detail: 'none',
}

/** The garments by the part of an outfit that they are, with what their cut has instead of the plain one. */
const cuts = {
  dress: {
    'slip-dress': { neckline: 'slip', length: 'midi', silhouette: 'slip', fit: 'slim' },
    'day-dress': {
      neckline: 'square',
      sleeve: 'puff',
      length: 'midi',
      silhouette: 'a-line',
      waist: 'seam',
    },
    'shirt-dress': {
      neckline: 'v',
      collar: 'shirt',
      closure: 'buttons',
      sleeve: 'long',
      length: 'knee',
      silhouette: 'a-line',
      waist: 'belt',
    },
    'wrap-dress': {
      neckline: 'v',
      closure: 'wrap',
      sleeve: 'elbow',
      length: 'midi',
      silhouette: 'a-line',
      waist: 'tie',
    },
    'evening-gown': { neckline: 'strapless', length: 'floor', silhouette: 'mermaid', fit: 'slim' },
    cheongsam: {
      neckline: 'high',
      collar: 'mandarin',
      closure: 'frog',
      sleeve: 'cap',
      length: 'midi',
      silhouette: 'column',
      fit: 'slim',
      slit: 'side',
    },
    jumpsuit: {
      neckline: 'v',
      sleeve: 'none',
      length: 'floor',
      leg: 'wide',
      waist: 'belt',
      fit: 'regular',
      pocket: 'slant',
    },
  },
  top: {
    blouse: { neckline: 'crew', collar: 'bow', sleeve: 'bishop', length: 'hip', fit: 'relaxed' },
    shirt: {
      neckline: 'v',
      collar: 'shirt',
      closure: 'buttons',
      sleeve: 'long',
      length: 'hip',
      fit: 'relaxed',
      pocket: 'chest',
    },
    't-shirt': { neckline: 'crew', sleeve: 'short', length: 'hip', fit: 'regular' },
    camisole: { neckline: 'slip', length: 'hip', fit: 'regular' },
    knit: { neckline: 'crew', sleeve: 'long', length: 'hip', fit: 'relaxed', hem: 'rib' },
    cardigan: {
      neckline: 'v',
      sleeve: 'long',
      closure: 'buttons',
      length: 'hip',
      fit: 'relaxed',
      hem: 'rib',
    },
  },
  outer: {
    blazer: {
      neckline: 'deep-v',
      collar: 'notch',
      closure: 'buttons',
      sleeve: 'long',
      length: 'tunic',
      fit: 'regular',
      pocket: 'flap',
    },
    jacket: {
      neckline: 'crew',
      closure: 'buttons',
      sleeve: 'long',
      length: 'waist',
      fit: 'relaxed',
      pocket: 'patch',
    },
    coat: {
      neckline: 'deep-v',
      collar: 'notch',
      closure: 'double-breasted',
      sleeve: 'long',
      length: 'midi',
      silhouette: 'a-line',
      fit: 'relaxed',
      pocket: 'flap',
    },
    trench: {
      neckline: 'deep-v',
      collar: 'notch',
      closure: 'double-breasted',
      sleeve: 'long',
      length: 'knee',
      silhouette: 'a-line',
      fit: 'relaxed',
      waist: 'belt',
      pocket: 'slant',
    },
  },
  bottom: {
    'wide-trousers': { length: 'floor', leg: 'wide', pocket: 'slant' },
    'tailored-trousers': { length: 'ankle', leg: 'tapered', pocket: 'slant' },
    'tailored-shorts': { length: 'mini', leg: 'pleated', pocket: 'slant', waist: 'belt' },
    'pleated-skirt': { length: 'midi', silhouette: 'pleated', waist: 'seam' },
    'pencil-skirt': { length: 'knee', silhouette: 'column', fit: 'slim', waist: 'seam' },
    'slip-skirt': { length: 'midi', silhouette: 'slip', fit: 'slim', waist: 'seam' },
  },
  accessory: {
    'tote-bag': {},
    'shoulder-bag': {},
    'silk-scarf': {},
    heels: {},
    earrings: {},
    belt: {},
    hat: {},
  },
} satisfies Record<string, Record<string, Cut>>

type Cuts = typeof cuts

/** The part of an outfit. */
export type GarmentKind = keyof Cuts
export type Garment = { [Kind in GarmentKind]: keyof Cuts[Kind] }[GarmentKind]

const kinds = new Map(
  Object.entries(cuts).flatMap(([kind, garments]) =>
    Object.keys(garments).map((garment) => [garment, kind as GarmentKind]),
  ),
)
const own = new Map<string, Cut>(
  Object.values(cuts).flatMap((garments) => Object.entries(garments)),
)

/** The part of an outfit that a garment is. */
export const kindOf = (garment: Garment): GarmentKind => kinds.get(garment) ?? 'accessory'

/** The complete cut of a garment, with defaults of its kind. */
export function fullCut(garment: Garment, cut: Cut): FullCut {
  return { ...plain, ...own.get(garment), ...cut }
}
