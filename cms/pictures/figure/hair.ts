import { mix, tint } from '../drawing/colour.ts'
import { blob, outline, type Point, taper } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import type { Complexion } from './skin.ts'

export const hairStyles = [
  'bun',
  'long',
  'bob',
  'crop',
  'wave',
  'ponytail',
  'topknot',
  'cloud',
] as const
export type HairStyle = (typeof hairStyles)[number]

const paint = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** Hair behind the neck. */
export function drawHairBack(tone: Complexion, style: HairStyle, turn: number): string {
  const dark = mix(tone.hair, '#000000', 0.2)
  const away = turn > 0 ? -1 : 1
  const shapes: Record<HairStyle, () => string> = {
    bun: () =>
      paint(
        blob([
          [away * 4, 96],
          [away * 26, 88],
          [away * 38, 100],
          [away * 32, 116],
          [away * 14, 118],
          [away * 2, 108],
        ]),
        dark,
      ),
    long: () =>
      paint(
        outline(
          [
            [-36, 34],
            [-41, 80],
            [-44, 140],
            [-47, 200],
            [-40, 236],
          ],
          [
            [-40, 236],
            [0, 246],
            [38, 238],
          ],
          [
            [38, 238],
            [46, 200],
            [43, 140],
            [41, 80],
            [36, 34],
          ],
        ),
        dark,
      ),
    bob: () =>
      paint(
        blob([
          [-37, 30],
          [-43, 70],
          [-41, 102],
          [-22, 108],
          [22, 108],
          [41, 102],
          [43, 70],
          [37, 30],
        ]),
        dark,
      ),
    crop: () =>
      paint(
        blob([
          [-33, 30],
          [-36, 62],
          [-26, 84],
          [26, 84],
          [36, 62],
          [33, 30],
        ]),
        dark,
      ),
    wave: () =>
      paint(
        blob([
          [-38, 30],
          [-46, 74],
          [-50, 118],
          [-62, 158],
          [-54, 206],
          [-34, 222],
          [-14, 176],
          [20, 168],
          [48, 190],
          [56, 150],
          [46, 100],
          [42, 60],
          [36, 30],
        ]),
        dark,
      ),
    ponytail: () =>
      paint(
        blob([
          [away * 10, 6],
          [away * 40, 10],
          [away * 56, 50],
          [away * 52, 108],
          [away * 62, 164],
          [away * 46, 186],
          [away * 32, 130],
          [away * 30, 60],
        ]),
        dark,
      ),
    topknot: () =>
      paint(
        blob([
          [-15, -2],
          [-19, -20],
          [-4, -31],
          [14, -27],
          [19, -10],
          [12, 4],
        ]),
        tone.hair,
      ),
    cloud: () => cloud(tone),
  }
  return (
    shapes[style]() +
    (style === 'topknot'
      ? sheen(
          [
            [-10, -12],
            [-2, -22],
            [8, -22],
          ],
          tone,
        )
      : '')
  )
}

function cloud(tone: Complexion) {
  const dark = mix(tone.hair, '#000000', 0.15)
  const edge: Point[] = []
  for (let step = 0; step < 34; step += 1) {
    const angle = (step / 34) * Math.PI * 2
    const wobble = 1 + Math.sin(step * 2.4) * 0.03 + (step % 2 === 0 ? 0.018 : -0.018)
    edge.push([Math.cos(angle) * 55 * wobble, 40 + Math.sin(angle) * 53 * wobble])
  }
  return paint(blob(edge), dark)
}

function sheen(points: Point[], tone: Complexion, width = 5) {
  return softTaper(points, width, tint(tone.hair, 0.42), 0.5)
}

/** Hair over the forehead and beside the face. */
export function drawHairFront(tone: Complexion, style: HairStyle, turn: number): string {
  const part = turn * 7
  const strand = (points: Point[], width = 1) =>
    paint(taper(points, width), tint(tone.hair, 0.25), 0.5)
  const sleek = [
    paint(
      outline(
        [
          [part, 15],
          [-14 + part, 20],
          [-27, 36],
          [-31, 58],
        ],
        [
          [-31, 58],
          [-36, 44],
          [-36, 20],
          [-22, 0],
          [0, -7],
          [22, 0],
          [36, 20],
          [36, 44],
          [31, 58],
        ],
        [
          [31, 58],
          [27, 36],
          [14 + part, 20],
          [part, 15],
        ],
      ),
      tone.hair,
    ),
    strand([
      [part, 12],
      [-16, 14],
      [-31, 38],
    ]),
    strand([
      [part, 12],
      [16, 14],
      [31, 38],
    ]),
    strand([
      [part - 1, 6],
      [-20, 6],
      [-33, 28],
    ]),
    strand([
      [part + 1, 6],
      [20, 6],
      [33, 28],
    ]),
    sheen(
      [
        [-29, 18],
        [-18, 4],
        [-4, -1],
      ],
      tone,
    ),
  ].join('')
  const lengths = (reach: number, swell: number) =>
    ([-1, 1] as const)
      .map(
        (side) =>
          paint(
            outline(
              [
                [side * 30, 30],
                [side * 33, 56],
                [side * (32 + swell * 0.2), 84],
                [side * (30 + swell * 0.6), reach * 0.8],
                [side * (34 + swell), reach],
              ],
              [
                [side * (34 + swell), reach],
                [side * (45 + swell), reach * 0.78],
                [side * (42 + swell * 0.3), 70],
                [side * 37, 26],
              ],
            ),
            tone.hair,
          ) +
          strand(
            [
              [side * 36, 40],
              [side * 38, 80],
              [side * (38 + swell * 0.7), reach * 0.9],
            ],
            1.6,
          ),
      )
      .join('')
  const shapes: Record<HairStyle, () => string> = {
    bun: () => sleek,
    topknot: () => sleek,
    ponytail: () => sleek,
    long: () => lengths(214, 2) + sleek,
    wave: () => lengths(150, 12) + sleek,
    bob: () => lengths(104, 3) + sleek,
    crop: () =>
      paint(
        outline(
          [
            [-31, 50],
            [-26, 34],
            [-6, 24],
            [16, 28],
            [30, 22],
          ],
          [
            [30, 22],
            [33, 40],
            [32, 56],
            [37, 40],
            [35, 14],
            [16, -7],
            [-12, -8],
            [-34, 10],
            [-37, 40],
            [-31, 58],
          ],
        ),
        tone.hair,
      ) +
      strand(
        [
          [-24, 30],
          [0, 18],
          [24, 20],
        ],
        1.6,
      ) +
      sheen(
        [
          [-24, 14],
          [-10, 0],
          [8, -2],
        ],
        tone,
        6,
      ),
    cloud: () => {
      const hairline: Point[] = [
        [-31, 58],
        [-28, 38],
        [-17, 26],
        [0, 22],
        [17, 26],
        [28, 38],
        [31, 58],
      ]
      const crown: Point[] = []
      for (let step = 0; step <= 18; step += 1) {
        const angle = (0.06 - (step / 18) * 1.12) * Math.PI
        const wobble = 1 + Math.sin(step * 2.4) * 0.025
        crown.push([Math.cos(angle) * 47 * wobble, 38 + Math.sin(angle) * 50 * wobble])
      }
      const edge = [...hairline, ...crown]
      return (
        paint(blob(edge), tone.hair) +
        sheen(
          [
            [-36, 6],
            [-18, -14],
            [4, -18],
          ],
          tone,
          9,
        )
      )
    },
  }
  return shapes[style]()
}
