import { blob, line, outline, type Point } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import { type Shape, within } from './sheath.ts'

export function detail(fitting: Fitting, shape: Shape): string {
  const { body, cut, cloth, trim, sheet } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  switch (cut.detail) {
    case 'bow': {
      const y = cut.neckline === 'strapless' ? 214 : 300
      const loop = (side: number) =>
        outline(
          put([
            [0, y],
            [side * 24, y - 22],
            [side * 52, y - 18],
            [side * 58, y + 2],
            [side * 46, y + 20],
            [side * 20, y + 12],
            [0, y + 4],
          ]),
        )
      const tail = (side: number) =>
        outline(
          put([
            [side * 3, y + 4],
            [side * 16, y + 50],
            [side * 26, y + 96],
          ]),
          put([
            [side * 26, y + 96],
            [side * 44, y + 84],
          ]),
          put([
            [side * 44, y + 84],
            [side * 28, y + 40],
            [side * 8, y],
          ]),
        )
      const knot = blob(
        put([
          [-8, y - 9],
          [8, y - 9],
          [9, y + 11],
          [-9, y + 11],
        ]),
      )
      return [tail(-1), tail(1), loop(-1), loop(1), knot]
        .map((d) =>
          paintCloth(sheet, trim, {
            d,
            round: 9,
            folds: [
              {
                points: put([
                  [0, y],
                  [24, y - 4],
                  [44, y - 2],
                ]),
                width: 5,
              },
              {
                points: put([
                  [0, y],
                  [-24, y - 4],
                  [-44, y - 2],
                ]),
                width: 5,
              },
            ],
          }),
        )
        .join('')
    }
    case 'draped': {
      const swag = (from: number, to: number) =>
        softTaper(
          put([
            [-shape.edge(from) + 2, from],
            [-8, (from + to) / 2 + 10],
            [shape.edge(to) - 3, to],
          ]),
          9,
          cloth.dark,
          0.6,
          0.4,
        )
      const soft = [
        swag(232, 286),
        swag(258, 292),
        swag(284, 298),
        swag(312, 306),
        swag(346, 312),
        swag(384, 316),
      ]
      return within(fitting, shape, soft.join(''))
    }
    case 'ruffle': {
      const run: Point[] = [
        [26, 150],
        [10, 200],
        [3, 250],
        [0, Math.min(shape.hemY, 300)],
      ]
      const frill = outline(
        put(run),
        put([
          [6, Math.min(shape.hemY, 300)],
          [22, 274],
          [16, 252],
          [30, 232],
          [24, 206],
          [42, 188],
          [34, 160],
          [26, 150],
        ]),
      )
      return paintCloth(sheet, cloth, {
        d: frill,
        round: 6,
        folds: [
          {
            points: put([
              [12, 200],
              [20, 202],
              [28, 206],
            ]),
            width: 4,
          },
          {
            points: put([
              [6, 240],
              [14, 240],
              [22, 244],
            ]),
            width: 4,
          },
        ],
      })
    }
    case 'monogram':
      return (
        seam(
          trim,
          line(
            put([
              [24, 232],
              [28, 220],
              [32, 232],
            ]),
          ),
          { tone: trim.color, width: 1.8, opacity: 1 },
        ) +
        seam(
          trim,
          line(
            put([
              [34, 220],
              [38, 232],
              [42, 220],
            ]),
          ),
          { tone: trim.color, width: 1.8, opacity: 1 },
        )
      )
    default:
      return ''
  }
}
