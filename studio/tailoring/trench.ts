import { sides } from '../body/body.ts'
import { line, outline, type Point } from '../drawing/geometry.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

/** Details of a trench coat: epaulettes, and a storm flap on one shoulder or across the back. */
export function trenchDetails({ body, sheet, cloth }: Fitting): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const flap = outline(
    put([
      [30, 140],
      [52, 147],
      [66, 156],
    ]),
    put([
      [66, 156],
      [62, 206],
      [40, 230],
      [26, 220],
    ]),
    put([
      [26, 220],
      [32, 180],
      [30, 140],
    ]),
  )
  const shield = outline(
    put([
      [-66, 154],
      [-36, 139],
      [36, 139],
      [66, 154],
    ]),
    put([
      [66, 154],
      [64, 212],
    ]),
    put([
      [64, 212],
      [0, 232],
      [-64, 212],
    ]),
  )
  const epaulettes = sides.map((side) => {
    const strap: Point[] = [
      [side * 36, 138],
      [side * 66, 146],
      [side * 72, 153],
      [side * 66, 157],
      [side * 34, 148],
    ]
    const [x, y] = body.torso(side * 41, 144)
    const d = outline(put(strap), put([strap[4] as Point, strap[0] as Point]))
    const knob = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.6" fill="${cloth.ink}"/>`
    return paintCloth(sheet, cloth, { d, round: 5 }) + knob
  })
  const edge = line(
    put([
      [63, 200],
      [42, 223],
      [29, 214],
    ]),
  )
  const storm = body.pose.isBack
    ? paintCloth(sheet, cloth, { d: shield, round: 8 })
    : paintCloth(sheet, cloth, { d: flap, round: 8 }) +
      seam(cloth, edge, { dashed: true, opacity: 0.5 })
  return storm + epaulettes.join('')
}
