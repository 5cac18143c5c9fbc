import type { Garment } from '../plateSpec.ts'
import { type Fitting, type Piece, piece } from '../tailoring/fitting.ts'
import { jumpsuit, skirt, trousers } from './lower.ts'
import { upper } from './upper.ts'

/** What kind of thing a garment is: where it sits on the figure. */
export type Kind = 'dress' | 'top' | 'outer' | 'bottom' | 'accessory'

const kinds: Record<Garment, Kind> = {
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
}
export const kindOf = (garment: Garment): Kind => kinds[garment]

/** Sews a garment onto its fitting; accessories are not sewn but placed. */
export function sew(fitting: Fitting): Piece {
  const { garment } = fitting.look
  if (garment === 'jumpsuit') return jumpsuit(fitting)
  if (
    garment === 'wide-trousers' ||
    garment === 'tailored-trousers' ||
    garment === 'tailored-shorts'
  )
    return trousers(fitting)
  if (kindOf(garment) === 'bottom') return skirt(fitting)
  return kindOf(garment) === 'accessory' ? piece({}) : upper(fitting)
}
