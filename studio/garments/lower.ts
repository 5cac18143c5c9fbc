import { level } from '../body/body.ts'
import { outline, type Point } from '../drawing/geometry.ts'
import { paintCloth } from '../fabric/paint.ts'
import { backSeams } from '../tailoring/backSeams.ts'
import { closure } from '../tailoring/closure.ts'
import { finish } from '../tailoring/finish.ts'
import { type Fitting, type Piece, piece } from '../tailoring/fitting.ts'
import { sheath } from '../tailoring/sheath.ts'
import { trousers as cutTrousers } from '../tailoring/trousers.ts'
import { waistline } from '../tailoring/waistline.ts'
import { upper } from './upper.ts'

/** Skirts hang from the waist. */
export function skirt(fitting: Fitting): Piece {
  const from = 294
  const { cut, body, sheet, cloth } = fitting
  const shape = sheath({ ...fitting, cut: { ...cut, waist: 'seam' } }, { from })
  const half = shape.edge(from)
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const band = outline(
    put([
      [-half - 1, from - 4],
      [0, from + 1],
      [half + 1, from - 4],
    ]),
    put([
      [half + 2, from + 12],
      [0, from + 17],
      [-half - 2, from + 12],
    ]),
  )
  const fastening = body.pose.isBack
    ? backSeams({ ...fitting, body: shape.body }, shape, from + 17)
    : closure({ ...fitting, body: shape.body }, { from: from + 12, to: shape.hemY, d: shape.d })
  return piece({
    behind: shape.inside(),
    front:
      shape.paint() +
      finish({ ...fitting, body: shape.body }, shape) +
      fastening +
      paintCloth(sheet, cloth, { d: band, round: 6 }) +
      (cut.waist === 'seam' ? '' : waistline(fitting, half)),
  })
}

/** Trousers and shorts. */
export function trousers(fitting: Fitting): Piece {
  const belt =
    fitting.cut.waist === 'belt' || fitting.cut.waist === 'tie' ? waistline(fitting, 43) : ''
  return piece({ front: cutTrousers(fitting) + belt })
}

/** A bodice and trousers in one. */
export function jumpsuit(fitting: Fitting): Piece {
  const bodice = upper({
    ...fitting,
    cut: { ...fitting.cut, length: 'waist', silhouette: 'column', waist: 'seam', pocket: 'none' },
  })
  const half = sheath(fitting, { hem: 310 }).edge(level.waist)
  return {
    ...bodice,
    front: cutTrousers(fitting, { from: 300 }) + bodice.front + waistline(fitting, half),
  }
}
