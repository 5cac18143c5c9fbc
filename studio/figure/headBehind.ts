import type { Body, Side } from '../body/body.ts'
import { mix, tint } from '../drawing/colour.ts'
import { blob, outline, type Point, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { HairStyle } from '../plateSpec.ts'
import { ear, placed } from './head.ts'
import { type Complexion, flesh } from './skin.ts'
import { lock, paint, sheen } from './strands.ts'

/** A head from behind, turned so far that its cheek and jaw are one line beside the hair. */
export function drawHeadBehind(
  sheet: Sheet,
  body: Body,
  tone: Complexion,
  style: HairStyle,
): string {
  const side: Side = body.pose.head.turn < 0 ? -1 : 1
  const s = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y])
  const head = blob(
    s([
      [0, 4],
      [24, 10],
      [34, 32],
      [35, 54],
      [30, 74],
      [22, 92],
      [8, 96],
      [-14, 94],
      [-30, 70],
      [-34, 36],
      [-24, 10],
    ]),
  )
  const cap = hairlines(style)
  const gathered = gathering[style] ?? [0, -6]
  const strands = cap
    .map((from) =>
      paint(
        taper(
          s([from, [(from[0] + gathered[0]) * 0.56, (from[1] + gathered[1]) / 2], gathered]),
          1.1,
        ),
        tint(tone.hair, 0.28),
        0.5,
      ),
    )
    .join('')
  const gleam = sheen(
    [
      [-28, 22],
      [-20, 6],
      [-6, 0],
    ],
    tone,
    6,
  )
  const hair = lock(
    sheet,
    outline(s(cap), s([...(style === 'bob' ? [] : nape), ...crown])),
    tone.hair,
    strands + gleam,
  )
  const covers =
    style === 'bob' ? '' : `<g transform="translate(${side * -11} 2)">${ear(sheet, tone, side)}</g>`
  return placed(
    body,
    flesh(sheet, head, tone, { shadow: 8 }) + hair + covers + tied(sheet, tone, style, s),
  )
}

/** The edge of the hair from the temple, behind the ear, along the nape. */
function hairlines(style: HairStyle): Point[] {
  if (style === 'bob')
    return [
      [33, 26],
      [31, 60],
      [36, 100],
      [20, 108],
      [-4, 109],
      [-30, 107],
      [-43, 100],
    ]
  return [
    [31, 22],
    [28, 40],
    [18, 48],
    [13, 66],
    [14, 84],
    [4, 95],
    [-14, 93],
    [-28, 78],
  ]
}

/** From the nape over the crown back to the temple. */
const nape: readonly Point[] = [
  [-30, 80],
  [-36, 60],
]
const crown: readonly Point[] = [
  [-39, 44],
  [-36, 22],
  [-20, -2],
  [2, -8],
  [22, -1],
  [31, 22],
]

/** Where the strands meet, if not on the crown. */
const gathering: Partial<Record<HairStyle, Point>> = { bun: [-4, 78], ponytail: [-6, 44] }

/** The tied part of the hair: a chignon, a knot or a tail. */
function tied(
  sheet: Sheet,
  tone: Complexion,
  style: HairStyle,
  s: (points: readonly Point[]) => Point[],
): string {
  const dark = mix(tone.hair, '#000000', 0.25)
  const strand = (points: Point[]) => paint(taper(s(points), 1.4), tint(tone.hair, 0.3), 0.55)
  const shape = (points: Point[], marks: string) =>
    paint(blob(s(points.map(([x, y]): Point => [x + 0.6, y + 2]))), dark) +
    lock(sheet, blob(s(points)), tone.hair, marks)
  switch (style) {
    case 'bun':
      return shape(
        [
          [-24, 80],
          [-14, 66],
          [6, 66],
          [17, 79],
          [10, 95],
          [-12, 97],
        ],
        strand([
          [-20, 84],
          [-8, 72],
          [10, 76],
          [8, 90],
          [-8, 90],
        ]),
      )
    case 'topknot':
      return shape(
        [
          [-16, -6],
          [-17, -22],
          [-2, -31],
          [14, -25],
          [17, -8],
          [0, 2],
        ],
        strand([
          [-12, -10],
          [-2, -24],
          [12, -18],
          [6, -6],
        ]),
      )
    case 'ponytail':
      return shape(
        [
          [-14, 40],
          [2, 40],
          [12, 62],
          [6, 104],
          [12, 150],
          [2, 184],
          [-9, 158],
          [-20, 110],
          [-20, 64],
        ],
        strand([
          [-8, 50],
          [-8, 100],
          [2, 150],
          [2, 178],
        ]),
      )
    default:
      return ''
  }
}
