import { line, outline, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Look } from '../plateSpec.ts'

/** A bag about 150 wide, its opening's middle at the origin's height minus 60, its handles above. */
export function drawBag(sheet: Sheet, cloth: Cloth, trim: Cloth, look: Look): string {
  return look.garment === 'tote-bag'
    ? tote(sheet, cloth, trim, look)
    : shoulder(sheet, cloth, trim, look)
}

function handle(cloth: Cloth, points: readonly (readonly [number, number])[], width: number) {
  const d = line(points)
  return `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${width + 1.6}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${cloth.color}" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${cloth.pale}" stroke-width="${width * 0.25}" stroke-linecap="round" stroke-opacity=".5" transform="translate(-1 -.6)"/>`
}

function tote(sheet: Sheet, cloth: Cloth, trim: Cloth, look: Look) {
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
  const tag =
    look.cut.detail === 'monogram'
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

function shoulder(sheet: Sheet, cloth: Cloth, trim: Cloth, look: Look) {
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
    round
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

/** The house's two letters in hairline capitals. */
export function monogram(trim: Cloth, x: number, y: number, scale: number): string {
  const strokes = ['M-24 14L-12 -14L0 14M-19 4H-5', 'M2 -14L13 14L24 -14'].join('')
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${strokes}" fill="none" stroke="${trim.color}" stroke-width="3" stroke-linejoin="round"/>`
}
