import { level } from '../body/body.ts'
import { line, outline, type Point } from '../drawing/geometry.ts'
import { paintCloth } from '../fabric/paint.ts'
import { backNeck } from '../tailoring/backNeck.ts'
import { backSeams } from '../tailoring/backSeams.ts'
import { closure } from '../tailoring/closure.ts'
import { collar } from '../tailoring/collar.ts'
import { finish } from '../tailoring/finish.ts'
import { type Fitting, type Piece, piece } from '../tailoring/fitting.ts'
import { necklines } from '../tailoring/neckline.ts'
import { sheath } from '../tailoring/sheath.ts'
import { sleeve } from '../tailoring/sleeve.ts'
import { trenchDetails } from '../tailoring/trench.ts'
import { waistline } from '../tailoring/waistline.ts'

/** Everything with a bodice: dresses, tops, knitwear, outerwear. */
export function upper(fitting: Fitting): Piece {
  const { cut } = fitting
  const shape = sheath(fitting)
  const half = shape.edge(level.waist)
  const low = cut.collar === 'notch' || cut.collar === 'shawl' ? 276 : lowest(cut.neckline)
  return piece({
    behind: (fitting.flat ? insideBack(fitting) : '') + shape.inside(),
    front: [
      straps(fitting),
      shape.paint(),
      finish({ ...fitting, body: shape.body }, shape),
      fitting.body.pose.isBack
        ? backSeams({ ...fitting, body: shape.body }, shape)
        : closure({ ...fitting, body: shape.body }, { from: low, to: shape.hemY, d: shape.d }),
      waistline(fitting, half),
    ].join(''),
    sleeve: (side) => sleeve(fitting, side),
    over:
      (fitting.look.garment === 'trench' ? trenchDetails(fitting) : '') +
      collar(fitting, shape) +
      offShoulder(fitting),
  })
}

const lowest = (neckline: Fitting['cut']['neckline']) =>
  necklines[neckline].runs.at(-1)?.at(-1)?.[1] ?? 150

function insideBack(fitting: Fitting) {
  const neckline = necklines[fitting.cut.neckline]
  if (neckline.strap) return straps(fitting, -14) + backPanel(fitting)
  if (fitting.cut.neckline === 'strapless' || fitting.cut.neckline === 'off-shoulder')
    return backPanel(fitting)
  if (fitting.cut.neckline === 'high' || fitting.cut.neckline === 'halter') return ''
  const width = neckline.runs[0]?.[0]?.[0] ?? 26
  return backNeck(fitting, Math.min(width, 40), lowest(fitting.cut.neckline) + 6)
}

function backPanel({ body, cloth, sheet }: Fitting) {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const d = outline(
    put([
      [-50, 209],
      [-20, 201],
      [20, 201],
      [50, 209],
    ]),
    put([
      [50, 209],
      [46, 236],
      [-46, 236],
      [-50, 209],
    ]),
  )
  return paintCloth(
    sheet,
    { ...cloth, color: cloth.dark, pale: cloth.dark, fills: () => [cloth.dark] },
    { d, contour: false },
  )
}

/** Thin straps over the shoulders. */
function straps({ body, cut, cloth }: Fitting, lift = 0) {
  const neckline = necklines[cut.neckline]
  const { strap } = neckline
  if (!strap) return ''
  const end = neckline.shoulder
  return ([-1, 1] as const)
    .map((side) => {
      const points = [
        body.torso(side * strap[0], strap[1] + lift * 0.2),
        body.torso(side * (strap[0] + 1), 166),
        body.torso(side * end[0], end[1] + 2),
      ]
      return `<path d="${line(points)}" fill="none" stroke="${cloth.ink}" stroke-width="4" stroke-opacity=".5"/><path d="${line(points)}" fill="none" stroke="${lift ? cloth.dark : cloth.color}" stroke-width="3"/>`
    })
    .join('')
}

function offShoulder({ body, cut, sheet, cloth }: Fitting) {
  if (cut.neckline !== 'off-shoulder') return ''
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const d = outline(
    put([
      [-84, 170],
      [-48, 178],
      [0, 186],
      [48, 178],
      [84, 170],
    ]),
    put([
      [84, 170],
      [87, 200],
    ]),
    put([
      [87, 200],
      [50, 210],
      [0, 218],
      [-50, 210],
      [-87, 200],
    ]),
    put([
      [-87, 200],
      [-84, 170],
    ]),
  )
  const folds = [-50, -20, 14, 48].map((u) => ({
    points: put([
      [u - 12, 182],
      [u, 196],
      [u + 10, 210],
    ]),
    width: 5,
  }))
  return paintCloth(sheet, cloth, { d, folds, round: 10 })
}
