import { bodyHalf, level, type Side } from '../body/body.ts'
import { between, line, outline, type Point } from '../drawing/geometry.ts'
import { type Fold, paintCloth, seam } from '../fabric/paint.ts'
import type { FullCut } from '../garments/cut.ts'
import type { Fitting } from './fitting.ts'
import { legs } from './legWidths.ts'

const hems: Partial<Record<FullCut['length'], number>> = {
  crop: 800,
  mini: 500,
  knee: 606,
  midi: 764,
  ankle: 868,
  floor: 924,
}

export function leg(fitting: Fitting, side: Side, from: number): string {
  const { body, cut, sheet, cloth } = fitting
  const hem = hems[cut.length] ?? 868
  const { outer, inner } = legs[cut.leg]
  const room = { slim: -1, regular: 0, relaxed: 3, oversized: 7 }[cut.fit]
  const out = (y: number) => body.leg(side, side * (between(outer, y) + room), y)
  const within = (y: number) => body.leg(side, -side * (between(inner, y) + room), y)
  const levels = [470, 530, 590, 650, 715, 780, 840].filter((y) => y < hem - 20)
  const hips = [from, 330, 362, level.hip, 430].map((y) => {
    const ease = 2 + (y > 340 ? room + (cut.leg === 'pleated' ? 7 : 2) : 0)
    const hip = body.torso(side * (bodyHalf(y) + ease), y)
    if (y < level.hip) return hip
    const thigh = body.leg(side, side * (31 + ease), y)
    return side * (thigh[0] - hip[0]) > 0 ? thigh : hip
  })
  const hemRun = [
    out(hem),
    body.leg(side, side * 4, hem + (between(outer, hem) > 30 ? 9 : 5)),
    within(hem),
  ]
  const d = outline(
    [...hips, ...levels.map(out), out(hem)],
    hemRun,
    [within(hem), ...[...levels].reverse().map(within), body.torso(side * 1, level.crotch + 14)],
    [
      body.torso(side * 1, level.crotch + 14),
      body.torso(-side * 3, level.crotch - 30),
      body.torso(-side * 3, from + 4),
    ],
  )
  return (
    paintCloth(sheet, cloth, {
      d,
      folds: legFolds(fitting, side, hem),
      round: 20,
      light: side === -1 ? 4 : 10,
    }) + hemSeam(fitting, side, hem, out, within)
  )
}

function hemSeam(
  { body, cloth, look }: Fitting,
  side: Side,
  hem: number,
  out: (y: number) => Point,
  within: (y: number) => Point,
) {
  const y = hem - 9
  return seam(
    cloth,
    line([out(y), body.leg(side, side * 4, y + 7), within(y)]),
    look.fabric === 'denim' ? { tone: '#d69a55', dashed: true } : { opacity: 0.35 },
  )
}

function legFolds({ body, cut, random }: Fitting, side: Side, hem: number): Fold[] {
  const at = (u: number, y: number): Point => body.leg(side, side * u, y)
  const crotch = (u: number, y: number): Point => body.torso(side * u, y)
  const folds: Fold[] = [
    { points: [crotch(2, 424), crotch(22, 412), crotch(46, 392)], width: 3.6, peak: 0.2 },
    { points: [crotch(2, 432), crotch(24, 436), crotch(50, 424)], width: 3.2, peak: 0.2 },
    { points: [at(-24, 470), at(-8, 484), at(12, 486)], width: 6, peak: 0.2 },
  ]
  const wide = cut.leg === 'wide' || cut.leg === 'pleated' || cut.leg === 'flared'
  if (hem > 560 && wide) {
    folds.push({ points: [at(-6, 440), at(-10, 600), at(-16, hem)], width: 15, peak: 0.8 })
    folds.push({ points: [at(22, 500), at(28, 660), at(34, hem)], width: 13, peak: 0.85 })
    folds.push({
      points: [at(10, 430), at(12, 600), at(12, hem)],
      width: 15,
      tone: 'light',
      peak: 0.7,
    })
    folds.push({ points: [at(-20, 560), at(-24, 700), at(-28, hem)], width: 8, peak: 0.8 })
  } else if (hem > 640) {
    for (const y of [622, 640, 660])
      folds.push({
        points: [at(-18, y), at(-2, y + random.between(4, 10)), at(12, y - 4)],
        width: 5,
        peak: 0.25,
      })
    folds.push({ points: [at(4, 460), at(3, 560), at(2, 620)], width: 10, tone: 'light' })
    folds.push({ points: [at(3, 690), at(3, 770), at(2, hem - 20)], width: 9, tone: 'light' })
    for (const y of [hem - 34, hem - 18])
      folds.push({ points: [at(-14, y), at(0, y + 6), at(13, y - 2)], width: 4.5 })
  }
  if (cut.leg !== 'slim')
    folds.push({ points: [at(6, 330), at(7, 560), at(6, hem - 4)], width: 2.6, sharp: true })
  if (cut.leg === 'pleated')
    for (const u of [16, 28])
      folds.push({
        points: [crotch(u, 306), crotch(u + 3, 360), crotch(u + 5, 440)],
        width: 5,
        peak: 0.2,
        sharp: true,
      })
  return folds
}
