import { outline, type Point } from '../drawing/geometry.ts'
import { paintCloth } from '../fabric/paint.ts'
import type { FullCut } from '../garments/cut.ts'
import type { Fitting } from './fitting.ts'
import { edging, roll } from './standCollars.ts'

/** Half the width and the lower edge of collars that fall over the back. */
const falls: Partial<Record<FullCut['collar'], Point>> = {
  shirt: [35, 150],
  notch: [40, 156],
  shawl: [38, 152],
  'peter-pan': [47, 172],
  wide: [72, 200],
}

/** A collar, or the band of a halter, seen from behind. */
export function backCollar(fitting: Fitting): string {
  const { body, cut, sheet, trim, cloth } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  if (cut.collar === 'roll') return roll(fitting)
  const fall = falls[cut.collar]
  if (fall) {
    const [half, low] = fall
    const d = outline(
      put([
        [-21, 121],
        [0, 116],
        [21, 121],
      ]),
      put([
        [21, 121],
        [10 + half / 2, (121 + low) / 2 - 4],
        [half, low - 5],
      ]),
      put([
        [half, low - 5],
        [0, low + 2],
        [-half, low - 5],
      ]),
      put([
        [-half, low - 5],
        [-10 - half / 2, (121 + low) / 2 - 4],
        [-21, 121],
      ]),
    )
    return paintCloth(sheet, trim, { d, round: 7 })
  }
  const isHalter = cut.neckline === 'halter'
  if (cut.collar === 'none' && !isHalter) return edging(fitting)
  const [top, low] = isHalter ? [124, 135] : [118, 141]
  const stand = outline(
    put([
      [-19, top + 3],
      [0, top],
      [19, top + 3],
    ]),
    put([
      [23, low - 2],
      [0, low + 3],
      [-23, low - 2],
    ]),
  )
  return paintCloth(sheet, isHalter ? cloth : trim, { d: stand, round: 6 })
}
