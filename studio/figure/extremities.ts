import { elbowPart } from '../body/arm.ts'
import type { Body, Side } from '../body/body.ts'
import {
  degreesBetween,
  framed,
  outline,
  type Point,
  polar,
  polygon,
  taper,
} from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { armEdges, armPath, type Complexion, flesh } from './skin.ts'

/** A hand that hangs at ease, its thumb towards the body. */
const openHand = outline(
  [
    [-4, -6],
    [6, -7.2],
    [15, -9],
    [25, -9],
    [35, -7],
    [43, -3.6],
  ],
  [
    [43, -3.6],
    [46.5, 0.4],
    [45, 3.2],
    [38, 5.4],
    [30, 6.8],
    [24, 7.8],
  ],
  [
    [24, 7.8],
    [28, 10.4],
    [29.4, 12.8],
    [26.6, 13.8],
    [20, 11.8],
    [13, 9.2],
    [5, 6.8],
    [-4, 6],
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

/** A bare arm without its hand. */
export function drawArm(sheet: Sheet, body: Body, side: Side, tone: Complexion): string {
  return flesh(sheet, armPath(body, side), tone, {
    shadow: 8,
    edges: armEdges(body, side),
    marks: elbow(body, side, tone),
  })
}

/** The arm outside the armhole, or below a band over the arms, which lies over the clothes of the body. */
export function drawLowerArm(
  sheet: Sheet,
  body: Body,
  side: Side,
  tone: Complexion,
  isUnderBand = false,
): string {
  const { elbow, wrist } = body.joints(side)
  const band = (from: Point, to: Point) => {
    const along = degreesBetween(from, to)
    return polygon([
      polar(polar(from, along, -12), along + 90, 24),
      polar(polar(to, along, 12), along + 90, 24),
      polar(polar(to, along, 12), along - 90, 24),
      polar(polar(from, along, -12), along - 90, 24),
    ])
  }
  const upright: Point[] = isUnderBand
    ? [
        [94, 199],
        [50, 209],
      ]
    : [
        [64, 138],
        [57, 168],
        [54, 192],
        [54, 207],
      ]
  const shoulder = polygon([
    ...upright.map(([u, y]) => body.torso(side * u, y)),
    body.arm(side, -26, 0.34),
    body.arm(side, 26, 0.34),
    ...(isUnderBand ? [] : [body.arm(side, 34, 0.1), body.arm(side, 26, -0.08)]),
  ])
  const clip = sheet.clip(shoulder, band(body.arm(side, 0, 0.34), elbow), band(elbow, wrist))
  return `<g clip-path="${clip}">${drawArm(sheet, body, side, tone)}</g>`
}

/** The fold on the inside of a bent elbow and the bone on its outside. */
function elbow(body: Body, side: Side, tone: Complexion) {
  const { upper, lower } = body.armPose(side)
  const bend = Math.min(1, (lower - upper) / 90)
  const fold = taper(
    [
      body.arm(side, -10.5, elbowPart),
      body.arm(side, -4, elbowPart + 0.012),
      body.arm(side, 2, elbowPart + 0.03),
    ],
    3.2,
    0.2,
  )
  const bone = taper(
    [
      body.arm(side, 8.5, elbowPart - 0.05),
      body.arm(side, 6, elbowPart),
      body.arm(side, 8.5, elbowPart + 0.05),
    ],
    2.6,
  )
  const mark = (d: string, opacity: number) =>
    `<path d="${d}" fill="${tone.shade}" fill-opacity="${opacity.toFixed(2)}"/>`
  return mark(fold, 0.25 + bend * 0.45) + mark(bone, 0.2 + bend * 0.25)
}

/** The hand, drawn after the sleeve so that the cuff lies under it. A hand behind the back is not drawn. */
export function drawHand(sheet: Sheet, body: Body, side: Side, tone: Complexion): string {
  const { rest } = body.armPose(side)
  const { at, angle } = body.wrist(side)
  const draw = (turn: number, d: string, marks = '') =>
    framed(at, angle + side * turn, side, 0.94, flesh(sheet, d, tone, { shadow: 6, marks }))
  const shaded = (shapes: readonly string[]) =>
    `<g fill="${tone.shade}" opacity=".75">${shapes.map((d) => `<path d="${d}"/>`).join('')}</g>`
  switch (rest) {
    case 'hidden':
      return ''
    case 'carry':
      return draw(0, fist)
    case 'free':
      return draw(-4, openHand, shaded(fingers))
  }
}
