import { degreesBetween, distance, type Point, polar } from '../drawing/geometry.ts'

/** The lengths of the bones, in body units. */
const bones = { upper: 150, lower: 128 } as const

/** The part of an arm, from the shoulder 0 to the wrist 1, at which its elbow is. */
export const elbowPart = bones.upper / (bones.upper + bones.lower)

/** The angles of both bones on the right side of the plate: 90 hangs straight down, 0 points outwards. */
export type Bones = { upper: number; lower: number }

export type Joints = Record<'shoulder' | 'elbow' | 'wrist', Point>

/** A placed arm. */
export type Arm = {
  bones: Bones
  joints: Joints
  /** The place that is `outwards` of the bones at a part of the arm; negative is on the inside of the elbow. */
  at: (outwards: number, part: number) => Point
}

const aim = (side: -1 | 1, degrees: number) => (side === -1 ? 180 - degrees : degrees)

/** The bones that bring the wrist of a shoulder to a target, with the elbow pointing outwards. */
export function bonesTo(side: -1 | 1, shoulder: Point, target: Point): Bones {
  const { upper, lower } = bones
  const span = Math.min(distance(shoulder, target), upper + lower)
  const direction = degreesBetween(
    [0, 0],
    [side * (target[0] - shoulder[0]), target[1] - shoulder[1]],
  )
  const spread = Math.acos((upper ** 2 + span ** 2 - lower ** 2) / (2 * upper * span))
  const fold = Math.acos((upper ** 2 + lower ** 2 - span ** 2) / (2 * upper * lower))
  const first = direction - (spread * 180) / Math.PI
  return { upper: first, lower: first + 180 - (fold * 180) / Math.PI }
}

/** Places an arm at its shoulder. */
export function placeArm(side: -1 | 1, shoulder: Point, angles: Bones): Arm {
  const elbow = polar(shoulder, aim(side, angles.upper), bones.upper)
  const wrist = polar(elbow, aim(side, angles.lower), bones.lower)
  const bend = angles.lower - angles.upper
  const length = bones.upper + bones.lower

  function at(outwards: number, part: number): Point {
    const along = (part - elbowPart) * length
    const isInside = bend < 0 ? outwards > 0 : outwards < 0
    return isInside ? inside(outwards, along) : outside(outwards, along)
  }
  /** The skin folds where the insides of both bones meet, and never crosses itself. */
  function inside(outwards: number, along: number) {
    const fold = Math.min(Math.abs(outwards * Math.tan((bend * Math.PI) / 360)), 30)
    const isUpper = along <= 0
    const away = Math.max(Math.abs(along), fold)
    return offset(isUpper ? -away : away, isUpper ? angles.upper : angles.lower, outwards)
  }
  /** The skin turns round the elbow on the outside. */
  function outside(outwards: number, along: number) {
    const turned = Math.min(1, Math.max(0, along / turning + 0.5))
    return offset(along, angles.upper + bend * turned * turned * (3 - 2 * turned), outwards)
  }
  function offset(along: number, degrees: number, outwards: number) {
    const bone = along <= 0 ? angles.upper : angles.lower
    return polar(polar(elbow, aim(side, bone), along), aim(side, degrees) - side * 90, outwards)
  }
  return { bones: angles, joints: { shoulder, elbow, wrist }, at }
}

/** The length over which the outside of the elbow turns, in body units. */
const turning = 44
