import { mix } from '../drawing/colour.ts'
import { outline, type Point, short, taper } from '../drawing/geometry.ts'
import { softShape, softTaper } from '../drawing/soft.ts'
import type { Complexion } from './skin.ts'

/**
 * A face in few strokes, turned with the head: lowered or narrow eyes without whites, a nose of one shadow, a mouth. What
 * is left out is lit.
 */
export function face(tone: Complexion, turn: number): string {
  const { features } = tone
  const middle = turn * 14
  /** The half that turns away is foreshortened. */
  const across = (side: -1 | 1) => (side * turn > 0 ? 1 - Math.abs(turn) * 0.42 : 1)
  return [
    plane(tone, middle, turn),
    ...([-1, 1] as const).map((side) => eye(tone, middle, side, across(side))),
    nose(tone, middle, turn),
    mouth(tone, middle * 1.12, across),
    features.isMature ? lines(tone, middle, across) : '',
  ].join('')
}

/** The cheek and jaw away from the light. */
function plane(tone: Complexion, middle: number, turn: number) {
  const side = turn < -0.2 ? -1 : 1
  const d = outline([
    [side * 34, 44],
    [middle + side * 17, 66],
    [middle + side * 13, 80],
    [middle + side * 6, 98],
    [side * 30, 104],
    [side * 40, 70],
  ])
  return softShape(d, tone.shade, 0.2, 5)
}

function eye(tone: Complexion, middle: number, side: -1 | 1, scale: number) {
  const { features } = tone
  const ink = mix(tone.hair, '#140d0b', 0.55)
  const x = middle + side * features.gap * scale
  const at = (out: number, y: number): Point => [
    x + side * out * scale * features.eye,
    features.level + y,
  ]
  const path = (d: string, fill: string, opacity = 1) =>
    `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`
  const lid = outline([at(-7, 1), at(-2, -4.6), at(4, -4.4), at(9, 0.4), at(2, 1.2)])
  const brow = taper(
    [
      at(-7, -8 + features.brow),
      at(-1, -9.4 + features.brow * 0.5),
      at(6, -10),
      at(12.5, -6.6 - features.brow * 0.4),
    ],
    2.9,
    0.3,
  )
  const parts = [path(lid, tone.shade, 0.4), path(brow, mix(tone.hair, tone.shade, 0.2), 0.9)]
  if (features.isLowered) {
    const lash = taper([at(-7, 0.4), at(-2, 3.4), at(3, 3.6), at(9.4, 0)], 2.8, 0.6)
    return [...parts, path(lash, ink)].join('')
  }
  const open = outline([at(-5.6, 0.8), at(-1, -2.6), at(3, -2.2), at(6.6, 0.8), at(1, 2.6)])
  const lash = taper([at(-7, 0.6), at(-2, -3), at(3.4, -2.8), at(10.4, -0.6)], 2.9, 0.66)
  const light = `<circle cx="${short(at(-0.4, 0)[0])}" cy="${short(features.level - 0.6)}" r=".8" fill="#fff" fill-opacity=".7"/>`
  return [...parts, path(open, ink), path(lash, ink), light].join('')
}

function nose(tone: Complexion, middle: number, turn: number) {
  const lean = turn >= 0 ? 1 : -1
  const tip = middle * 1.3
  const { level } = tone.features
  const end = 71 + tone.features.nose
  const bridge = softTaper(
    [
      [tip + lean * 2.4, level - 6],
      [tip + lean * 3, level + 5],
      [tip + lean * 4.6, end - 4],
    ],
    3,
    tone.shade,
    0.7,
    0.85,
  )
  const under = taper(
    [
      [tip - 4.2, end - 1],
      [tip + lean * 1, end + 1.4],
      [tip + 4.6, end - 1.2],
    ],
    2.1,
  )
  return `${bridge}<path d="${under}" fill="${tone.shade}" fill-opacity=".9"/>`
}

function mouth(tone: Complexion, middle: number, across: (side: -1 | 1) => number) {
  const { lip, nose } = tone.features
  const y = 82 + nose * 0.6
  const corner = (side: -1 | 1): Point => [middle + side * 9.8 * across(side), y]
  const [left, right] = [corner(-1), corner(1)]
  const upper = outline(
    [left, [middle - 3.4, y - 3 * lip], [middle, y - 2], [middle + 3.4, y - 3 * lip], right],
    [right, [middle, y + 0.6], left],
  )
  const lower = outline(
    [left, [middle, y + 0.4], right],
    [right, [middle + 3, y + 4.2 * lip], [middle - 3, y + 4.2 * lip], left],
  )
  const under = taper(
    [
      [middle - 4, y + 8.4],
      [middle, y + 9.4],
      [middle + 4, y + 8.4],
    ],
    1.7,
  )
  return [
    `<path d="${upper}" fill="${mix(tone.lips, '#4a1216', 0.3)}"/>`,
    `<path d="${lower}" fill="${tone.lips}"/>`,
    `<path d="${under}" fill="${tone.shade}" fill-opacity=".4"/>`,
  ].join('')
}

/** Lines of age: beside the mouth and under the eyes. */
function lines(tone: Complexion, middle: number, across: (side: -1 | 1) => number) {
  const marks = ([-1, 1] as const).flatMap((side) => {
    const at = (out: number, y: number): Point => [middle + side * out * across(side), y]
    return [
      taper([at(7, 72), at(11.5, 78), at(12.5, 84)], 1.5),
      taper([at(9, 62), at(14, 64), at(20, 61)], 1.3),
    ]
  })
  return marks.map((d) => `<path d="${d}" fill="${tone.shade}" fill-opacity=".55"/>`).join('')
}
