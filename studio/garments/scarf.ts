import type { Body } from '../body/body.ts'
import { outline, type Point } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { type Fold, paintCloth } from '../fabric/paint.ts'

/** A silk square knotted at the neck. */
export function drawScarf(sheet: Sheet, cloth: Cloth, body: Body): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const fold = (points: readonly Point[], width: number, tone?: 'light'): Fold => ({
    points: put(points),
    width,
    ...(tone ? { tone } : {}),
  })
  const around = outline(
    put([
      [-26, 118],
      [-18, 112],
      [0, 122],
      [18, 112],
      [26, 118],
    ]),
    put([
      [26, 118],
      [40, 142],
      [22, 166],
      [0, 174],
      [-22, 166],
      [-40, 142],
      [-26, 118],
    ]),
  )
  const tail = (side: number, length: number, reach: number) =>
    outline(
      put([
        [side * 3, 172],
        [side * 18, 196],
        [side * (reach - 10), length - 10],
      ]),
      put([
        [side * (reach - 10), length - 10],
        [side * reach * 0.35, length + 16],
      ]),
      put([
        [side * reach * 0.35, length + 16],
        [side * 2, 210],
        [side * -4, 178],
      ]),
    )
  const knot = outline(
    put([
      [-9, 162],
      [8, 160],
      [12, 176],
      [2, 184],
      [-11, 178],
      [-9, 162],
    ]),
  )
  return [
    paintCloth(sheet, cloth, {
      d: tail(-1, 262, 56),
      round: 10,
      turn: 24,
      folds: [
        fold(
          [
            [-4, 176],
            [-18, 214],
            [-30, 262],
          ],
          9,
        ),
        fold(
          [
            [-8, 182],
            [-28, 220],
            [-40, 252],
          ],
          6,
          'light',
        ),
      ],
    }),
    paintCloth(sheet, cloth, {
      d: tail(1, 246, 50),
      round: 10,
      turn: -30,
      folds: [
        fold(
          [
            [4, 176],
            [16, 208],
            [24, 250],
          ],
          9,
        ),
        fold(
          [
            [8, 184],
            [24, 214],
            [34, 240],
          ],
          6,
          'light',
        ),
      ],
    }),
    paintCloth(sheet, cloth, {
      d: around,
      round: 9,
      turn: 8,
      folds: [
        fold(
          [
            [-34, 138],
            [-10, 156],
            [4, 168],
          ],
          7,
        ),
        fold(
          [
            [34, 138],
            [14, 154],
            [2, 166],
          ],
          7,
        ),
        fold(
          [
            [-24, 124],
            [0, 142],
            [22, 126],
          ],
          6,
        ),
        fold(
          [
            [-28, 146],
            [-14, 158],
            [-4, 166],
          ],
          5,
          'light',
        ),
      ],
    }),
    paintCloth(sheet, cloth, {
      d: knot,
      round: 6,
      turn: 40,
      folds: [
        fold(
          [
            [-8, 166],
            [0, 172],
            [8, 168],
          ],
          4,
        ),
      ],
    }),
  ].join('')
}
