import type { Point } from '../drawing/geometry.ts'

/** The gesture of a hand: hang free, rest on the hip, hide in a pocket or behind, touch, or carry. */
export type HandRest = 'free' | 'hip' | 'pocket' | 'hidden' | 'touch' | 'carry'

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
  /** Whether she sits at the edge of a high stool. */
  isSeated?: boolean
}

const free: ArmPose = { upper: 80, lower: 93, rest: 'free' }
const onHip: ArmPose = { wrist: [56, 346], rest: 'hip' }
const inPocket: ArmPose = { wrist: [49, 380], rest: 'pocket' }
const behind: ArmPose = { upper: 73, lower: 116, rest: 'hidden', behind: true }
const atCollar: ArmPose = { wrist: [4, 216], rest: 'touch' }
const carrying: ArmPose = { upper: 77, lower: 90, rest: 'carry' }

/** Weight on one leg, hip out, the other leg at ease. */
const contrapposto: Pose = {
  shoulders: { x: 0, angle: -3.5 },
  waist: -5,
  hips: { x: -12, angle: 5 },
  hang: 4,
  head: { x: 3, tilt: 4, turn: 0.45 },
  arms: [free, onHip],
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

/** Three-quarter, the weight on the far leg, the chin over the near shoulder. */
const turnedAway: Pose = {
  shoulders: { x: -6, angle: -5 },
  waist: -10,
  hips: { x: -16, angle: 6 },
  hang: 8,
  head: { x: 6, tilt: 6, turn: 1 },
  arms: [
    { upper: 98, lower: 92, rest: 'free' },
    { upper: 70, lower: 112, rest: 'hidden', behind: true },
  ],
  legs: [
    { knee: [-36, 640], ankle: [-8, 896], foot: 84, reach: 0.98 },
    { knee: [28, 634], ankle: [42, 884], foot: 62, reach: 0.96 },
  ],
  front: 0,
  turned: 0.85,
}

/** A hand at the hair, the elbow out. */
const raised: Pose = {
  shoulders: { x: 2, angle: -7 },
  waist: -8,
  hips: { x: -15, angle: 7 },
  hang: 6,
  head: { x: 4, tilt: 9, turn: 0.85 },
  arms: [
    { upper: 83, lower: 92, rest: 'free' },
    { upper: -22, lower: -152, rest: 'touch' },
  ],
  legs: [
    { knee: [-38, 642], ankle: [-20, 893], foot: 97, reach: 0.98 },
    { knee: [40, 632], ankle: [50, 884], foot: 66, reach: 0.94 },
  ],
  front: 0,
  turned: 0.3,
}

const easy: Pose = {
  shoulders: { x: 0, angle: 2 },
  waist: 2,
  hips: { x: 5, angle: -3 },
  hang: 2,
  head: { x: -3, tilt: -5, turn: -0.55 },
  arms: [inPocket, { upper: 81, lower: 90, rest: 'free' }],
  legs: [
    { knee: [-40, 634], ankle: [-56, 888], foot: 112, reach: 0.98 },
    { knee: [41, 640], ankle: [37, 893], foot: 86, reach: 1 },
  ],
  front: 1,
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

const pensive: Pose = {
  ...contrapposto,
  shoulders: { x: 0, angle: -4 },
  head: { x: 4, tilt: 8, turn: 0.5 },
  arms: [{ upper: 77, lower: 92, rest: 'free' }, atCollar],
}

const akimbo: Pose = {
  ...easy,
  shoulders: { x: 0, angle: 1 },
  head: { x: 0, tilt: -2, turn: 0.25 },
  arms: [{ ...onHip, wrist: [56, 352] }, onHip],
}

const pocketed: Pose = {
  ...contrapposto,
  head: { x: 2, tilt: 2, turn: -0.5 },
  arms: [inPocket, { ...inPocket, wrist: [50, 376] }],
}

const carrier: Pose = {
  ...contrapposto,
  arms: [carrying, onHip],
  head: { x: 2, tilt: 3, turn: -0.4 },
}

/** At the edge of a high stool, a heel on its rung. */
const perched: Pose = {
  shoulders: { x: -3, angle: -5 },
  waist: -7,
  hips: { x: -4, angle: 5 },
  hang: 4,
  head: { x: 5, tilt: 7, turn: 0.8 },
  arms: [
    { upper: 76, lower: 108, rest: 'hidden', behind: true },
    { wrist: [46, 420], rest: 'touch' },
  ],
  legs: [
    { knee: [-40, 622], ankle: [-44, 889], foot: 99, reach: 0.98 },
    { knee: [66, 556], ankle: [44, 790], foot: 76, reach: 0.8 },
  ],
  front: 1,
  isSeated: true,
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
    { knee: [-39, 634], ankle: [-45, 893], foot: 90, reach: 1 },
    { knee: [39, 634], ankle: [45, 893], foot: 90, reach: 1 },
  ],
  front: 0,
}

export const poses = {
  contrapposto,
  walk,
  turnedAway,
  raised,
  easy,
  poised,
  pensive,
  akimbo,
  pocketed,
  carrier,
  perched,
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
    isSeated: pose.isSeated === true,
  }
}
