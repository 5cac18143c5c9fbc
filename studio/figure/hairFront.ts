import { tint } from '../drawing/colour.ts'
import { blob, outline, type Point, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { HairStyle } from '../plateSpec.ts'
import type { Complexion } from './skin.ts'
import { lock, paint, sheen } from './strands.ts'

/** Hair over the forehead and beside the face; none beside the face when it is tucked behind the ears. */
export function drawHairFront(
  sheet: Sheet,
  tone: Complexion,
  style: HairStyle,
  turn: number,
  isTucked: boolean,
): string {
  const part = turn * 7
  const strand = (points: Point[], width = 1) =>
    paint(taper(points, width), tint(tone.hair, 0.25), 0.5)
  const sleek = lock(
    sheet,
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
    [
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
    ].join(''),
  )
  const lengths = (reach: number, swell: number) =>
    isTucked
      ? ''
      : ([-1, 1] as const)
          .map((side) =>
            lock(
              sheet,
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
              strand(
                [
                  [side * 36, 40],
                  [side * 38, 80],
                  [side * (38 + swell * 0.7), reach * 0.9],
                ],
                1.6,
              ),
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
      lock(
        sheet,
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
      return lock(
        sheet,
        blob(edge),
        tone.hair,
        sheen(
          [
            [-36, 6],
            [-18, -10],
            [4, -9],
          ],
          tone,
          9,
        ),
      )
    },
  }
  return shapes[style]()
}
