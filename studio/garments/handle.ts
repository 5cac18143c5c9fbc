import { line } from '../drawing/geometry.ts'
import type { Cloth } from '../fabric/cloth.ts'

export function handle(
  cloth: Cloth,
  points: readonly (readonly [number, number])[],
  width: number,
) {
  const d = line(points)
  return `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${width + 1.6}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${cloth.color}" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${cloth.pale}" stroke-width="${width * 0.25}" stroke-linecap="round" stroke-opacity=".5" transform="translate(-1 -.6)"/>`
}
