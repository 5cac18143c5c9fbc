import type { Point } from '../drawing/geometry.ts'
import type { Fitting } from './fitting.ts'
import { necklineOf } from './neckline.ts'

export const mirror = (points: readonly Point[]): Point[] =>
  points.map(([u, y]): Point => [-u, y]).reverse()

type Top = { right: Point[]; left: Point[]; neck: Point[][] }

export function waistTop(edge: (y: number) => number, from: number): Top {
  const half = edge(from)
  return {
    right: [[half, from]],
    left: [[-half, from]],
    neck: [
      [
        [-half, from],
        [0, from + 5],
        [half, from],
      ],
    ],
  }
}

export function bodiceTop({ body, cut }: Fitting, sleeveless: boolean): Top {
  const neckline = necklineOf({ body, cut })
  const { isBack } = body.pose
  const start = neckline.runs[0]?.[0] ?? neckline.shoulder
  const bare =
    sleeveless ||
    neckline.strap !== undefined ||
    cut.neckline === 'strapless' ||
    cut.neckline === 'halter'
  const shoulder: Point = [69, 153]
  const right: Point[] = bare ? [...neckline.armhole] : [shoulder, [64, 178], [58, 206]]
  const open: Point[] = bare ? [] : [start]
  if (cut.neckline === 'one-shoulder') {
    const low: Point[] = [
      [-57, 212],
      [-54, 204],
    ]
    const high = [start, ...right.slice(bare ? 0 : 1)]
    const slope: Point[] = [[-54, 204], [-20, 196], [14, 168], start]
    return isBack
      ? { right: mirror(low), left: mirror(high), neck: [mirror(slope)] }
      : { right: high, left: low, neck: [slope] }
  }
  return {
    right: [...open, ...right],
    left: [...mirror(right), ...mirror(open)],
    neck: wholeNeck(neckline.runs, !isBack && (cut.neckline === 'v' || cut.neckline === 'deep-v')),
  }
}

/** Left half, then right; smooth through the middle unless it is a point. */
function wholeNeck(runs: readonly (readonly Point[])[], pointed: boolean): Point[][] {
  const left = runs.map((run) => run.map(([u, y]): Point => [-u, y]))
  const right = runs.map((run) => [...run].reverse()).reverse()
  const [last, first] = [left.pop() ?? [], right.shift() ?? []]
  const middle = pointed ? [last, first] : [[...last, ...first.slice(1)]]
  return [...left, ...middle, ...right]
}
