import { line, outline } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Look } from '../plateSpec.ts'
import { handle } from './handle.ts'

export function shoulder(sheet: Sheet, cloth: Cloth, trim: Cloth, look: Look, isBack = false) {
  const round = look.cut.silhouette === 'tulip'
  const body = round
    ? outline(
        [
          [-78, -6],
          [-40, 14],
          [0, 20],
          [40, 14],
          [78, -6],
        ],
        [
          [78, -6],
          [82, 30],
          [56, 76],
          [0, 92],
          [-56, 76],
          [-82, 30],
          [-78, -6],
        ],
      )
    : outline(
        [
          [-80, -10],
          [0, -14],
          [80, -10],
        ],
        [
          [80, -10],
          [84, 40],
          [82, 84],
        ],
        [
          [82, 84],
          [0, 92],
          [-82, 84],
        ],
        [
          [-82, 84],
          [-84, 40],
          [-80, -10],
        ],
      )
  const flap = outline(
    [
      [-80, -10],
      [0, -15],
      [80, -10],
    ],
    [
      [80, -10],
      [76, 30],
      [58, 42],
      [0, 48],
      [-58, 42],
      [-76, 30],
      [-80, -10],
    ],
  )
  const strap =
    look.cut.detail === 'chain'
      ? chain(trim)
      : handle(
          trim,
          [
            [-76, -6],
            [-60, -90],
            [0, -152],
            [60, -90],
            [76, -6],
          ],
          5.4,
        )
  const folds = [
    {
      points: [
        [-66, 14],
        [-60, 50],
        [-66, 82],
      ] as const,
      width: 10,
    },
    {
      points: [
        [-40, 0],
        [-10, 8],
        [30, 2],
      ] as const,
      width: 10,
      tone: 'light' as const,
    },
    {
      points: [
        [56, 10],
        [62, 50],
        [54, 84],
      ] as const,
      width: 12,
    },
  ]
  const clasp = `<rect x="-9" y="36" width="18" height="18" rx="4" fill="#cfae68" stroke="#8f7338" stroke-width="1.2"/><rect x="-5.5" y="39" width="6" height="5" rx="2" fill="#f3e2b4"/>`
  return [
    strap,
    paintCloth(sheet, cloth, { d: body, folds, round: 18 }),
    round || isBack
      ? ''
      : paintCloth(sheet, cloth, { d: flap, folds, round: 14 }) +
        seam(
          cloth,
          line([
            [-72, 26],
            [-55, 36],
            [0, 42],
            [55, 36],
            [72, 26],
          ]),
          { dashed: true, opacity: 0.55 },
        ),
    round
      ? seam(
          cloth,
          line([
            [-70, 4],
            [0, 30],
            [70, 4],
          ]),
          { dashed: true, opacity: 0.6 },
        )
      : isBack
        ? ''
        : clasp,
  ].join('')
}

function chain(trim: Cloth) {
  const d = line([
    [-76, -6],
    [-60, -90],
    [0, -152],
    [60, -90],
    [76, -6],
  ])
  return `<path d="${d}" fill="none" stroke="#7d642c" stroke-width="6" stroke-dasharray="7 3"/><path d="${d}" fill="none" stroke="${trim.gleam > 2 ? trim.color : '#d9b976'}" stroke-width="3.6" stroke-dasharray="7 3"/>`
}
