import { type Point, short, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softLine, softTaper } from '../drawing/soft.ts'
import type { Cloth } from './cloth.ts'

/** A fold: a soft stroke through points, of shadow or of light. */
export type Fold = {
  points: readonly Point[]
  width: number
  tone?: 'shadow' | 'light'
  peak?: number
  sharp?: boolean
}

export type ClothShape = {
  d: string
  folds?: readonly Fold[]
  /** Turns the print with the limb, in degrees. */
  turn?: number
  /** Width of the shadow that rounds the form, in body units. */
  round?: number
  /** Which way the light falls across the shape, degrees; 0 from the left. */
  light?: number
  /** Leaves the contour open where the shape joins another. */
  contour?: boolean
}

/** Paints a shape of cloth: colour, print and weave, light across it, rounding shadow, folds, contour. */
export function paintCloth(sheet: Sheet, cloth: Cloth, shape: ClothShape): string {
  const { d, folds = [], turn = 0, round = 16, light = 8, contour = true } = shape
  const fills = cloth.fills(turn).map((fill) => `<path d="${d}" fill="${fill}"/>`)
  const across = sheet.linear(
    [
      [0, cloth.dark, 0.22 * cloth.relief + 0.06],
      [0.2, cloth.pale, 0.16 + cloth.gleam * cloth.spread * 0.3],
      [0.42, cloth.color, 0],
      [0.72, cloth.dark, 0.14],
      [1, cloth.dark, 0.5],
    ],
    light,
  )
  const clip = sheet.clip(d)
  const drawFold = ({ points, width, tone = 'shadow', peak = 0.5, sharp }: Fold) => {
    const isLight = tone === 'light'
    const strength = isLight
      ? (0.22 + cloth.gleam * 0.55) / Math.sqrt(cloth.spread)
      : 0.28 + cloth.relief * 0.42
    const color = isLight ? cloth.pale : cloth.dark
    return sharp
      ? `<path d="${taper(points, width, peak)}" fill="${color}" fill-opacity="${strength.toFixed(2)}"/>`
      : softTaper(points, isLight ? width * cloth.spread : width, color, strength, peak)
  }
  const shift = `translate(${short(round * 0.18)} ${short(-round * 0.04)})`
  const turning =
    round > 0 ? `<g transform="${shift}">${softLine(d, cloth.dark, 0.5, round)}</g>` : ''
  const inner = turning + folds.map(drawFold).join('')
  const edge = contour
    ? `<path d="${d}" fill="none" stroke="${cloth.ink}" stroke-width="1.1" stroke-linejoin="round" stroke-opacity=".6"/>`
    : ''
  const whole = `${fills.join('')}<path d="${d}" fill="${across}"/><g clip-path="${clip}">${inner}</g>${edge}`
  return cloth.opacity === 1 ? whole : `<g opacity="${cloth.opacity}">${whole}</g>`
}

/** A seam, hem or topstitch. */
export function seam(
  cloth: Cloth,
  d: string,
  options: { width?: number; dashed?: boolean; tone?: string; opacity?: number } = {},
): string {
  const { width = 1.1, dashed = false, tone = cloth.ink, opacity = 0.65 } = options
  const dash = dashed ? ' stroke-dasharray="4 2.6"' : ''
  return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"${dash}/>`
}

/** The inside of a garment, in its own shadow. */
export function paintInside(sheet: Sheet, cloth: Cloth, d: string): string {
  const fill = sheet.linear(
    [
      [0, cloth.deep],
      [1, cloth.dark],
    ],
    90,
  )
  return `<path d="${d}" fill="${fill}" fill-opacity="${cloth.opacity}"/>`
}
