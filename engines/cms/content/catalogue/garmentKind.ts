/** The part of an outfit that a garment is. */
export type GarmentKind = 'dress' | 'top' | 'outer' | 'bottom' | 'accessory'

const kinds = {
  'slip-dress': 'dress',
  'day-dress': 'dress',
  'shirt-dress': 'dress',
  'wrap-dress': 'dress',
  'evening-gown': 'dress',
  cheongsam: 'dress',
  jumpsuit: 'dress',
  blouse: 'top',
  shirt: 'top',
  't-shirt': 'top',
  camisole: 'top',
  knit: 'top',
  cardigan: 'top',
  blazer: 'outer',
  jacket: 'outer',
  coat: 'outer',
  trench: 'outer',
  'wide-trousers': 'bottom',
  'tailored-trousers': 'bottom',
  'tailored-shorts': 'bottom',
  'pleated-skirt': 'bottom',
  'pencil-skirt': 'bottom',
  'slip-skirt': 'bottom',
  'tote-bag': 'accessory',
  'shoulder-bag': 'accessory',
  'silk-scarf': 'accessory',
  heels: 'accessory',
  earrings: 'accessory',
  belt: 'accessory',
  hat: 'accessory',
} as const satisfies Record<string, GarmentKind>

/** Every kind of garment and accessory. */
export type GarmentName = keyof typeof kinds
export const garmentNames = Object.keys(kinds) as GarmentName[]

export const garmentKind = (garment: GarmentName): GarmentKind => kinds[garment]
