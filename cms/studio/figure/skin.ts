import type { Person } from '#cms/media/plateSpec.ts'
import { type Body, bodyHalf, level, type Side, sides } from '../body/body.ts'
import { mix, shade, tint } from '../drawing/colour.ts'
import { outline, type Point, taper } from '../drawing/geometry.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { softLine } from '../drawing/soft.ts'

/** The tones of one person. */
export type Complexion = { skin: string; shade: string; light: string; lips: string; hair: string }

const tones = ['#f1d6c4', '#eac6ab', '#e0b391', '#d19e78', '#bb8259', '#94603d', '#6b4129'] as const
const hairs = ['#1d1715', '#241a16', '#2e211b', '#171419', '#3d2a20', '#54382a'] as const

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
    hair: hairs[person.hairColor] ?? hairs[0],
  }
}

/** A shape of skin with its turning shadow on the right and a soft light on the left. */
export function flesh(
  sheet: Sheet,
  d: string,
  tone: Complexion,
  shadow = 9,
  contour = true,
): string {
  const clip = sheet.clip(d)
  const turning = softLine(d, tone.shade, 0.6, shadow)
  return `<path d="${d}" fill="${tone.skin}"/><g clip-path="${clip}"><g transform="translate(2.5 0)">${turning}</g></g>${contour ? `<path d="${d}" fill="none" stroke="${tone.shade}" stroke-width="1" stroke-opacity=".55"/>` : ''}`
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
  return outline([...outer], [...inner])
}

/** Neck, chest, waist and hips. */
export function torsoPath(body: Body): string {
  const edge = (side: Side) =>
    [112, 126, 138, 147, 156, 172, 204, 224, 255, 280, 302, 326, 350, 395, 430].map((y) =>
      body.torso(side * (y === 138 ? 34 : bodyHalf(y)), y),
    )
  return outline([...edge(1), body.torso(0, 446), ...edge(-1).reverse()])
}

/** An arm down to the wrist. */
export function armPath(body: Body, side: Side): string {
  const stations: readonly [part: number, outside: number, inside: number][] = [
    [0.14, 14.5, 13],
    [0.3, 12.5, 12],
    [0.48, 10.5, 10.5],
    [0.54, 10.5, 10],
    [0.64, 11.5, 10],
    [0.8, 8.5, 8],
    [1, 6, 6],
  ]
  return outline(
    [
      body.torso(side * 30, 145),
      body.torso(side * 52, 147.5),
      body.torso(side * 67, 155),
      ...stations.map(([part, outside]) => body.arm(side, outside, part)),
      ...stations.toReversed().map(([part, , inside]) => body.arm(side, -inside, part)),
      body.torso(side * 50, 206),
    ],
    [body.torso(side * 50, 206), body.torso(side * 46, 180), body.torso(side * 30, 145)],
  )
}

/** Legs and torso, the leg behind first. */
export function drawSkin(sheet: Sheet, body: Body, tone: Complexion): string {
  const front: Side = body.pose.front === 0 ? -1 : 1
  const back: Side = front === -1 ? 1 : -1
  const darker = { ...tone, skin: mix(tone.skin, tone.shade, 0.28) }
  return [
    flesh(sheet, legPath(body, back), darker, 13),
    flesh(sheet, legPath(body, front), tone, 13),
    ...[back, front].map((side) => knee(body, side, tone)),
    flesh(sheet, torsoPath(body), tone, 12),
    collarbones(body, tone),
  ].join('')
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
  const throat = taper([body.torso(-3, 122), body.torso(-4.5, 140), body.torso(-3, 156)], 2)
  return [...bones, throat]
    .map((d) => `<path d="${d}" fill="${tone.shade}" fill-opacity=".5"/>`)
    .join('')
}
