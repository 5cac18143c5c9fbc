import { level } from '../body/body.ts'
import { line, outline, type Point, short, taper } from '../drawing/geometry.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

/** Belt, tie or seam at the waist. */
export function waistline(fitting: Fitting, half: number): string {
  const { body, cut, sheet, trim, cloth } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const rim = (y: number, reach = half): Point[] => [
    [-reach, y],
    [0, y + 4],
    [reach, y],
  ]
  switch (cut.waist) {
    case 'seam':
    case 'peplum':
      return seam(cloth, line(put(rim(level.waist))), { opacity: 0.7, width: 1.4 })
    case 'elastic': {
      const gathers = Array.from({ length: 13 }, (_, index) =>
        taper(
          put([
            [(index / 6 - 1) * half * 0.94, 294],
            [(index / 6 - 1) * half * 0.96, 303],
            [(index / 6 - 1) * half, 318 + (index % 3) * 5],
          ]),
          2.6,
        ),
      )
      return (
        seam(cloth, line(put(rim(297))), { opacity: 0.5 }) +
        seam(cloth, line(put(rim(308))), { opacity: 0.5 }) +
        `<path d="${gathers.join('')}" fill="${cloth.dark}" fill-opacity=".6"/>`
      )
    }
    case 'belt': {
      const d = outline(put(rim(294, half + 1.5)), put(rim(310, half + 1.5).reverse()))
      const [x, y] = body.torso(0, 306)
      const buckle = `<rect x="${short(x - 11)}" y="${short(y - 9.5)}" width="22" height="19" rx="3" fill="none" stroke="#c9a862" stroke-width="3.2"/>`
      return paintCloth(sheet, trim, { d, round: 6 }) + (body.pose.isBack ? '' : buckle)
    }
    case 'tie': {
      const band = outline(put(rim(294, half + 1.5)), put(rim(311, half + 1.5).reverse()))
      const tail = (side: number, length: number, sway: number) =>
        outline(
          put([
            [side * 6 + 12, 306],
            [side * 8 + 15 + sway, 350],
            [side * 11 + 15 + sway, length],
          ]),
          put([
            [side * 11 + 15 + sway, length],
            [side * 11 + 29 + sway, length - 6],
          ]),
          put([
            [side * 11 + 29 + sway, length - 6],
            [side * 8 + 25 + sway, 350],
            [side * 5 + 20, 304],
          ]),
        )
      const knot = outline(
        put([
          [9, 294],
          [24, 293],
          [27, 312],
          [8, 314],
          [9, 294],
        ]),
      )
      const tied = [tail(-1, 420, 0), tail(1, 396, 6), band, knot]
      return (body.pose.isBack ? [band] : tied)
        .map((d) => paintCloth(sheet, trim, { d, round: 6 }))
        .join('')
    }
    default:
      return ''
  }
}
