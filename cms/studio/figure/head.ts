import type { HairStyle } from '#cms/media/plateSpec.ts'
import type { Body } from '../body/body.ts'
import { mix } from '../drawing/colour.ts'
import { blob, outline, short } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softShape } from '../drawing/soft.ts'
import { face } from './face.ts'
import { drawHairBack } from './hairBack.ts'
import { drawHairFront } from './hairFront.ts'
import { type Complexion, flesh } from './skin.ts'

/** The coordinate system of the head: origin between chin and crown, turned with the neck. */
function placed(body: Body, content: string) {
  const { x, tilt } = body.pose.head
  const pivot = body.torso(0, 128)
  return `<g transform="translate(${short(pivot[0] + x * 0.4)} ${short(pivot[1])}) rotate(${short(tilt)}) translate(0 -128)">${content}</g>`
}

/** What hangs behind neck and shoulders; drawn before the body. */
export function drawHeadBack(body: Body, tone: Complexion, style: HairStyle): string {
  return placed(body, drawHairBack(tone, style, body.pose.head.turn))
}

/** Head, face and the hair in front. The face is a few strokes: lowered lids, a nose in shadow, lips. */
export function drawHead(
  sheet: Sheet,
  body: Body,
  tone: Complexion,
  style: HairStyle,
  earring?: string,
): string {
  const { turn } = body.pose.head
  return placed(
    body,
    [
      neck(tone),
      ear(tone, turn),
      skull(sheet, tone, turn),
      face(sheet, tone, turn),
      earring ? jewel(earring, turn) : '',
      drawHairFront(tone, style, turn),
    ].join(''),
  )
}

function neck(tone: Complexion) {
  const d = outline(
    [
      [-15, 84],
      [-14, 110],
      [-17, 128],
      [-24, 138],
    ],
    [
      [24, 138],
      [17, 128],
      [14, 110],
      [15, 84],
    ],
  )
  const under = blob([
    [-14, 92],
    [4, 104],
    [15, 94],
    [15.5, 112],
    [2, 121],
    [-9, 110],
  ])
  return `<path d="${d}" fill="${tone.skin}"/>${softShape(under, tone.shade, 0.5, 4)}`
}

function ear(tone: Complexion, turn: number) {
  const side = turn > 0 ? -1 : 1
  const d = blob([
    [side * 30, 52],
    [side * 35, 51],
    [side * 35.5, 60],
    [side * 31, 68],
  ])
  return `<path d="${d}" fill="${mix(tone.skin, tone.shade, 0.35)}"/>`
}

function skull(sheet: Sheet, tone: Complexion, turn: number) {
  const near = -turn * 2.5
  const d = blob([
    [0, 3],
    [22, 9],
    [32 + near, 30],
    [31 + near - Math.max(0, turn) * 1.5, 56],
    [25 + near * 0.6, 77],
    [11 + turn * 4, 96],
    [turn * 7, 100],
    [-11 + turn * 4, 96],
    [-25 + near * 0.6, 77],
    [-31 + near - Math.min(0, turn) * 1.5, 56],
    [-32 + near, 30],
    [-22, 9],
  ])
  return flesh(sheet, d, tone, 11)
}

function jewel(color: string, turn: number) {
  const x = turn > 0 ? -34 : 34
  return `<path d="M${x} 68v9" stroke="${color}" stroke-width="1"/><circle cx="${x}" cy="81" r="4.4" fill="${color}"/>`
}
