import { outline, type Point } from '../drawing/geometry.ts'
import { paintCloth } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

export function bow({ body, sheet, trim }: Fitting): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const tail = (side: number, length: number) =>
    outline(
      put([
        [side * 3, 164],
        [side * 12, 200],
        [side * 15, length],
      ]),
      put([
        [side * 15, length],
        [side * 32, length - 8],
      ]),
      put([
        [side * 32, length - 8],
        [side * 24, 200],
        [side * 6, 160],
      ]),
    )
  const loop = (side: number) =>
    outline(
      put([
        [0, 160],
        [side * 16, 146],
        [side * 38, 148],
        [side * 45, 162],
        [side * 34, 176],
        [side * 14, 172],
        [0, 164],
      ]),
    )
  const stand = outline(
    put([
      [-22, 128],
      [0, 150],
      [22, 128],
    ]),
    put([
      [22, 128],
      [25, 140],
      [0, 165],
      [-25, 140],
    ]),
  )
  const knot = outline(
    put([
      [-6, 154],
      [6, 154],
      [7, 172],
      [-7, 172],
      [-6, 154],
    ]),
  )
  return [stand, tail(-1, 262), tail(1, 246), loop(-1), loop(1), knot]
    .map((d) =>
      paintCloth(sheet, trim, {
        d,
        round: 7,
        folds: [
          {
            points: put([
              [-20, 162],
              [-8, 161],
              [0, 163],
            ]),
            width: 4,
          },
          {
            points: put([
              [0, 163],
              [10, 160],
              [26, 161],
            ]),
            width: 4,
          },
        ],
      }),
    )
    .join('')
}
