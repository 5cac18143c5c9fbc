import { tint } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softTaper } from '../drawing/soft.ts'
import type { Complexion } from './skin.ts'

export const paint = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

export function sheen(points: Point[], tone: Complexion, width = 5) {
  return softTaper(points, width, tint(tone.hair, 0.42), 0.5)
}

/** A shape of hair; strands and sheen end at its outline. */
export function lock(sheet: Sheet, d: string, color: string, marks: string): string {
  return `${paint(d, color)}<g clip-path="${sheet.clip(d)}">${marks}</g>`
}
