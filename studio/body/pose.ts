import type { Point } from '../drawing/geometry.ts'

/** The gesture of a hand: hang free, hide behind, or carry. */
export type HandRest = 'free' | 'hidden' | 'carry'

/**
 * An arm on the right side of the plate: the angles of its bones, where 90 hangs straight down and 0 points outwards, or
 * the place of its wrist on the upright body, from which the elbow follows.
 */
export type ArmPose = ({ upper: number; lower: number } | { wrist: Point }) & {
  rest: HandRest
  behind?: boolean
}
export type LegPose = { knee: Point; ankle: Point; foot: number; reach: number }

/** A stance in body units: the head is 100 high, the floor at 945, x 0 the figure's axis. */
export type Pose = {
  shoulders: { x: number; angle: number }
  waist: number
  hips: { x: number; angle: number }
  hang: number
  head: { x: number; tilt: number; turn: number }
  arms: readonly [ArmPose, ArmPose]
  legs: readonly [LegPose, LegPose]
  front: 0 | 1
  /** How far the body turns away: 1 is three-quarter to the right, and its right half is foreshortened. */
  turned?: number
  /** Seen from behind. An arm that is `behind` is then before her. */
  isBack?: boolean
  /** The width of clothes that lie without a body in them, in widths of the body; 1 when worn. */
  breadth?: number
}

const free: ArmPose = { upper: 80, lower: 93, rest: 'free' }
const easyArm: ArmPose = { upper: 76, lower: 88, rest: 'free' }
const behind: ArmPose = { upper: 84, lower: 103, rest: 'hidden', behind: true }
const carrying: ArmPose = { upper: 77, lower: 90, rest: 'carry' }

/** Weight on one leg, hip out, the other leg at ease. */
const contrapposto: Pose = {
  shoulders: { x: 0, angle: -3.5 },
  waist: -5,
  hips: { x: -12, angle: 5 },
  hang: 4,
  head: { x: 3, tilt: 4, turn: 0.45 },
  arms: [free, easyArm],
  legs: [
    { knee: [-37, 642], ankle: [-19, 893], foot: 97, reach: 0.98 },
    { knee: [46, 634], ankle: [64, 886], foot: 68, reach: 0.98 },
  ],
  front: 0,
}

/** Mid-step: the shoulders turn against the hips, one foot is lifted behind the other. */
const walk: Pose = {
  shoulders: { x: 4, angle: 5 },
  waist: 2,
  hips: { x: 8, angle: -8 },
  hang: -14,
  head: { x: -3, tilt: -4, turn: -0.7 },
  arms: [
    { upper: 74, lower: 88, rest: 'free' },
    { upper: 88, lower: 103, rest: 'free' },
  ],
  legs: [
    { knee: [-14, 624], ankle: [-26, 836], foot: 104, reach: 0.66 },
    { knee: [24, 648], ankle: [-8, 904], foot: 90, reach: 0.98 },
  ],
  front: 1,
  turned: -0.35,
}

/** A little turned, the chin over the far shoulder. */
const relaxed: Pose = {
  shoulders: { x: -2, angle: 3 },
  waist: -3,
  hips: { x: -7, angle: -4 },
  hang: 2,
  head: { x: 4, tilt: 4, turn: 0.7 },
  arms: [
    { upper: 82, lower: 90, rest: 'free' },
    { upper: 79, lower: 94, rest: 'free' },
  ],
  legs: [
    { knee: [-36, 640], ankle: [-24, 893], foot: 97, reach: 0.98 },
    { knee: [34, 634], ankle: [44, 888], foot: 74, reach: 0.98 },
  ],
  front: 0,
  turned: 0.3,
}

const poised: Pose = {
  shoulders: { x: 0, angle: -2 },
  waist: -2,
  hips: { x: -4, angle: 3 },
  hang: 0,
  head: { x: 2, tilt: 5, turn: 0.6 },
  arms: [behind, behind],
  legs: [
    { knee: [-27, 641], ankle: [-4, 897], foot: 93, reach: 1.04 },
    { knee: [31, 630], ankle: [22, 876], foot: 72, reach: 0.85 },
  ],
  front: 0,
}

const carrier: Pose = {
  ...contrapposto,
  arms: [carrying, easyArm],
  head: { x: 2, tilt: 3, turn: -0.4 },
}

/** The pose of a garment that is laid flat, with its sleeves slightly away from the sides. */
export const laidFlat: Pose = {
  shoulders: { x: 0, angle: 0 },
  waist: 0,
  hips: { x: 0, angle: 0 },
  hang: 0,
  head: { x: 0, tilt: 0, turn: 0 },
  arms: [
    { upper: 68, lower: 74, rest: 'hidden' },
    { upper: 68, lower: 74, rest: 'hidden' },
  ],
  legs: [
    { knee: [-48, 634], ankle: [-55, 893], foot: 90, reach: 1 },
    { knee: [48, 634], ankle: [55, 893], foot: 90, reach: 1 },
  ],
  front: 0,
  breadth: 1.26,
}

export const poses = {
  contrapposto,
  walk,
  relaxed,
  poised,
  carrier,
} as const
export type PoseName = keyof typeof poses

const flip = ([x, y]: Point): Point => [-x, y]

/** The mirrored pose. */
export function mirrored(pose: Pose): Pose {
  const leg = ({ knee, ankle, foot, reach }: LegPose) => ({
    knee: flip(knee),
    ankle: flip(ankle),
    foot: 180 - foot,
    reach,
  })
  return {
    shoulders: { x: -pose.shoulders.x, angle: -pose.shoulders.angle },
    waist: -pose.waist,
    hips: { x: -pose.hips.x, angle: -pose.hips.angle },
    hang: -pose.hang,
    head: { x: -pose.head.x, tilt: -pose.head.tilt, turn: -pose.head.turn },
    arms: [pose.arms[1], pose.arms[0]],
    legs: [leg(pose.legs[1]), leg(pose.legs[0])],
    front: pose.front === 0 ? 1 : 0,
    turned: -(pose.turned ?? 0),
    isBack: pose.isBack === true,
  }
}
