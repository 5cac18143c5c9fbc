import { line, type Point, short } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import { seam } from '../fabric/paint.ts'
import { kindOf } from '../garments/defaults.ts'
import type { Fitting } from './fitting.ts'
import { type Shape, within } from './sheath.ts'

/** The seams of a back: a yoke with a pleat, or one down the middle that ends in a vent or begins with a zip; none on knits. */
export function backSeams(fitting: Fitting, shape: Shape, from?: number): string {
  const { body, cut, cloth, look } = fitting
  const run = (...points: Point[]) => line(points.map(([u, y]) => body.torso(u, y)))
  if (look.fabric === 'knit' || look.garment === 't-shirt' || look.garment === 'camisole') return ''
  if (cut.collar === 'shirt' || look.garment === 'blouse' || look.garment === 'jacket')
    return (
      seam(cloth, run([-60, 176], [0, 183], [60, 176]), { opacity: 0.55 }) +
      [-6, 6]
        .map((u) => seam(cloth, run([u, 183], [u * 0.9, 214], [u * 0.6, 250]), { opacity: 0.4 }))
        .join('')
    )
  const top = from ?? shape.neckY + 2
  if (kindOf(look.garment) === 'outer') {
    const { hemY } = shape
    const height = Math.min(hemY - 350, 150)
    const vent: Point[] = [
      [1, hemY - height],
      [4, hemY - height / 2],
      [7, hemY + 6],
    ]
    const shadow = softTaper(
      vent.map(([u, y]) => body.torso(u, y)),
      9,
      cloth.deep,
      0.6,
      0.9,
    )
    return (
      seam(cloth, run([0, top], [0, 290], [0, hemY - height / 2], [0, hemY + 5])) +
      within(fitting, shape, shadow)
    )
  }
  const low = Math.min(shape.hemY - 16, 408)
  const [x, y] = body.torso(0, top + 4)
  const pull = `<path d="M${short(x)} ${short(y)}v9" stroke="${cloth.ink}" stroke-width="2.6" stroke-linecap="round"/>`
  return seam(cloth, run([0, top], [0, (top + low) / 2], [0, low]), { opacity: 0.5 }) + pull
}
