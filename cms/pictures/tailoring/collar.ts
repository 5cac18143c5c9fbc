import { line, outline, type Point, polygon, taper } from '../drawing/geometry.ts'
import { softShape } from '../drawing/soft.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { paintCloth, paintInside, seam } from '../fabric/paint.ts'
import { sides } from '../figure/body.ts'
import type { Fitting } from './fitting.ts'

/** The collar over neck and bodice. */
export function collar(fitting: Fitting): string {
  const draw = {
    none: () => edging(fitting),
    shirt: () => shirtCollar(fitting),
    mandarin: () => mandarin(fitting),
    bow: () => bow(fitting),
    notch: () => lapels(fitting, true),
    shawl: () => lapels(fitting, false),
    'peter-pan': () => peterPan(fitting),
    wide: () => wideCollar(fitting),
    roll: () => roll(fitting),
  }[fitting.cut.collar]
  return draw()
}

/** The inside of the back neck, seen when no one wears it. */
export function backNeck(
  { body, sheet, cloth, cut }: Fitting,
  width: number,
  depth: number,
): string {
  const high = cut.collar === 'none' ? 0 : -10
  const points: Point[] = [
    [-width, 138],
    [-width * 0.8, 128 + high],
    [0, 132 + high],
    [width * 0.8, 128 + high],
    [width, 138],
    [width * 0.9, depth],
    [-width * 0.9, depth],
  ]
  const label: Point[] = [
    [-8, 138 + high],
    [8, 138 + high],
    [8, 146 + high],
    [-8, 146 + high],
  ]
  return (
    paintInside(sheet, cloth, outline(points.map(([u, y]) => body.torso(u, y)))) +
    `<path d="${polygon(label.map(([u, y]) => body.torso(u, y)))}" fill="#f4efe6" fill-opacity=".9"/>`
  )
}

function edging({ body, cut, cloth, look }: Fitting): string {
  if (cut.neckline !== 'crew' && cut.neckline !== 'high') return ''
  const ribbed = look.fabric === 'knit' || look.garment === 't-shirt'
  if (!ribbed) return ''
  const drop = cut.neckline === 'high' ? 14 : 7
  const rim: Point[] =
    cut.neckline === 'high'
      ? [
          [-21, 124 + drop],
          [0, 128 + drop],
          [21, 124 + drop],
        ]
      : [
          [-30, 137],
          [-24, 151],
          [-12, 161],
          [0, 164],
          [12, 161],
          [24, 151],
          [30, 137],
        ]
  return seam(cloth, line(rim.map(([u, y]) => body.torso(u, y))), { opacity: 0.6, width: 1.3 })
}

function shirtCollar({ body, sheet, trim, cut }: Fitting): string {
  const open = cut.neckline === 'v' || cut.neckline === 'deep-v'
  return sides
    .map((side) => {
      const spread = open ? 1 : 0
      const shape: Point[] = [
        [side * 25, 126],
        [side * (34 + spread * 4), 146],
        [side * (27 + spread * 9), 174 + spread * 6],
        [side * (4 + spread * 8), 157 + spread * 8],
      ]
      const inner: Point[] = [
        [side * (4 + spread * 8), 157 + spread * 8],
        [side * 15, 140],
        [side * 22, 124],
      ]
      const d = outline(
        shape.slice(0, 2).map(([u, y]) => body.torso(u, y)),
        shape.slice(1, 3).map(([u, y]) => body.torso(u, y)),
        shape.slice(2, 4).map(([u, y]) => body.torso(u, y)),
        inner.map(([u, y]) => body.torso(u, y)),
      )
      return paintCloth(sheet, trim, { d, round: 6, turn: side * 18 })
    })
    .join('')
}

function mandarin({ body, sheet, trim }: Fitting): string {
  const shape: Point[] = [
    [-23, 138],
    [-18, 120],
    [0, 127],
    [18, 120],
    [23, 138],
    [10, 148],
    [0, 150],
    [-10, 148],
  ]
  const runs = [
    shape.slice(0, 2),
    shape.slice(1, 4),
    shape.slice(3, 5),
    [...shape.slice(4), shape[0] as Point],
  ]
  const d = outline(...runs.map((run) => run.map(([u, y]) => body.torso(u, y))))
  const split = taper([body.torso(0, 127), body.torso(1, 140), body.torso(0, 150)], 1.6)
  return `${paintCloth(sheet, trim, { d, round: 8 })}<path d="${split}" fill="${trim.ink}"/>`
}

function bow({ body, sheet, trim }: Fitting): string {
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

function lapels({ body, sheet, trim, cut }: Fitting, notched: boolean): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const low = cut.closure === 'double-breasted' ? 292 : 276
  return sides
    .map((side) => {
      const s = (u: number, y: number): Point => [side * u, y]
      const facing = notched
        ? outline(
            put([s(20, 128), s(32, 136)]),
            put([s(34, 164), s(40, 166)]),
            put([s(56, 176), s(40, 226), s(1, low)]),
            put([s(1, low), s(8, 220), s(17, 166), s(20, 128)]),
          )
        : outline(
            put([s(20, 126), s(36, 142), s(42, 186), s(34, 230), s(1, low)]),
            put([s(1, low), s(8, 220), s(16, 166), s(20, 126)]),
          )
      const top = notched
        ? outline(
            put([s(20, 124), s(33, 134)]),
            put([s(43, 160), s(32, 168)]),
            put([s(32, 168), s(16, 162)]),
            put([s(16, 162), s(17, 140), s(20, 124)]),
          )
        : ''
      const shadow = `<g transform="translate(2 4)">${softShape(facing, trim.deep, 0.35, 6)}</g>`
      return (
        shadow +
        paintCloth(sheet, trim, { d: facing, round: 7, turn: side * 16 }) +
        (top ? paintCloth(sheet, trim, { d: top, round: 5, turn: side * 30 }) : '')
      )
    })
    .join('')
}

function peterPan({ body, sheet, trim }: Fitting): string {
  return sides
    .map((side) => {
      const shape: Point[] = [
        [side * 24, 130],
        [side * 44, 146],
        [side * 46, 166],
        [side * 26, 180],
        [side * 5, 172],
      ]
      const inner: Point[] = [
        [side * 1, 157],
        [side * 14, 152],
        [side * 24, 130],
      ]
      const d = outline(
        shape.map(([u, y]) => body.torso(u, y)),
        inner.map(([u, y]) => body.torso(u, y)),
      )
      return paintCloth(sheet, trim, { d, round: 7 })
    })
    .join('')
}

function wideCollar({ body, sheet, trim }: Fitting): string {
  return sides
    .map((side) => {
      const shape: Point[] = [
        [side * 22, 128],
        [side * 52, 142],
        [side * 76, 162],
        [side * 62, 204],
      ]
      const under: Point[] = [
        [side * 62, 204],
        [side * 34, 196],
        [side * 4, 214],
      ]
      const inner: Point[] = [
        [side * 4, 214],
        [side * 14, 170],
        [side * 22, 128],
      ]
      const d = outline(
        ...[shape, under, inner].map((run) => run.map(([u, y]) => body.torso(u, y))),
      )
      return paintCloth(sheet, trim, { d, round: 9 })
    })
    .join('')
}

function roll({ body, sheet, cloth }: Fitting): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const d = outline(
    put([
      [-24, 140],
      [-23, 112],
      [-16, 105],
      [0, 109],
      [16, 105],
      [23, 112],
      [24, 140],
      [12, 149],
      [-12, 149],
      [-24, 140],
    ]),
  )
  const fold = (y: number): Cloth | readonly Point[] =>
    put([
      [-21, y],
      [0, y + 7],
      [21, y],
    ])
  return paintCloth(sheet, cloth, {
    d,
    round: 9,
    folds: [
      { points: fold(120) as readonly Point[], width: 5 },
      { points: fold(132) as readonly Point[], width: 4 },
    ],
  })
}
