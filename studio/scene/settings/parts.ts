import { shade, tint } from '../../drawing/colour.ts'
import { short } from '../../drawing/geometry.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Stage } from '../backdrop.ts'

export type Scene = Stage & { accent: string; floor: number }

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`

export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

export function wallAndFloor(sheet: Sheet, { width, height, ground, floor }: Scene) {
  const wall = sheet.linear(
    [
      [0, tint(ground, 0.3)],
      [0.6, ground],
      [1, shade(ground, 0.08)],
    ],
    70,
  )
  const boards = sheet.linear(
    [
      [0, shade(ground, 0.2)],
      [1, shade(ground, 0.08)],
    ],
    90,
  )
  return rect(0, 0, width, floor, wall) + rect(0, floor, width, height - floor, boards)
}
