import { tint } from '../drawing/colour.ts'
import { outline, type Point } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { weaveCloth } from '../fabric/cloth.ts'
import { paintCloth } from '../fabric/paint.ts'
import type { EditorialPlate, Look } from '../plateSpec.ts'

export function cloth(
  sheet: Sheet,
  spec: EditorialPlate,
  random: Random,
  width: number,
  height: number,
  table: number,
) {
  const look: Look = {
    garment: 'silk-scarf',
    color: spec.accent,
    accent: tint(spec.accent, 0.5),
    pattern: random.pick(['plain', 'plain', 'ikat', 'batik']),
    fabric: random.pick(['satin', 'linen']),
    cut: {},
  }
  const silk = weaveCloth(sheet, look, spec.seed, 2)
  const flip = random.chance(0.5)
  const x = (part: number) => (flip ? 1 - part : part) * width
  const reach = random.between(0.4, 0.5)
  const d = outline(
    [
      [x(-0.04), table + 26],
      [x(reach * 0.3), table + 34],
      [x(reach * 0.62), table + 22],
      [x(reach), table + 62],
    ],
    [
      [x(reach), table + 62],
      [x(reach + 0.015), table + 150],
      [x(reach - 0.02), height * 0.92],
      [x(reach + 0.01), height + 40],
    ],
    [
      [x(reach + 0.01), height + 40],
      [x(-0.04), height + 40],
    ],
    [
      [x(-0.04), height + 40],
      [x(-0.04), table + 26],
    ],
  )
  const folds = [0.04, 0.16, 0.3, 0.45, 0.62, 0.78, 0.92].flatMap((part, index) => {
    const at = part * reach
    const sway = index % 2 ? 0.03 : -0.02
    const fall = (offset: number, from: number): Point[] => [
      [x(at + offset), table + from],
      [x(at + offset + sway * 0.5), table + 150],
      [x(at + offset + sway), height + 30],
    ]
    return [
      { points: fall(0, 70 + (index % 3) * 26), width: 50, peak: 0.8 },
      { points: fall(0.032, 90), width: 30, tone: 'light' as const, peak: 0.75 },
    ]
  })
  return `<path d="${d}" fill="#20140f" fill-opacity=".3" filter="${sheet.blur(16)}" transform="translate(12 10)"/>${paintCloth(sheet, silk, { d, folds, round: 40 })}`
}
