import { outline, type Point, polygon } from '../drawing/geometry.ts'
import { paintInside } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

/** The inside of the back neck, visible when the garment is laid flat. */
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
