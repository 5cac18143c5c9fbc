import { sides } from '../body/body.ts'
import { outline, type Point } from '../drawing/geometry.ts'
import { softShape } from '../drawing/soft.ts'
import { paintCloth } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import { type Shape, within } from './sheath.ts'

export function lapels(fitting: Fitting, shape: Shape, notched: boolean): string {
  const { body, sheet, trim, cut } = fitting
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
      const shadow = within(
        fitting,
        shape,
        `<g transform="translate(2 4)">${softShape(facing, trim.deep, 0.35, 6)}</g>`,
      )
      return (
        shadow +
        paintCloth(sheet, trim, { d: facing, round: 7, turn: side * 16 }) +
        (top ? paintCloth(sheet, trim, { d: top, round: 5, turn: side * 30 }) : '')
      )
    })
    .join('')
}
