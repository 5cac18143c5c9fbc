import type { Body, Side } from '../body/body.ts'
import { contrast, shade, tint } from '../drawing/colour.ts'
import { framed, outline, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Complexion, flesh } from './skin.ts'

export type Shoe = { style: 'pump' | 'sandal' | 'loafer' | 'boot'; color: string }

/** The contrast ratio from which a strap is seen on skin. */
export const visibleContrast = 2

/** A tone of a strap, as close to its own as possible, that is seen on the skin. */
export function strapEdge(color: string, skin: string): string {
  const tones = [shade(color, 0.4), tint(color, 0.5), shade(color, 0.6), tint(color, 0.75)]
  return tones.find((tone) => contrast(tone, skin) >= visibleContrast) ?? '#f6e7cf'
}

/** A foot in its shoe, seen from the front; `foot` 90 points at the viewer. */
export function drawFoot(
  sheet: Sheet,
  body: Body,
  side: Side,
  tone: Complexion,
  shoe: Shoe,
): string {
  const { ankle, foot, reach } = body.pose.legs[side === -1 ? 0 : 1]
  const outwards = foot < 90 ? -1 : 1
  const flat = shoe.style === 'loafer'
  const skin = outline([
    [-8, -9],
    [6, -9.5],
    [18, -12],
    [34, -13],
    [50, -11.5],
    [60, -6],
    [63, 0],
    [60, 6],
    [50, 10.5],
    [34, 12],
    [18, 11],
    [6, 9],
    [-8, 9],
  ])
  const leather = flat
    ? outline(
        [
          [14, -13],
          [30, -16],
          [48, -15],
          [60, -9],
          [63, 0],
          [60, 9],
          [48, 14],
          [30, 15],
          [14, 12],
        ],
        [
          [14, 12],
          [24, 6],
          [26, 0],
          [24, -6],
          [14, -13],
        ],
      )
    : outline(
        [
          [16, -12.5],
          [34, -14],
          [52, -13],
          [62, -7],
          [65, 0],
          [62, 7],
          [52, 12],
          [34, 13],
          [16, 11.5],
        ],
        [
          [16, 11.5],
          [30, 8],
          [38, 0],
          [30, -8],
          [16, -12.5],
        ],
      )
  const shine = taper(
    [
      [34, -7],
      [46, -6],
      [58, -2],
    ],
    3,
  )
  const light = `<path d="${shine}" fill="${tint(shoe.color, 0.55)}" fill-opacity=".7"/>`
  const closed = (d: string) =>
    `<path d="${d}" fill="${shoe.color}"/><g clip-path="${sheet.clip(d)}">${light}</g>`
  const edge = strapEdge(shoe.color, tone.skin)
  const strap = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${width + 2.2}"/><path d="${d}" fill="none" stroke="${shoe.color}" stroke-width="${width}"/>`
  const sole = `<path d="${skin}" fill="${shade(shoe.color, 0.2)}" transform="translate(3.5 ${outwards * 2})"/>`
  const upper = {
    pump: closed(leather),
    loafer: closed(leather),
    boot: closed(
      outline([
        [-60, -14],
        [-30, -12],
        [0, -11.5],
        [18, -13],
        [36, -14],
        [54, -12],
        [66, -6],
        [68, 0],
        [66, 6],
        [54, 11],
        [36, 13],
        [18, 12],
        [0, 11],
        [-30, 12],
        [-60, 14],
      ]),
    ),
    sandal: `<g clip-path="${sheet.clip(skin)}">${strap('M44 -13q7 13 0 26', 4.8)}${strap('M28 -15q8 15 0 30', 4.8)}${strap('M-2 -12q5 12 0 24', 4)}</g>`,
  }[shoe.style]
  const bare = shoe.style === 'boot' ? '' : flesh(sheet, skin, tone, { shadow: 7 })
  const drawn = shoe.style === 'sandal' ? sole + bare + upper : bare + upper
  // Foreshortened, because a foot that stands flat points at the viewer.
  return framed(ankle, foot, 1, reach, `<g transform="scale(.68 1.14)">${drawn}</g>`)
}
