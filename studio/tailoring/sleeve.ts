import type { Side } from '../body/body.ts'
import { between, line, outline, type Point } from '../drawing/geometry.ts'
import { type Fold, paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import { extra, sleeves } from './sleeveWidths.ts'

function cutOf({ body, cut }: Fitting, side: Side) {
  if (cut.sleeve === 'none' || cut.neckline === 'strapless' || cut.neckline === 'halter') return
  if (cut.neckline === 'one-shoulder' && side === (body.pose.isBack ? 1 : -1)) return
  return sleeves[cut.sleeve]
}

/** Whether a sleeve reaches the wrist. */
export function coversArm(fitting: Fitting, side: Side): boolean {
  return (cutOf(fitting, side)?.end ?? 0) > 0.9
}

/** One sleeve over its arm; an empty drawing when the cut has none. */
export function sleeve(fitting: Fitting, side: Side): string {
  const { cut, body, sheet, cloth } = fitting
  const shape = cutOf(fitting, side)
  if (!shape) return ''
  const { end, outer, inner, cuff } = shape
  const room = extra[cut.fit]
  const parts = [0.06, 0.14, 0.24, 0.34, 0.44, 0.54, 0.64, 0.76, 0.88, 0.96].filter(
    (part) => part < end - 0.03,
  )
  const out = (part: number) => body.arm(side, between(outer, part) + room, part)
  const within = (part: number) => body.arm(side, -between(inner, part) - room, part)
  const low = cut.neckline === 'off-shoulder'
  const tip: Point[] = low
    ? [body.torso(side * 60, 178), body.torso(side * 80, 180)]
    : [body.torso(side * 50, 146), body.torso(side * (64 + room * 0.3), 150)]
  const under = body.torso(side * (54 + room * 0.4), 208 + room)
  const upper = [...tip, ...parts.filter((part) => part > (low ? 0.14 : 0.05)).map(out), out(end)]
  const lower = [
    within(end),
    ...parts
      .filter((part) => part > 0.2)
      .reverse()
      .map(within),
    under,
  ]
  const d = outline(upper, [out(end), body.arm(side, 1, end + 0.012), within(end)], lower)
  const bend = (body.armPose(side).lower - body.armPose(side).upper) / 8
  const painted = paintCloth(sheet, cloth, {
    d,
    folds: folds(fitting, side, end),
    turn: side === -1 ? 12 + bend : -12 - bend,
    round: 11,
    light: side === -1 ? 5 : 12,
  })
  const hem = seam(
    cloth,
    line([
      body.arm(side, between(outer, end - 0.02) + room - 1, end - 0.022),
      body.arm(side, 0, end - 0.012),
      body.arm(side, -between(inner, end - 0.02) - room + 1, end - 0.022),
    ]),
    { opacity: 0.35 },
  )
  return painted + (cuff ? band(fitting, side, end, cuff) : hem)
}

function band({ body, sheet, cloth }: Fitting, side: Side, from: number, to: number) {
  const half = from > 0.5 ? 9.5 : 17
  const d = outline(
    [body.arm(side, half + 1, from - 0.012), body.arm(side, half, to)],
    [body.arm(side, half, to), body.arm(side, -half, to)],
    [body.arm(side, -half, to), body.arm(side, -half - 1, from - 0.012)],
  )
  return paintCloth(sheet, cloth, { d, round: 7 })
}

function folds({ body, cut, random }: Fitting, side: Side, end: number): Fold[] {
  const at = (out: number, part: number): Point => body.arm(side, out, part)
  const list: Fold[] = [
    { points: [at(-15, 0.12), at(-4, 0.17), at(8, 0.2)], width: 5, peak: 0.2 },
    { points: [at(-14, 0.2), at(-4, 0.26), at(4, 0.33)], width: 4, peak: 0.25 },
    {
      points: [at(7, 0.06), at(8, Math.min(end, 0.4) * 0.5), at(6, Math.min(end, 0.44))],
      width: 7,
      tone: 'light',
    },
  ]
  if (end > 0.5) {
    for (const part of [0.46, 0.5, 0.55, 0.6]) {
      const lean = random.between(-0.03, 0.03)
      list.push({
        points: [at(-13, part), at(-2, part + 0.012 + lean), at(8, part - 0.02 + lean)],
        width: 4.2,
        peak: 0.25,
      })
    }
    list.push({ points: [at(-9, 0.7), at(0, 0.76), at(6, 0.84)], width: 4, peak: 0.3 })
    list.push({ points: [at(5, 0.62), at(5, 0.76), at(3, 0.92)], width: 5, tone: 'light' })
  }
  if (cut.sleeve === 'bishop' || cut.sleeve === 'balloon' || cut.sleeve === 'bell') {
    for (const out of [-12, -3, 7, 16])
      list.push({
        points: [at(out * 0.5, 0.56), at(out * 1.2, 0.78), at(out * 0.7, end)],
        width: 5,
        peak: 0.7,
      })
  }
  if (cut.sleeve === 'puff') {
    for (const out of [-8, 2, 12, 20])
      list.push({
        points: [at(out * 0.7, 0.03), at(out * 1.15, 0.18), at(out * 0.6, 0.32)],
        width: 4,
        peak: 0.4,
      })
  }
  return list
}
