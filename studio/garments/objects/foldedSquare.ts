import { mix } from '../../drawing/colour.ts'
import { line, outline, type Point } from '../../drawing/geometry.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { softShape } from '../../drawing/soft.ts'
import type { Cloth } from '../../fabric/cloth.ts'
import { paintCloth } from '../../fabric/paint.ts'

export function foldedSquare(sheet: Sheet, cloth: Cloth, trim: Cloth) {
  const square = outline(
    [
      [-100, -112],
      [0, -108],
      [102, -114],
    ],
    [
      [102, -114],
      [98, 0],
      [104, 108],
    ],
    [
      [104, 108],
      [0, 104],
      [-98, 112],
    ],
    [
      [-98, 112],
      [-102, 0],
      [-100, -112],
    ],
  )
  const border = line(
    [
      [-88, -99],
      [0, -95],
      [89, -101],
      [86, 0],
      [91, 95],
      [0, 92],
      [-86, 99],
      [-89, 0],
      [-88, -99],
    ],
    0,
  )
  const turned = outline(
    [
      [104, 108],
      [98, 20],
    ],
    [
      [98, 20],
      [52, 58],
      [14, 104],
    ],
    [
      [14, 104],
      [60, 106],
      [104, 108],
    ],
  )
  const fold = outline(
    [
      [98, 20],
      [30, 40],
      [14, 104],
    ],
    [
      [14, 104],
      [52, 58],
      [98, 20],
    ],
  )
  const folds = [
    {
      points: [
        [-90, -60],
        [-20, -20],
        [60, 10],
      ] as Point[],
      width: 12,
    },
    {
      points: [
        [-60, -100],
        [-20, -10],
        [-40, 100],
      ] as Point[],
      width: 10,
    },
    {
      points: [
        [-40, -90],
        [10, -10],
        [0, 90],
      ] as Point[],
      width: 14,
      tone: 'light' as const,
    },
  ]
  return [
    paintCloth(sheet, cloth, { d: square, folds, round: 10, turn: 0 }),
    `<path d="${border}" fill="none" stroke="${trim.color}" stroke-width="9" stroke-opacity=".92"/>`,
    `<g clip-path="${sheet.clip(square)}"><g transform="translate(-3 -3)">${softShape(turned, cloth.deep, 0.35, 7)}</g></g>`,
    paintCloth(
      sheet,
      { ...cloth, fills: () => [mix(cloth.color, '#ffffff', 0.3)] },
      { d: turned, round: 8 },
    ),
    paintCloth(sheet, cloth, { d: fold, round: 8, turn: 90 }),
  ].join('')
}
