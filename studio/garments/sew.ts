import { type Fitting, type Piece, piece } from '../tailoring/fitting.ts'
import { kindOf } from './defaults.ts'
import { jumpsuit, skirt, trousers } from './lower.ts'
import { upper } from './upper.ts'

/** Draws a garment on its fitting. Accessories are drawn by `wearAccessory`. */
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
