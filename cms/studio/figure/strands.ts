import { tint } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import type { Complexion } from './skin.ts'

export const paint = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

export function sheen(points: Point[], tone: Complexion, width = 5) {
  return softTaper(points, width, tint(tone.hair, 0.42), 0.5)
}
