import { lightness, shade, tint } from '../drawing/colour.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Fabric } from '../plateSpec.ts'
import type { Tile } from './tile.ts'

const stroke = (d: string, tone: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-opacity="${opacity}"/>`

/** The weave, as a fine repeat over the colour; a smooth cloth has none. */
export function weave(fabric: Fabric, color: string): Tile | undefined {
  const dark = shade(color, lightness(color) > 0.45 ? 0.3 : 0.4)
  const pale = tint(color, 0.35)
  switch (fabric) {
    case 'knit':
      return {
        width: 6,
        height: 5,
        content:
          stroke('M0 0L1.5 3L3 0.4M3 0.4L4.5 3L6 0M0 5L1.5 8L3 5.4', dark, 0.9, 0.5) +
          stroke('M0 -2L1.5 1L3 -1.6L4.5 1L6 -2', pale, 0.6, 0.35),
      }
    case 'denim':
      return {
        width: 4,
        height: 4,
        content:
          stroke('M-1 5L5 -1M-1 1L1 -1M3 5L5 3', pale, 0.8, 0.45) +
          stroke('M1 5L7 -1M-3 5L3 -1', dark, 0.7, 0.5),
      }
    case 'linen':
      return slubs(dark, pale, 48)
    case 'wool':
      return flecks(dark, pale, 42, 70)
    case 'leather':
      return flecks(dark, pale, 36, 22)
    case 'crepe':
      return flecks(dark, pale, 30, 16)
    default:
      return undefined
  }
}

function slubs(dark: string, pale: string, size: number): Tile {
  const random = createRandom(7)
  let content = ''
  for (let index = 0; index < 34; index += 1) {
    const [x, y, length] = [random.between(0, size), random.between(0, size), random.between(5, 18)]
    const d =
      index % 2
        ? `M${short(x)} ${short(y)}h${short(length)}`
        : `M${short(x)} ${short(y)}v${short(length)}`
    content += stroke(d, index % 3 ? dark : pale, 0.7, 0.3)
  }
  return { width: size, height: size, content }
}

function flecks(dark: string, pale: string, size: number, count: number): Tile {
  const random = createRandom(11)
  let content = ''
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(1, size - 2), random.between(1, size - 2)]
    content += stroke(
      `M${short(x)} ${short(y)}l${short(random.between(-2, 2))} ${short(random.between(-1.4, 1.4))}`,
      index % 2 ? dark : pale,
      0.8,
      0.34,
    )
  }
  return { width: size, height: size, content }
}
