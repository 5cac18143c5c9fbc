import type { Body, Side } from '../body/body.ts'
import { mix } from '../drawing/colour.ts'
import { blob, outline, short, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softShape } from '../drawing/soft.ts'
import type { HairStyle } from '../plateSpec.ts'
import { face } from './face.ts'
import { drawHairBack } from './hairBack.ts'
import { drawHairFront } from './hairFront.ts'
import { type Complexion, flesh } from './skin.ts'

/** Earrings at the lobes of the ears. */
export type Jewellery = {
  /** One earring; the origin is where it is attached. */
  drawn: string
  /** Whether the image is of the earrings, so that no hair may cover them. */
  isShown: boolean
}

/** Fashion's proportion: a body of ten and a half heads. */
export const headScale = 0.88

/** The coordinate system of the head: origin between chin and crown, turned with the neck. */
export function placed(body: Body, content: string): string {
  const { x, tilt } = body.pose.head
  const pivot = body.torso(0, 128)
  return `<g transform="translate(${short(pivot[0] + x * 0.4)} ${short(pivot[1])}) rotate(${short(tilt)}) scale(${headScale}) translate(0 -128)">${content}</g>`
}

/** The hair behind neck and shoulders; drawn before the body. */
export function drawHeadBack(sheet: Sheet, body: Body, tone: Complexion, style: HairStyle): string {
  return placed(body, drawHairBack(sheet, tone, style, body.pose.head.turn))
}

/** Head, face and the hair in front. */
export function drawHead(
  sheet: Sheet,
  body: Body,
  tone: Complexion,
  style: HairStyle,
  jewellery: Jewellery | undefined,
): string {
  const { turn } = body.pose.head
  const near: Side = turn > 0 ? -1 : 1
  const shown = jewellery?.isShown === true
  const lobe = (side: Side) =>
    jewellery ? `<g transform="translate(${short(side * 33.4)} 66.5)">${jewellery.drawn}</g>` : ''
  // Hair is behind the ear where the earrings are what the image shows.
  const beneath = [
    shown && Math.abs(turn) < 0.5 ? lobe(near === 1 ? -1 : 1) : '',
    shown ? '' : ear(sheet, tone, near),
    skull(sheet, tone, turn, face(tone, turn)),
    shown ? '' : lobe(near),
  ]
  const above = shown ? ear(sheet, tone, near) + lobe(near) : ''
  return placed(body, beneath.join('') + drawHairFront(sheet, tone, style, turn, shown) + above)
}

/** The neck, which clothes lie on. */
export function drawNeck(sheet: Sheet, body: Body, tone: Complexion): string {
  const d = outline(
    [
      [-15, 84],
      [-14, 110],
      [-16, 126],
      [-18, 136],
    ],
    [
      [18, 136],
      [16, 126],
      [14, 110],
      [15, 84],
    ],
  )
  const under = blob([
    [-16, 88],
    [0, 96],
    [16, 88],
    [17, 110],
    [3, 119],
    [-10, 108],
  ])
  const shadow = softShape(under, tone.shade, 0.5, 6)
  return placed(
    body,
    `<path d="${d}" fill="${tone.skin}"/><g clip-path="${sheet.clip(d)}">${shadow}</g>`,
  )
}

export function ear(sheet: Sheet, tone: Complexion, side: Side): string {
  const d = blob([
    [side * 29.5, 49],
    [side * 35, 48.5],
    [side * 36.5, 55],
    [side * 35, 62],
    [side * 33.4, 68],
    [side * 30, 66],
  ])
  const shell = taper(
    [
      [side * 31, 53],
      [side * 34.4, 53],
      [side * 33.4, 61],
    ],
    1.4,
  )
  const skin = mix(tone.skin, tone.shade, 0.25)
  const marks = `<path d="${shell}" fill="${tone.shade}" fill-opacity=".6"/>`
  return flesh(sheet, d, { ...tone, skin }, { shadow: 3, marks })
}

function skull(sheet: Sheet, tone: Complexion, turn: number, marks: string) {
  const near = -turn * 2.5
  const { jaw } = tone.features
  // The cheekbone and the chin lead the way the head turns.
  const cheek = (side: -1 | 1) => side * 31 + near + (side * turn > 0 ? turn * 1.5 : -turn * 1.5)
  const jawline = (side: -1 | 1) => side * 23 * jaw + near * 0.4 + turn * 4
  const d = blob([
    [0, 3],
    [22, 9],
    [32 + near, 30],
    [cheek(1), 56],
    [jawline(1), 80],
    [9 + turn * 9, 97],
    [turn * 11, 100],
    [-9 + turn * 9, 97],
    [jawline(-1), 80],
    [cheek(-1), 56],
    [-32 + near, 30],
    [-22, 9],
  ])
  return flesh(sheet, d, tone, { shadow: 11, marks })
}
