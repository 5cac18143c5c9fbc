import { kindOf } from '#cms/media/garmentKind.ts'
import { type Fitting, type Piece, piece } from '../tailoring/fitting.ts'
import { jumpsuit, skirt, trousers } from './lower.ts'
import { upper } from './upper.ts'

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
