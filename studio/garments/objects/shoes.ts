import { mix, shade, tint } from '../../drawing/colour.ts'
import { line, outline, type Point } from '../../drawing/geometry.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Cloth } from '../../fabric/cloth.ts'
import { paintCloth, seam } from '../../fabric/paint.ts'

export function pair(sheet: Sheet, cloth: Cloth, trim: Cloth, strappy: boolean) {
  const one = strappy ? sandal(sheet, cloth) : pump(sheet, cloth, trim)
  return `<g transform="translate(16 -34)">${one}</g><g transform="translate(-14 26)">${one}</g>`
}

const sole: Point[] = [
  [-74, 22],
  [-40, 26],
  [-10, 44],
  [30, 60],
  [72, 63],
  [104, 60],
]

function pump(sheet: Sheet, cloth: Cloth, trim: Cloth) {
  const heel = outline(
    [
      [-80, 16],
      [-70, 40],
      [-68, 66],
    ],
    [
      [-68, 66],
      [-59, 66],
    ],
    [
      [-59, 66],
      [-58, 44],
      [-40, 26],
    ],
    [
      [-40, 26],
      [-80, 16],
    ],
  )
  const shell = outline(
    [
      [-82, -26],
      [-84, 0],
      [-80, 20],
    ],
    [[-80, 20], ...sole.slice(1)],
    [
      [104, 60],
      [96, 48],
      [70, 36],
      [44, 22],
    ],
    [
      [44, 22],
      [10, 24],
      [-30, 4],
      [-56, -18],
      [-82, -26],
    ],
  )
  const inside = outline(
    [
      [-80, -25],
      [-56, -18],
      [-30, 4],
      [10, 24],
      [44, 22],
    ],
    [
      [44, 22],
      [20, 12],
      [-30, -10],
      [-80, -25],
    ],
  )
  return [
    paintCloth(sheet, cloth, { d: heel, round: 7 }),
    `<path d="${inside}" fill="${tint(mix(trim.color, '#e9d3ba', 0.7), 0.2)}"/>`,
    paintCloth(sheet, cloth, {
      d: shell,
      round: 14,
      folds: [
        {
          points: [
            [-74, -8],
            [-50, 6],
            [-10, 30],
          ],
          width: 9,
          tone: 'light',
        },
        {
          points: [
            [44, 36],
            [70, 46],
            [94, 54],
          ],
          width: 8,
          tone: 'light',
        },
      ],
    }),
    seam(cloth, line([[-74, 24], ...sole.slice(1)]), {
      width: 2.4,
      opacity: 0.9,
      tone: shade(cloth.color, 0.6),
    }),
  ].join('')
}

function sandal(sheet: Sheet, cloth: Cloth) {
  const base = outline(
    [[-80, 16], ...sole.slice(1)],
    [
      [104, 60],
      [70, 52],
      [30, 46],
      [-10, 30],
      [-40, 16],
      [-80, 10],
    ],
    [
      [-80, 10],
      [-80, 16],
    ],
  )
  const heel = outline(
    [
      [-82, 16],
      [-72, 40],
      [-70, 66],
    ],
    [
      [-70, 66],
      [-62, 66],
    ],
    [
      [-62, 66],
      [-60, 44],
      [-44, 26],
    ],
    [
      [-44, 26],
      [-82, 16],
    ],
  )
  const strap = (points: Point[], width: number) =>
    `<path d="${line(points)}" fill="none" stroke="${cloth.deep}" stroke-width="${width + 1.6}" stroke-linecap="round"/><path d="${line(points)}" fill="none" stroke="${cloth.color}" stroke-width="${width}" stroke-linecap="round"/><path d="${line(points)}" fill="none" stroke="${cloth.pale}" stroke-width="${width * 0.24}" stroke-opacity=".5" transform="translate(-1 ${-width * 0.2})"/>`
  const counter = outline(
    [
      [-81, 13],
      [-86, -6],
      [-82, -26],
    ],
    [
      [-82, -26],
      [-74, -27],
    ],
    [
      [-74, -27],
      [-73, -6],
      [-62, 15],
    ],
    [
      [-62, 15],
      [-81, 13],
    ],
  )
  return [
    paintCloth(sheet, cloth, { d: heel, round: 7 }),
    paintCloth(sheet, cloth, { d: base, round: 7 }),
    strap(
      [
        [42, 53],
        [55, 40],
        [76, 44],
        [84, 57],
      ],
      11,
    ),
    strap(
      [
        [10, 41],
        [24, 26],
        [46, 32],
        [54, 53],
      ],
      9,
    ),
    strap(
      [
        [-79, -20],
        [-60, -34],
        [-38, -30],
        [-34, -20],
        [-52, -14],
        [-78, -17],
      ],
      5,
    ),
    paintCloth(sheet, cloth, { d: counter, round: 6 }),
  ].join('')
}
