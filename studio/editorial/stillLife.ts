import { shade, tint } from '../drawing/colour.ts'
import { short } from '../drawing/geometry.ts'
import { createRandom } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { EditorialPlate } from '../plateSpec.ts'
import { palmShadow, windowLight } from '../scene/backdrop.ts'
import { cloth } from './tableCloth.ts'
import { books, fruit, spools } from './tableThings.ts'
import { vase } from './vase.ts'

/** A table by a window: vase, branch, fruit or thread, and a fall of cloth. */
export function drawStillLife(
  sheet: Sheet,
  spec: EditorialPlate,
  width: number,
  height: number,
): string {
  const random = createRandom(spec.seed ^ 0x57111)
  const { ground, accent } = spec
  const table = height * 0.68
  const stage = { width, height, ground, seed: spec.seed }
  const wall = sheet.linear(
    [
      [0, tint(ground, 0.35)],
      [0.7, ground],
      [1, shade(ground, 0.1)],
    ],
    60,
  )
  const top = sheet.linear(
    [
      [0, shade(ground, 0.18)],
      [1, shade(ground, 0.06)],
    ],
    90,
  )
  const light = random.chance(0.55) ? windowLight(stage, random) : palmShadow(stage, random)
  const unit = height / 100
  const things: ((x: number) => string)[] = [
    (x) => vase(sheet, random, [x, table + unit * 6], unit, accent, ground),
    (x) => spools(sheet, [x, table + unit * 10], unit, accent, ground),
    (x) => fruit(sheet, [x, table + unit * 11], unit, accent),
    (x) => books(sheet, [x, table + unit * 12], unit, accent, ground),
  ]
  const first = Math.floor(random.between(0, 4))
  const second = (first + 1 + Math.floor(random.between(0, 3))) % 4
  const order = first === 0 ? [0, second] : [0, first]
  const spots = random.chance(0.5) ? [0.64, 0.34] : [0.36, 0.66]
  const drawn = order.map((thing, index) => things[thing]?.((spots[index] ?? 0.5) * width) ?? '')
  return [
    `<rect width="${width}" height="${height}" fill="${wall}"/>`,
    light,
    `<rect y="${short(table)}" width="${width}" height="${short(height - table)}" fill="${top}"/>`,
    cloth(sheet, spec, random, width, height, table),
    ...drawn,
  ].join('')
}
