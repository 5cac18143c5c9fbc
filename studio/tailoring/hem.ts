import { line, outline, type Point } from '../drawing/geometry.ts'
import { softLine } from '../drawing/soft.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import { type Shape, within } from './sheath.ts'

export function hem(fitting: Fitting, shape: Shape): string {
  const { body, cut, cloth, sheet, trim } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const half = shape.edge(shape.hemY)
  if (cut.hem === 'rib') {
    const height = 20
    const d = outline(
      put([
        [-half + 5, shape.hemY - height],
        [0, shape.hemY - height + 3],
        [half - 5, shape.hemY - height],
      ]),
      put([
        [half - 3, shape.hemY + 2],
        [0, shape.hemY + 6],
        [-half + 3, shape.hemY + 2],
      ]),
    )
    const ribs = Array.from({ length: 23 }, (_, index) =>
      seam(
        cloth,
        line(
          put([
            [(index / 11 - 1) * (half - 6), shape.hemY - height + 2],
            [(index / 11 - 1) * (half - 4), shape.hemY + 3],
          ]),
        ),
        { opacity: 0.32 },
      ),
    )
    return paintCloth(sheet, cloth, { d, round: 8 }) + ribs.join('')
  }
  if (cut.hem === 'lace') {
    const scallops = Array.from({ length: 17 }, (_, index) => {
      const u = (index / 8 - 1) * (half - 4)
      const bow = half * 0.07 * (1 - (u / half) ** 2)
      const at = body.torso(u, shape.hemY - 5 + bow)
      return `<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="${(half / 15).toFixed(1)}" fill="${trim.color}" stroke="${trim.ink}" stroke-width=".7"/><circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="${(half / 34).toFixed(1)}" fill="${trim.dark}" fill-opacity=".7"/>`
    })
    return scallops.join('')
  }
  if (cut.hem === 'ruffle')
    return ruffle(fitting, shape, shape.hemY - (shape.hemY > 480 ? 64 : 34), shape.hemY + 6)
  if (cut.hem === 'tiered') {
    const top = 330
    const step = (shape.hemY - top) / 3
    return (
      ruffle(fitting, shape, top + step * 2, shape.hemY + 4, 1.04) +
      ruffle(fitting, shape, top + step, top + step * 2 + 12) +
      ruffle(fitting, shape, top, top + step + 12)
    )
  }
  return shape.hemSeam()
}

export function ruffle(
  fitting: Fitting,
  shape: Shape,
  from: number,
  to: number,
  spread = 1.02,
): string {
  const { body, sheet, cloth, random } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const [top, low] = [shape.edge(from), shape.edge(to) * spread + 7]
  const count = Math.max(7, Math.round(low / 11))
  const edge = Array.from({ length: count * 2 + 1 }, (_, index): Point => {
    const part = 1 - index / count
    return [
      Math.sin((part * Math.PI) / 2) * low,
      to + low * 0.07 * (1 - part * part) + (index % 2 ? 5 : -5),
    ]
  })
  const d = outline(
    put([
      [-top, from],
      [0, from + top * 0.06],
      [top, from],
    ]),
    put([
      [top, from],
      [low, to],
    ]),
    put(edge),
    put([
      [-low, to],
      [-top, from],
    ]),
  )
  const folds = edge
    .filter((_, index) => index % 2)
    .map(([u, y]) => ({
      points: put([
        [(u * top) / low, from + 2],
        [u * 0.97, (from + y) / 2],
        [u + random.between(-2, 2), y - 1],
      ]),
      width: 5.5,
      peak: 0.8,
    }))
  const shadow = softLine(
    line(
      put([
        [-top, from],
        [0, from + top * 0.06],
        [top, from],
      ]),
    ),
    cloth.dark,
    0.5,
    6,
  )
  return (
    paintCloth(sheet, cloth, { d, folds, round: 10 }) + within(fitting, { d: d + shape.d }, shadow)
  )
}
