import { type Point, polygon, taper } from '../drawing/geometry.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Cloth, weaveCloth } from '../fabric/cloth.ts'
import { paintCloth } from '../fabric/paint.ts'
import { fullCut } from '../garments/defaults.ts'
import type { ProductPlate } from '../plateSpec.ts'
import { buttons, frog } from './fastenings.ts'
import { drawFlat } from './flat.ts'
import { label } from './label.ts'
import { doubleStitch, ribs } from './seams.ts'

/** The enlargement of objects that have no cloth to show. */
const objects: Partial<Record<ProductPlate['garment'], number>> = {
  earrings: 1.6,
  heels: 1.26,
  belt: 1.5,
  hat: 1.4,
}

/** A close-up of the cloth: its weave and print, folds, and one sewn detail. */
export function drawDetail(sheet: Sheet, spec: ProductPlate): string {
  const zoom = objects[spec.garment]
  if (zoom !== undefined) return drawFlat(sheet, spec, zoom)
  const { width, height } = spec
  const random = createRandom(spec.seed ^ 0x0de7)
  const cloth = weaveCloth(sheet, spec, spec.seed, 4.4)
  const trim = weaveCloth(sheet, { ...spec, color: spec.accent, pattern: 'plain' }, spec.seed, 4.4)
  const field = polygon([
    [-20, -20],
    [width + 20, -20],
    [width + 20, height + 20],
    [-20, height + 20],
  ])
  const base = paintCloth(sheet, cloth, {
    d: field,
    turn: random.between(-14, 14),
    round: 0,
    light: 35,
    contour: false,
  })
  const folds = bigFolds(sheet, cloth, random, width, height)
  return (
    base + folds + feature(sheet, spec, cloth, trim, width, height) + vignette(sheet, width, height)
  )
}

/** Draped cloth: broad valleys of shadow with a ridge of light beside each. */
function bigFolds(
  sheet: Sheet,
  cloth: Cloth,
  random: Random,
  width: number,
  height: number,
): string {
  const glossy = cloth.gleam > 0.8 || cloth.spread > 1
  const count = glossy ? 6 : cloth.relief > 0.55 ? 4 : 3
  const strokes: string[] = []
  for (let index = 0; index < count; index += 1) {
    const x = width * ((index + random.between(0.1, 0.8)) / count) * 1.5 - width * 0.4
    const lean = random.between(0.3, 0.6) * width
    const bend = random.between(-90, 90)
    const path = (offset: number): Point[] => [
      [x + offset, -160],
      [x + lean * 0.3 + offset + bend, height * 0.34],
      [x + lean * 0.75 + offset - bend, height * 0.7],
      [x + lean + offset, height + 160],
    ]
    const swell = random.between(90, 170)
    const peak = random.between(0.3, 0.7)
    const valley = (0.2 + cloth.relief * 0.34).toFixed(2)
    const ridge = (0.12 + cloth.gleam * 0.5).toFixed(2)
    strokes.push(
      `<path d="${taper(path(0), swell, peak)}" fill="${cloth.dark}" fill-opacity="${valley}"/>`,
      `<path d="${taper(path(swell * 0.2), swell * 0.4, peak)}" fill="${cloth.deep}" fill-opacity="${valley}"/>`,
      `<path d="${taper(path(-swell * 0.75), swell * 0.62, peak)}" fill="${cloth.pale}" fill-opacity="${ridge}"/>`,
    )
  }
  return `<g filter="${sheet.blur(glossy ? 15 : 24)}">${strokes.join('')}</g>`
}

function feature(
  sheet: Sheet,
  spec: ProductPlate,
  cloth: Cloth,
  trim: Cloth,
  width: number,
  height: number,
): string {
  const cut = fullCut(spec.garment, spec.cut)
  if (cut.closure === 'buttons' || cut.closure === 'double-breasted')
    return buttons(sheet, cloth, trim, width, height)
  if (cut.closure === 'frog') return frog(sheet, trim, width, height)
  if (spec.fabric === 'knit') return ribs(sheet, cloth, width, height)
  if (spec.fabric === 'denim' || spec.fabric === 'leather')
    return doubleStitch(sheet, cloth, spec, width, height)
  return label(sheet, spec, cloth, width, height)
}

function vignette(sheet: Sheet, width: number, height: number) {
  const fill = sheet.radial(
    [
      [0.5, '#000000', 0],
      [1, '#120a08', 0.26],
    ],
    [0.42, 0.36],
    0.85,
  )
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}
