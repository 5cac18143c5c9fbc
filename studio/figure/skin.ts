import { elbowPart } from '../body/arm.ts'
import { type Body, bodyHalf, level, type Side, sides } from '../body/body.ts'
import { mix, shade, tint } from '../drawing/colour.ts'
import { line, outline, type Point, taper } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softLine } from '../drawing/soft.ts'
import type { Person } from '../plateSpec.ts'

/** Distinguishes one face from another, in units of the head. */
export type Features = {
  /** The size of the eyes; 1 is the usual one. */
  eye: number
  /** From the middle of the face to an eye. */
  gap: number
  /** The height of the eyes. */
  level: number
  /** Raised inner ends of the brows; negative ones rise outwards. */
  brow: number
  /** Added length of the nose. */
  nose: number
  /** The fullness of the lips. */
  lip: number
  /** The width of the jaw. */
  jaw: number
  isLowered: boolean
  isMature: boolean
}

/** The tones of one person, and her face. */
export type Complexion = {
  skin: string
  shade: string
  light: string
  lips: string
  hair: string
  features: Features
}

const tones = ['#f1d6c4', '#eac6ab', '#e0b391', '#d19e78', '#bb8259', '#94603d', '#6b4129'] as const
/** From black to brown, then grey and silver, which are worn by mature faces. */
const hairs = [
  ...['#1d1715', '#241a16', '#2e211b', '#171419', '#3d2a20', '#54382a'],
  ...['#7d7671', '#bdb6ae'],
] as const
const firstGrey = 6

function featuresOf({ skin, hairColor }: Pick<Person, 'skin' | 'hairColor'>): Features {
  const random = createRandom(skin * 8 + hairColor + 11)
  return {
    eye: random.between(0.98, 1.14),
    gap: random.between(12, 14.6),
    level: random.between(54.5, 58),
    brow: random.between(-1.2, 0.6),
    nose: random.between(-2.6, 2.6),
    lip: random.between(0.8, 1.5),
    jaw: random.between(0.9, 1.12),
    isLowered: random.chance(0.3),
    isMature: hairColor >= firstGrey,
  }
}

/** The complexion by two numbers from 0 to 1. */
export function complexion(tone: number, hair: number): Complexion {
  return complexionOf({
    skin: Math.min(tones.length - 1, Math.floor(tone * tones.length)),
    hairColor: Math.min(hairs.length - 1, Math.floor(hair * hairs.length)),
  })
}

/** The complexion of a model. */
export function complexionOf(person: Pick<Person, 'skin' | 'hairColor'>): Complexion {
  const skin = tones[person.skin] ?? tones[2]
  return {
    skin,
    shade: mix(shade(skin, 0.24), '#9a4a34', 0.16),
    light: tint(skin, 0.42),
    lips: mix(shade(skin, 0.12), '#a8323a', 0.62),
    hair: hairs[person.hairColor] ?? '#1d1715',
    features: featuresOf(person),
  }
}

/**
 * A shape of skin with its turning shadow on the right and a soft light on the left. `marks` are drawn on it and end at its
 * outline.
 */
export function flesh(
  sheet: Sheet,
  d: string,
  tone: Complexion,
  { shadow = 9, edges = d, marks = '' }: Surface = {},
): string {
  const clip = sheet.clip(d)
  const turning = softLine(edges, tone.shade, 0.6, shadow)
  const contour = `<path d="${edges}" fill="none" stroke="${tone.shade}" stroke-width="1" stroke-opacity=".55"/>`
  return `<path d="${d}" fill="${tone.skin}"/><g clip-path="${clip}"><g transform="translate(2.5 0)">${turning}</g>${marks}</g>${contour}`
}

type Surface = {
  /** The width of the turning shadow. */
  shadow?: number
  /** The edge at which the shape turns away; its outline unless it joins another shape. */
  edges?: string
  marks?: string
}

const shape = {
  thigh: [
    [level.hip, -29, 31],
    [470, -28, 31],
    [560, -22, 24],
    [618, -16.5, 18],
    [level.knee, -15.5, 17],
    [664, -15, 17],
    [716, -16, 22],
    [770, -14, 18],
    [835, -10, 11],
    [level.ankle, -9, 9],
  ],
} as const

/** One leg down to the ankle. */
export function legPath(body: Body, side: Side): string {
  const outer: Point[] = []
  const inner: Point[] = []
  for (const [y, inside, outside] of shape.thigh) {
    outer.push(body.leg(side, side * outside, y))
    inner.unshift(body.leg(side, side * inside, y))
  }
  // Rounded at the ankle, where the foot may be turned.
  const heel = [3, -3].map((u) => body.leg(side, side * u, level.ankle + 7))
  return outline([...outer, ...heel, ...inner])
}

const shoulderLine: readonly Point[] = [
  [122, 9],
  [127, 14.4],
  [132, 20.4],
  [137, 28],
  [142, 39],
  [146.5, 51],
  [151, 57.5],
  [156, 61],
  [172, 60],
]

/** One side of chest, waist and hips; a little narrower than the body where clothes are cut to fit it. */
const flank = (body: Body, side: Side) => [
  body.torso(side * bodyHalf(204), 204),
  ...[224, 255, 280, 302, 326, 350, 395, 424].map((y) => body.torso(side * (bodyHalf(y) - 1.6), y)),
]

/** Chest, waist and hips. */
export function torsoPath(body: Body): string {
  const edge = (side: Side) => [
    ...shoulderLine.map(([y, half]) => body.torso(side * half, y)),
    ...flank(body, side),
  ]
  return outline([...edge(1), body.torso(0, 434), ...edge(-1).reverse()])
}

const armWidths: readonly (readonly [part: number, outside: number, inside: number])[] = [
  [0.05, 14.4, 13],
  [0.14, 14.8, 13],
  [0.3, 12.4, 12],
  [0.44, 10.6, 10.6],
  [0.5, 10.6, 10.2],
  [elbowPart, 11.2, 10],
  [0.58, 11.4, 10.2],
  [0.65, 11.8, 10.4],
  [0.8, 8.8, 8.2],
  [0.93, 6.4, 6.2],
  [1, 6, 6],
]

/** The skin of an arm from the collar round the wrist to the armpit. */
function armRun(body: Body, side: Side): Point[] {
  return [
    body.torso(side * 36, 143),
    body.torso(side * 50, 146.5),
    body.torso(side * 61, 150.5),
    ...armWidths.map(([part, outside]) => body.arm(side, outside, part)),
    ...armWidths
      .slice(1)
      .toReversed()
      .map(([part, , inside]) => body.arm(side, -inside, part)),
    body.torso(side * 50, 206),
  ]
}

/** An arm down to the wrist. */
export function armPath(body: Body, side: Side): string {
  const run = armRun(body, side)
  return outline(run, [body.torso(side * 50, 206), body.torso(side * 42, 180), run[0] as Point])
}

/** The edges of an arm, which is open where it is joined to the body. */
export function armEdges(body: Body, side: Side): string {
  return line(armRun(body, side).slice(2))
}

/** One leg; the one behind is in the other's shadow. */
export function drawLeg(sheet: Sheet, body: Body, side: Side, tone: Complexion): string {
  const front: Side = body.pose.front === 0 ? -1 : 1
  const skin = side === front ? tone.skin : mix(tone.skin, tone.shade, 0.28)
  const marks = knee(body, side, tone)
  return flesh(sheet, legPath(body, side), { ...tone, skin }, { shadow: 13, marks })
}

/** Chest, waist and hips with the collarbones, or the back with its shoulder blades and spine. */
export function drawTorso(sheet: Sheet, body: Body, tone: Complexion): string {
  const edges = sides.map((side) => line(flank(body, side))).join('')
  return flesh(sheet, torsoPath(body), tone, {
    shadow: 12,
    edges,
    marks: body.pose.isBack ? shoulderBlades(body, tone) : collarbones(body, tone),
  })
}

function knee(body: Body, side: Side, tone: Complexion) {
  const mark = taper([body.leg(side, -9, 630), body.leg(side, 0, 645), body.leg(side, 9, 632)], 3)
  return `<path d="${mark}" fill="${tone.shade}" fill-opacity=".35"/>`
}

function collarbones(body: Body, tone: Complexion) {
  const bones = sides.map((side) =>
    taper(
      [body.torso(side * 6, 157), body.torso(side * 26, 153), body.torso(side * 52, 150)],
      2.6,
      0.25,
    ),
  )
  return bones.map((d) => `<path d="${d}" fill="${tone.shade}" fill-opacity=".5"/>`).join('')
}

function shoulderBlades(body: Body, tone: Complexion) {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const marks = [
    ...sides.map((side) =>
      taper(
        put([
          [side * 15, 178],
          [side * 25, 196],
          [side * 23, 222],
        ]),
        3.2,
        0.6,
      ),
    ),
    taper(
      put([
        [0, 160],
        [0, 220],
        [0, 296],
      ]),
      3.4,
      0.7,
    ),
  ]
  return marks.map((d) => `<path d="${d}" fill="${tone.shade}" fill-opacity=".4"/>`).join('')
}
