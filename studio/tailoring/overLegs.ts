import { type Body, level } from '../body/body.ts'
import { between, type Point } from '../drawing/geometry.ts'

/** Widens a skirt below the hips so that it covers the legs in every pose. */
export function overLegs(body: Body, edge: (y: number) => number): Body {
  const widths: readonly Point[] = [
    [level.hip, 31],
    [470, 31],
    [560, 25],
    [level.knee, 18],
    [730, 22],
    [level.ankle, 12],
  ]
  return {
    ...body,
    torso: (u, y) => {
      const at = body.torso(u, y)
      if (y <= 420 || u === 0) return at
      const side = u < 0 ? -1 : 1
      const limit = Math.min(y, level.ankle)
      const leg = body.leg(side, side * (between(widths, limit) + 4), limit)[0]
      const lack = side * (leg - body.torso(side * edge(y), y)[0])
      const eased = Math.max(0, lack) * Math.min(1, (y - 420) / 60)
      return [at[0] + side * eased * Math.min(1, Math.abs(u) / edge(y)), at[1]]
    },
  }
}
