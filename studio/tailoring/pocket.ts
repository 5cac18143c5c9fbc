import { line, outline, type Point } from '../drawing/geometry.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import type { Shape } from './sheath.ts'

export function pocket({ body, cut, cloth, sheet }: Fitting, shape: Shape): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const box = (u: number, y: number, width: number, height: number) =>
    outline(
      put([
        [u - width, y],
        [u + width, y],
      ]),
      put([
        [u + width, y],
        [u + width - 1, y + height],
      ]),
      put([
        [u + width - 1, y + height],
        [u - width + 1, y + height],
      ]),
      put([
        [u - width + 1, y + height],
        [u - width, y],
      ]),
    )
  const low = Math.min(shape.hemY - 50, 366)
  switch (cut.pocket) {
    case 'chest':
      return (
        seam(cloth, box(30, 222, 13, 30), { opacity: 0.6 }) +
        seam(cloth, box(30, 222, 13, 7), { opacity: 0.5 })
      )
    case 'patch':
      return ([-1, 1] as const)
        .map(
          (side) =>
            paintCloth(sheet, cloth, { d: box(side * 30, Math.min(low, 262), 15, 32), round: 5 }) +
            seam(cloth, box(side * 30, Math.min(low, 262), 15, 8), { opacity: 0.5 }),
        )
        .join('')
    case 'flap':
      return ([-1, 1] as const)
        .map((side) => paintCloth(sheet, cloth, { d: box(side * 37, low, 18, 12), round: 5 }))
        .join('')
    case 'slant':
      return ([-1, 1] as const)
        .map((side) =>
          seam(
            cloth,
            line(
              put([
                [side * 34, 352],
                [side * 46, 400],
              ]),
            ),
            { width: 2, opacity: 0.8 },
          ),
        )
        .join('')
    default:
      return ''
  }
}
