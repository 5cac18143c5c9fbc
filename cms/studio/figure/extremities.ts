import type { Body, Side } from '../body/body.ts'
import { outline, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { framed } from './framed.ts'
import { armPath, type Complexion, flesh } from './skin.ts'

const openHand = outline(
  [
    [-3, -6],
    [6, -7.5],
    [15, -10],
    [24, -9.5],
    [36, -7],
    [46, -3],
    [49, -0.5],
    [46, 1.6],
    [38, 3],
    [28, 5],
    [21, 8.5],
  ],
  [
    [21, 8.5],
    [27, 13],
    [31, 17],
    [28.5, 18.6],
    [20, 14.5],
    [11, 9.5],
    [4, 6.5],
    [-3, 6],
  ],
)

const fingers = [
  taper(
    [
      [25, -3.5],
      [36, -3.2],
      [46, -1.4],
    ],
    1.3,
  ),
  taper(
    [
      [24, 1],
      [34, 0],
      [43, 0.4],
    ],
    1.3,
  ),
]

const fist = outline([
  [-3, -6],
  [6, -8],
  [15, -11],
  [24, -9.5],
  [29, -3],
  [28, 5],
  [22, 10],
  [12, 10],
  [4, 7],
  [-3, 6],
])

/** A bare arm with its hand; the hand in a pocket or behind the back is not drawn. */
export function drawArm(sheet: Sheet, body: Body, side: Side, tone: Complexion): string {
  return flesh(sheet, armPath(body, side), tone, 8, false)
}

/** The hand, drawn after the sleeve so that the cuff lies under it. */
export function drawHand(sheet: Sheet, body: Body, side: Side, tone: Complexion): string {
  const { rest } = body.armPose(side)
  if (rest === 'pocket' || rest === 'hidden') return ''
  const { at, angle } = body.wrist(side)
  const marks = `<g fill="${tone.shade}" opacity=".6"><path d="${fingers[0]}"/><path d="${fingers[1]}"/></g>`
  if (rest === 'carry') return framed(at, angle, side, 0.95, flesh(sheet, fist, tone, 6))
  const bend = rest === 'hip' ? side * -52 : rest === 'touch' ? side * -22 : side * -4
  return framed(
    at,
    angle + bend,
    rest === 'hip' ? -side : side,
    0.94,
    flesh(sheet, openHand, tone, 6) + marks,
  )
}
