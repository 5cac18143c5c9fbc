import { type Point, short, taper } from './geometry.ts'

// A few translucent layers look as soft as a blur filter, which repaints the whole plate, at a tenth of
// the cost.
const swells = [1.85, 1.5, 1.18, 0.88, 0.6, 0.34]
/** Those of a broad stroke, whose layers would be seen if they were as few. */
const fineSwells = [2, 1.85, 1.7, 1.54, 1.38, 1.22, 1.06, 0.9, 0.74, 0.58, 0.42, 0.26]
const broad = 14

/** The opacity of each layer, so that all together have the given opacity. */
const share = (opacity: number, layers: number) =>
  (1 - (1 - Math.min(opacity, 0.97)) ** (1 / layers)).toFixed(3)

/** A soft brush stroke: see `taper`. */
export function softTaper(
  points: readonly Point[],
  width: number,
  color: string,
  opacity: number,
  peak = 0.5,
): string {
  const layers = width < broad ? swells : fineSwells
  const strokes = layers.map((part) => `<path d="${taper(points, width * part, peak)}"/>`)
  return `<g fill="${color}" fill-opacity="${share(opacity, layers.length)}">${strokes.join('')}</g>`
}

/** A shape whose edge fades over `spread` units to both sides. */
export function softShape(d: string, color: string, opacity: number, spread: number): string {
  const each = share(opacity, 4)
  const rims = [2, 1.2, 0.5].map(
    (part) => `<path d="${d}" stroke-width="${short(spread * part)}"/>`,
  )
  return `<g fill="${color}" fill-opacity="${each}" stroke="${color}" stroke-opacity="${each}" stroke-linejoin="round">${rims.join('')}<path d="${d}" stroke="none"/></g>`
}

/** A soft line along a path. */
export function softLine(d: string, color: string, opacity: number, width: number): string {
  const each = share(opacity, swells.length)
  const strokes = swells.map((part) => `<path d="${d}" stroke-width="${short(width * part)}"/>`)
  return `<g fill="none" stroke="${color}" stroke-opacity="${each}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
