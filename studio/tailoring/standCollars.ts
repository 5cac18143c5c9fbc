import { line, outline, type Point, taper } from '../drawing/geometry.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

export function edging({ body, cut, cloth, look }: Fitting): string {
  if (cut.neckline !== 'crew' && cut.neckline !== 'high') return ''
  const ribbed = look.fabric === 'knit' || look.garment === 't-shirt'
  if (!ribbed) return ''
  const drop = cut.neckline === 'high' ? 14 : 7
  const back: Point[] = [
    [-30, 138],
    [-14, 146],
    [14, 146],
    [30, 138],
  ]
  const rim: Point[] =
    body.pose.isBack && cut.neckline === 'crew'
      ? back
      : cut.neckline === 'high'
        ? [
            [-21, 124 + drop],
            [0, 128 + drop],
            [21, 124 + drop],
          ]
        : [
            [-30, 137],
            [-24, 151],
            [-12, 161],
            [0, 164],
            [12, 161],
            [24, 151],
            [30, 137],
          ]
  return seam(cloth, line(rim.map(([u, y]) => body.torso(u, y))), { opacity: 0.6, width: 1.3 })
}

export function mandarin({ body, sheet, trim }: Fitting): string {
  const shape: Point[] = [
    [-23, 138],
    [-18, 120],
    [0, 127],
    [18, 120],
    [23, 138],
    [10, 148],
    [0, 150],
    [-10, 148],
  ]
  const runs = [
    shape.slice(0, 2),
    shape.slice(1, 4),
    shape.slice(3, 5),
    [...shape.slice(4), shape[0] as Point],
  ]
  const d = outline(...runs.map((run) => run.map(([u, y]) => body.torso(u, y))))
  const split = taper([body.torso(0, 127), body.torso(1, 140), body.torso(0, 150)], 1.6)
  return `${paintCloth(sheet, trim, { d, round: 8 })}<path d="${split}" fill="${trim.ink}"/>`
}

export function roll({ body, sheet, cloth }: Fitting): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const d = outline(
    put([
      [-24, 140],
      [-23, 112],
      [-16, 105],
      [0, 109],
      [16, 105],
      [23, 112],
      [24, 140],
      [12, 149],
      [-12, 149],
      [-24, 140],
    ]),
  )
  const fold = (y: number): Cloth | readonly Point[] =>
    put([
      [-21, y],
      [0, y + 7],
      [21, y],
    ])
  return paintCloth(sheet, cloth, {
    d,
    round: 9,
    folds: [
      { points: fold(120) as readonly Point[], width: 5 },
      { points: fold(132) as readonly Point[], width: 4 },
    ],
  })
}
