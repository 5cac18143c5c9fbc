import { line, outline, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Look } from '../plateSpec.ts'
import { handle } from './handle.ts'

export function tote(sheet: Sheet, cloth: Cloth, trim: Cloth, look: Look, isBack = false) {
  const body = outline(
    [
      [-70, -8],
      [0, -2],
      [70, -8],
    ],
    [
      [70, -8],
      [80, 60],
      [84, 128],
    ],
    [
      [84, 128],
      [72, 140],
      [0, 144],
      [-72, 140],
      [-84, 128],
    ],
    [
      [-84, 128],
      [-80, 60],
      [-70, -8],
    ],
  )
  const inside = outline(
    [
      [-70, -8],
      [0, -18],
      [70, -8],
    ],
    [
      [70, -8],
      [0, -2],
      [-70, -8],
    ],
  )
  const folds = [
    {
      points: [
        [-70, 6],
        [-50, 60],
        [-62, 132],
      ] as const,
      width: 12,
    },
    {
      points: [
        [60, 10],
        [48, 70],
        [58, 136],
      ] as const,
      width: 14,
    },
    {
      points: [
        [-20, 14],
        [-14, 60],
        [-22, 120],
      ] as const,
      width: 12,
      tone: 'light' as const,
    },
    {
      points: [
        [-60, 136],
        [-10, 122],
        [50, 138],
      ] as const,
      width: 10,
    },
  ]
  const tag = isBack
    ? ''
    : look.cut.detail === 'monogram'
      ? monogram(trim, 0, 66, 1.25)
      : seam(
          trim,
          line([
            [-14, 22],
            [0, 23],
            [14, 22],
          ]),
          { tone: trim.color, width: 3.4, opacity: 0.9 },
        )
  const tassel = look.cut.detail === 'tassel' ? fringe(trim) : ''
  return [
    handle(
      trim,
      [
        [-34, -10],
        [-30, -74],
        [0, -92],
        [30, -74],
        [34, -10],
      ],
      5.4,
    ),
    `<path d="${inside}" fill="${cloth.deep}"/>`,
    paintCloth(sheet, cloth, { d: body, folds, round: 22 }),
    seam(
      cloth,
      line([
        [-71, 1],
        [0, 7],
        [71, 1],
      ]),
      { dashed: true, opacity: 0.6 },
    ),
    handle(
      trim,
      [
        [-38, 30],
        [-36, -30],
        [-26, -80],
        [0, -94],
        [26, -80],
        [36, -30],
        [38, 30],
      ],
      6.4,
    ),
    tag,
    tassel,
  ].join('')
}

function fringe(trim: Cloth) {
  const threads = Array.from({ length: 9 }, (_, index) =>
    taper(
      [
        [46 + index * 1.8, 26],
        [44 + index * 2.3, 52],
        [43 + index * 2.6, 78],
      ],
      2.2,
      0.7,
    ),
  )
  return `<path d="M50 -4L54 24" stroke="${trim.color}" stroke-width="2.4"/><circle cx="54" cy="24" r="5.4" fill="${trim.color}"/><path d="${threads.join('')}" fill="${trim.color}"/>`
}

/** The monogram of two thin capitals. */
export function monogram(trim: Cloth, x: number, y: number, scale: number): string {
  const strokes = ['M-24 14L-12 -14L0 14M-19 4H-5', 'M2 -14L13 14L24 -14'].join('')
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${strokes}" fill="none" stroke="${trim.ink}" stroke-width="3" stroke-linejoin="round"/>`
}
