import { chroma, lightness, mix, shade, tint } from '../drawing/colour.ts'
import { short } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Fabric, Look } from '../plateSpec.ts'
import { motifs } from './motifs.ts'
import { weave } from './texture.ts'
import type { Tile } from './tile.ts'

/** The tones a cloth shows in light, in shadow and at its edges. */
export type Cloth = {
  fabric: Fabric
  color: string
  accent: string
  dark: string
  deep: string
  pale: string
  ink: string
  /** The strength of folds, 0 to 1. */
  relief: number
  /** The strength of gleams, 0 to 1. */
  gleam: number
  /** The spread of a gleam from the ridge of a fold: 1 on a hard surface, more on a soft one. */
  spread: number
  opacity: number
  /** References that fill a shape with the cloth: its colour, then print and weave. */
  fills: (turn?: number) => string[]
}

const reliefs: Record<Fabric, readonly [relief: number, gleam: number, spread?: number]> = {
  satin: [0.5, 0.46, 1.9],
  cotton: [0.55, 0.22],
  linen: [0.62, 0.2],
  denim: [0.5, 0.2],
  knit: [0.5, 0.18],
  wool: [0.48, 0.14],
  leather: [0.85, 0.9],
  sheer: [0.5, 0.35],
  crepe: [0.62, 0.3],
}

function repeat(sheet: Sheet, tile: Tile, scale: number, turn: number) {
  const transform = `rotate(${short(turn)}) scale(${scale})`
  return sheet.define(
    `<pattern id="ID" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${tile.content}</pattern>`,
  )
}

/** Weaves the cloth of a look; `scale` enlarges print and weave for a close-up. */
export function weaveCloth(sheet: Sheet, look: Look, seed: number, scale = 1): Cloth {
  const { color, accent, pattern, fabric } = look
  const [relief, gleam, spread = 1] = reliefs[fabric]
  const light = lightness(color)
  const tile =
    pattern === 'plain' || pattern === 'colour-block'
      ? undefined
      : motifs[pattern]({ color, accent, seed })
  const structure = weave(fabric, color)
  // Very pale cloth needs gentler shadows to stay pale, very dark cloth needs light to show its folds.
  const depth = light > 0.85 ? 0.2 : light > 0.6 ? 0.3 : 0.42
  const dark = mix(
    shade(color, depth),
    chroma(color) < 0.03 && light > 0.8 ? '#8f8478' : '#1d1226',
    light > 0.8 ? 0.08 : 0.05,
  )
  return {
    fabric,
    color,
    accent,
    dark,
    deep: shade(dark, 0.3),
    // A soft gleam keeps the colour of its cloth.
    pale: tint(color, light < 0.35 ? 0.22 : spread > 1 && light < 0.7 ? 0.42 : 0.58),
    ink: light < 0.3 ? tint(color, 0.26) : shade(color, light > 0.75 ? 0.42 : 0.5),
    relief: pattern === 'plain' ? relief : relief * 0.85,
    gleam,
    spread,
    opacity: fabric === 'sheer' ? 0.8 : 1,
    fills: (turn = 0) => [
      pattern === 'colour-block'
        ? sheet.linear(
            [
              [0, color],
              [0.54, color],
              [0.54, accent],
              [1, accent],
            ],
            90 + turn * 0.4,
          )
        : color,
      ...(tile ? [repeat(sheet, tile, scale, turn)] : []),
      ...(structure ? [repeat(sheet, structure, scale, turn)] : []),
    ],
  }
}
