import { mix, shade, tint } from '../drawing/colour.ts'
import { blob, line, outline, type Point, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softShape } from '../drawing/soft.ts'
import { type Cloth, weaveCloth } from '../fabric/cloth.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { ProductPlate } from '../plateSpec.ts'
import { drawBag } from './bag.ts'
import { drawHat } from './hat.ts'

/** An accessory by itself. */
export function drawObject(sheet: Sheet, spec: ProductPlate): string {
  const cloth = weaveCloth(sheet, spec, spec.seed)
  const trim = weaveCloth(sheet, { ...spec, color: spec.accent, pattern: 'plain' }, spec.seed)
  switch (spec.garment) {
    case 'silk-scarf':
      return foldedSquare(sheet, cloth, trim)
    case 'heels':
      return pair(sheet, cloth, trim, spec.cut.detail === 'chain')
    case 'earrings':
      return earrings(spec)
    case 'belt':
      return coiled(sheet, cloth, spec.cut.waist === 'tie')
    case 'hat':
      return drawHat(sheet, cloth, trim, spec.cut.silhouette === 'trapeze')
    default:
      return drawBag(sheet, cloth, trim, spec)
  }
}

function foldedSquare(sheet: Sheet, cloth: Cloth, trim: Cloth) {
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
    `<g transform="translate(-3 -3)">${softShape(turned, cloth.deep, 0.35, 7)}</g>`,
    paintCloth(
      sheet,
      { ...cloth, fills: () => [mix(cloth.color, '#ffffff', 0.3)] },
      { d: turned, round: 8 },
    ),
    paintCloth(sheet, cloth, { d: fold, round: 8, turn: 90 }),
  ].join('')
}

function pair(sheet: Sheet, cloth: Cloth, trim: Cloth, strappy: boolean) {
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
  const strap = (points: Point[]) =>
    `<path d="${line(points)}" fill="none" stroke="${cloth.dark}" stroke-width="8" stroke-linecap="round"/><path d="${line(points)}" fill="none" stroke="${cloth.color}" stroke-width="6" stroke-linecap="round"/>`
  return [
    paintCloth(sheet, cloth, { d: heel, round: 7 }),
    paintCloth(sheet, cloth, { d: base, round: 7 }),
    strap([
      [40, 54],
      [54, 26],
      [78, 30],
      [84, 58],
    ]),
    strap([
      [8, 42],
      [20, 12],
      [44, 14],
      [52, 52],
    ]),
    strap([
      [-78, 14],
      [-86, -20],
      [-66, -52],
      [-40, -46],
      [-44, -18],
      [-72, 12],
    ]),
  ].join('')
}

function earrings({ color, accent, seed, cut }: ProductPlate) {
  const gold = (d: string) =>
    `<path d="${d}" fill="${color}" stroke="${shade(color, 0.4)}" stroke-width="1"/><path d="${d}" fill="${tint(color, 0.75)}" fill-opacity=".55" transform="translate(-1.6 -1.6) scale(.86)"/>`
  const kind =
    cut.detail === 'tassel'
      ? 'tassel'
      : cut.detail === 'chain'
        ? 'hoop'
        : seed % 2
          ? 'drop'
          : 'petal'
  const one = {
    hoop: `<circle cy="20" r="30" fill="none" stroke="${shade(color, 0.35)}" stroke-width="10"/><circle cy="20" r="30" fill="none" stroke="${color}" stroke-width="8"/><path d="M-24 2A30 30 0 0 1 10 -8" fill="none" stroke="${tint(color, 0.8)}" stroke-width="3" stroke-linecap="round"/>`,
    drop:
      gold(
        blob([
          [0, -24],
          [6, -18],
          [0, -12],
          [-6, -18],
        ]),
      ) +
      `<path d="M0 -12V2" stroke="${shade(color, 0.2)}" stroke-width="2"/>` +
      `<circle cy="20" r="19" fill="${accent}"/><circle cx="-6" cy="13" r="6" fill="${tint(accent, 0.75)}" fill-opacity=".8"/><circle cx="4" cy="27" r="13" fill="${shade(accent, 0.3)}" fill-opacity=".16"/>`,
    petal:
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 0 16)">${gold(
              blob([
                [0, 14],
                [-11, -2],
                [0, -16],
                [11, -2],
              ]),
            )}</g>`,
        )
        .join('') +
      `<circle cy="16" r="6.5" fill="${accent}"/><circle cx="-2" cy="14" r="2.2" fill="#fff" fill-opacity=".8"/>`,
    tassel:
      gold(
        blob([
          [0, -26],
          [7, -19],
          [0, -12],
          [-7, -19],
        ]),
      ) +
      Array.from(
        { length: 13 },
        (_, index) =>
          `<path d="${taper(
            [
              [(index - 6) * 0.9, -10],
              [(index - 6) * 1.7, 26],
              [(index - 6) * 2.1, 60],
            ],
            2.6,
            0.7,
          )}" fill="${index % 3 ? accent : shade(accent, 0.2)}"/>`,
      ).join(''),
  }[kind]
  return `<path d="M-60 -70L60 70" fill="none"/><g transform="translate(-38 -6) rotate(-7)">${one}</g><g transform="translate(38 2) rotate(9)">${one}</g>`
}

function coiled(sheet: Sheet, cloth: Cloth, tie: boolean) {
  const ring = outline(
    [
      [-96, 0],
      [-84, -24],
      [0, -40],
      [84, -24],
      [96, 0],
    ],
    [
      [96, 0],
      [96, 26],
      [84, 48],
      [0, 64],
      [-84, 48],
      [-96, 26],
      [-96, 0],
    ],
  )
  const inside = outline([
    [-90, 2],
    [-78, -16],
    [0, -30],
    [78, -16],
    [90, 2],
    [74, 18],
    [0, 30],
    [-74, 18],
    [-90, 2],
  ])
  const tail = outline(
    [
      [20, 34],
      [70, 50],
      [130, 48],
    ],
    [
      [130, 48],
      [134, 64],
    ],
    [
      [134, 64],
      [120, 74],
      [66, 76],
      [16, 62],
    ],
    [
      [16, 62],
      [20, 34],
    ],
  )
  const buckle = tie
    ? ''
    : `<rect x="-2" y="24" width="38" height="46" rx="7" fill="none" stroke="#8f7338" stroke-width="8.4"/><rect x="-2" y="24" width="38" height="46" rx="7" fill="none" stroke="#d9b976" stroke-width="6"/><path d="M17 47H40" stroke="#c9a862" stroke-width="4.6" stroke-linecap="round"/>`
  const holes = [70, 86, 102]
    .map((x) => `<circle cx="${x}" cy="61" r="2.2" fill="${cloth.deep}"/>`)
    .join('')
  return [
    paintCloth(sheet, cloth, { d: ring, round: 12 }),
    `<path d="${inside}" fill="${cloth.deep}" fill-opacity=".9"/>`,
    paintCloth(sheet, cloth, {
      d: tail,
      round: 9,
      folds: [
        {
          points: [
            [30, 44],
            [70, 56],
            [120, 54],
          ],
          width: 7,
          tone: 'light',
        },
      ],
    }),
    tie ? '' : holes,
    buckle,
  ].join('')
}
