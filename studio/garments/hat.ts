import { outline } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softShape } from '../drawing/soft.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth } from '../fabric/paint.ts'

/** The face below a worn hat, on which its shadow falls. */
const face = outline([
  [-29, 30],
  [29, 30],
  [29, 66],
  [0, 106],
  [-29, 66],
  [-29, 30],
])

type Hat = { isWide: boolean; isWorn: boolean }

/** A hat over a head whose top is at y 0: wide-brimmed, or a bucket. */
export function drawHat(sheet: Sheet, cloth: Cloth, trim: Cloth, { isWide, isWorn }: Hat): string {
  const reach = isWide ? 92 : 56
  const crown = outline(
    [
      [-38, 22],
      [-37, -14],
      [-24, -32],
      [0, -28],
      [24, -32],
      [37, -14],
      [38, 22],
    ],
    [
      [38, 22],
      [0, 30],
      [-38, 22],
    ],
  )
  const brim = isWide
    ? outline([
        [-reach, 30],
        [-60, 10],
        [-38, 13],
        [0, 20],
        [38, 13],
        [60, 10],
        [reach, 30],
        [60, 42],
        [0, 36],
        [-60, 42],
        [-reach, 30],
      ])
    : outline(
        [
          [-38, 14],
          [0, 22],
          [38, 14],
        ],
        [
          [38, 14],
          [reach, 42],
          [30, 36],
          [0, 34],
          [-30, 36],
          [-reach, 42],
        ],
        [
          [-reach, 42],
          [-38, 14],
        ],
      )
  const band = outline(
    [
      [-38, 6],
      [0, 14],
      [38, 6],
    ],
    [
      [38, 6],
      [38, 19],
      [0, 27],
      [-38, 19],
    ],
    [
      [-38, 19],
      [-38, 6],
    ],
  )
  const shadow = softShape(
    outline([
      [-34, 34],
      [0, 38],
      [34, 34],
      [30, 50],
      [0, 56],
      [-30, 50],
      [-34, 34],
    ]),
    '#2a1a14',
    0.3,
    8,
  )
  const crease = [
    {
      points: [
        [-16, -28],
        [-4, -14],
        [14, -27],
      ] as const,
      width: 7,
    },
    {
      points: [
        [-26, -10],
        [-28, 2],
        [-26, 14],
      ] as const,
      width: 7,
      tone: 'light' as const,
    },
  ]
  return [
    isWorn ? `<g clip-path="${sheet.clip(face)}">${shadow}</g>` : '',
    paintCloth(sheet, cloth, { d: crown, folds: crease, round: 14 }),
    paintCloth(sheet, trim, { d: band, round: 5 }),
    paintCloth(sheet, cloth, {
      d: brim,
      round: 9,
      folds: [
        {
          points: [
            [-reach + 16, 30],
            [-20, 28],
            [reach - 30, 28],
          ],
          width: 7,
          tone: 'light',
        },
      ],
    }),
  ].join('')
}
