import { mix } from '../drawing/colour.ts'
import { blob, outline, type Point, short, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Complexion } from './skin.ts'

export function face(sheet: Sheet, tone: Complexion, turn: number) {
  const middle = turn * 9
  const eye = (side: -1 | 1) => {
    const narrow = side * turn > 0 ? 0.8 : 1
    const x = middle + side * 13.5 * (1 - Math.abs(turn) * 0.12)
    const reach = (offset: number) => x + side * offset * narrow
    const lash: Point[] = [
      [reach(-6.6), 56.4],
      [reach(-2), 54.4],
      [reach(3), 54.7],
      [reach(8.6), 57],
    ]
    const lid = outline(
      [
        [reach(-6.6), 56],
        [reach(-1.5), 51],
        [reach(4), 51.5],
        [reach(8), 56.4],
      ],
      [
        [reach(8), 56.4],
        [reach(2), 58.6],
        [reach(-4), 58],
        [reach(-6.6), 56],
      ],
    )
    const lower: Point[] = [
      [reach(-5), 58.3],
      [reach(1), 60.3],
      [reach(6), 58.6],
    ]
    const open = outline(lash, [...lower].reverse())
    const brow: Point[] = [
      [reach(-7.5), 46],
      [reach(0), 42.6],
      [reach(6), 43],
      [reach(11.5), 46.5],
    ]
    const iris = `<ellipse cx="${short(reach(0.6))}" cy="57.4" rx="${short(3 * narrow)}" ry="2.7" fill="${mix(tone.hair, '#3a2418', 0.5)}"/>`
    return [
      `<path d="${lid}" fill="${tone.shade}" fill-opacity=".42"/>`,
      `<path d="${open}" fill="#fbf4ee"/>`,
      `<g clip-path="${sheet.clip(open)}">${iris}</g>`,
      `<path d="${taper(lash, 2.7, 0.62)}" fill="${mix(tone.hair, '#120c0a', 0.4)}"/>`,
      `<path d="${taper(lower, 0.8)}" fill="${tone.shade}"/>`,
      `<path d="${taper(brow, 2.5, 0.42)}" fill="${mix(tone.hair, tone.shade, 0.25)}" fill-opacity=".9"/>`,
    ].join('')
  }
  const bridge = middle * 1.25
  const lean = turn >= 0 ? 1 : -1
  const nose: Point[] = [
    [bridge + lean * 3.2, 50],
    [bridge + lean * 3.4, 60],
    [bridge + lean * 5, 69],
    [bridge + lean * 1.5, 72.6],
  ]
  const mouth = middle * 1.12
  const upperLip = outline(
    [
      [mouth - 9.4, 82.4],
      [mouth - 4, 79.4],
      [mouth - 1.4, 79],
      [mouth, 79.9],
      [mouth + 1.4, 79],
      [mouth + 4, 79.4],
      [mouth + 9.4, 82.4],
    ],
    [
      [mouth + 9.4, 82.4],
      [mouth, 82.9],
      [mouth - 9.4, 82.4],
    ],
  )
  const lowerLip = outline(
    [
      [mouth - 8.4, 82.7],
      [mouth, 83.2],
      [mouth + 8.4, 82.7],
    ],
    [
      [mouth + 8.4, 82.7],
      [mouth + 4, 87],
      [mouth, 88],
      [mouth - 4, 87],
      [mouth - 8.4, 82.7],
    ],
  )
  const glow = sheet.radial(
    [
      [0, tone.lips, 0.26],
      [1, tone.lips, 0],
    ],
    [0.5, 0.5],
    0.5,
  )
  const blush = (side: -1 | 1) =>
    `<ellipse cx="${short(middle + side * 19)}" cy="69" rx="13" ry="10" fill="${glow}"/>`
  return [
    blush(-1) + blush(1),
    eye(-1),
    eye(1),
    `<path d="${taper(nose, 1.9, 0.75)}" fill="${tone.shade}" fill-opacity=".75"/>`,
    `<path d="${blob([
      [bridge - 3.6, 71],
      [bridge, 73.4],
      [bridge + 3.6, 71],
      [bridge, 72.2],
    ])}" fill="${tone.shade}" fill-opacity=".8"/>`,
    `<path d="${upperLip}" fill="${mix(tone.lips, '#4a1216', 0.25)}"/>`,
    `<path d="${lowerLip}" fill="${tone.lips}"/>`,
    `<path d="${taper(
      [
        [mouth - 3.5, 85],
        [mouth, 85.6],
        [mouth + 3, 85],
      ],
      1.3,
    )}" fill="#fff" fill-opacity=".35"/>`,
    `<path d="${taper(
      [
        [mouth - 5, 91.5],
        [mouth, 92.6],
        [mouth + 5, 91.5],
      ],
      1.6,
    )}" fill="${tone.shade}" fill-opacity=".4"/>`,
  ].join('')
}
