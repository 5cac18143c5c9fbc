import { between, distance, type Point, polar } from '../drawing/geometry.ts'
import { type Arm, bonesTo, placeArm } from './arm.ts'
import type { ArmPose, HandRest, Pose } from './pose.ts'

/** Left or right as seen on the plate. */
export type Side = -1 | 1
export const sides = [-1, 1] as const

/** Half the body's width at a height, in body units. */
const half: readonly Point[] = [
  [110, 16],
  [132, 22],
  [152, 68],
  [176, 60],
  [200, 55],
  [222, 55],
  [255, 47],
  [302, 39],
  [350, 53],
  [395, 61],
  [430, 60],
]
export const bodyHalf = (y: number): number => between(half, y)

/** Heights of the body's landmarks, from the top of the head down. */
export const level = {
  chin: 100,
  neck: 132,
  shoulder: 154,
  armpit: 204,
  bust: 224,
  waist: 302,
  hip: 395,
  crotch: 424,
  knee: 636,
  calf: 730,
  ankle: 893,
  floor: 945,
} as const

/**
 * A posed body as a map: what is designed upright (u across, y down, in body units) is mapped to
 * its place in the pose. Garments are drawn upright and mapped in the same way.
 */
export type Body = {
  pose: Pose
  torso: (u: number, y: number) => Point
  leg: (side: Side, u: number, y: number) => Point
  arm: (side: Side, outwards: number, part: number) => Point
  joints: (side: Side) => Arm['joints']
  /** The angles of an arm's bones and what its hand does. */
  armPose: (side: Side) => Arm['bones'] & { rest: HandRest; behind: boolean }
  /** The place of a wrist, and the direction in which the forearm reaches it, in degrees. */
  wrist: (side: Side) => { at: Point; angle: number }
}

/** Places a pose. */
export function createBody(pose: Pose): Body {
  const centre: readonly Point[] = [
    [level.shoulder, pose.shoulders.x],
    [level.waist, pose.waist],
    [level.hip, pose.hips.x],
    [level.floor, pose.hang],
  ]
  const lean: readonly Point[] = [
    [level.neck, pose.shoulders.angle],
    [level.bust, pose.shoulders.angle],
    [level.waist, (pose.shoulders.angle + pose.hips.angle) / 2],
    [level.hip, pose.hips.angle],
    [560, pose.hips.angle * 0.45],
    [level.floor, 0],
  ]
  const { turned = 0, breadth = 1 } = pose
  /** The half that turns away is foreshortened, and the middle moves towards it. */
  const across = (u: number) =>
    u * breadth * (1 - Math.abs(turned) * (u * turned > 0 ? 0.36 : 0.05)) + turned * 8
  const torso = (u: number, y: number): Point =>
    polar([between(centre, y), y], between(lean, y), across(u))
  const arms = [armOf(-1), armOf(1)] as const
  const placed = (side: Side) => arms[side === -1 ? 0 : 1]

  function armOf(side: Side) {
    const arm: ArmPose = pose.arms[side === -1 ? 0 : 1]
    const shoulder = torso(side * 59, 163)
    const bones =
      'wrist' in arm ? bonesTo(side, shoulder, torso(side * arm.wrist[0], arm.wrist[1])) : arm
    const { upper, lower } = bones
    return {
      ...placeArm(side, shoulder, { upper, lower }),
      rest: arm.rest,
      behind: arm.behind === true,
    }
  }

  function leg(side: Side, u: number, y: number): Point {
    const { knee, ankle } = pose.legs[side === -1 ? 0 : 1]
    const hip = torso(side * 31, level.hip)
    const path: Point[] = [hip, knee, ankle]
    const [start, end, from, to] =
      y <= level.knee
        ? [path[0], path[1], level.hip, level.knee]
        : [path[1], path[2], level.knee, level.ankle]
    if (!start || !end) return hip
    const part = (y - from) / (to - from)
    const x = start[0] + (end[0] - start[0]) * part
    const turn = between(
      [
        [500, slope(hip, knee)],
        [760, slope(knee, ankle)],
      ],
      y,
    )
    return polar([x, start[1] + (end[1] - start[1]) * part], turn, u * breadth)
  }

  return {
    pose,
    torso,
    leg,
    arm: (side, outwards, part) => placed(side).at(outwards * breadth, part),
    joints: (side) => placed(side).joints,
    armPose: (side) => {
      const { bones, rest, behind } = placed(side)
      return { ...bones, rest, behind }
    },
    wrist: (side) => {
      const { bones, joints } = placed(side)
      return { at: joints.wrist, angle: side === -1 ? 180 - bones.lower : bones.lower }
    },
  }
}

/** The angle of a bone to the vertical, in degrees. */
function slope(from: Point, to: Point) {
  return -(Math.asin((to[0] - from[0]) / distance(from, to)) * 180) / Math.PI
}
