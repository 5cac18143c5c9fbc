import { level } from '../body/body.ts'
import { between, type Point } from '../drawing/geometry.ts'
import type { Fold } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import type { Hang } from './silhouette.ts'
import { flutes } from './silhouette.ts'

export function skirtFolds(fitting: Fitting, { hemY, edge, from }: Hang): Fold[] {
  const { cut, cloth, random } = fitting
  const { count, depth } = flutes(cut)
  const top = Math.max(
    from,
    cut.silhouette === 'mermaid' ? 590 : cut.silhouette === 'trapeze' ? 240 : level.waist + 4,
  )
  const held = cut.silhouette === 'full' || cut.silhouette === 'pleated'
  const folds: Fold[] = []
  const half = edge(hemY)
  const flute = (
    part: number,
    start: number,
    width: number,
    tone: 'shadow' | 'light',
    sharp = false,
  ): Fold => {
    const at = (y: number): Point => [
      part *
        edge(y) *
        between(
          [
            [top, 0.9],
            [hemY, 0.985],
          ],
          y,
        ),
      y,
    ]
    const middle = start + (hemY - start) * 0.5
    return {
      points: [at(start), at(middle), at(hemY - 2), at(hemY + depth * 0.6)],
      width,
      tone,
      peak: 0.86,
      sharp,
    }
  }
  if (cut.silhouette === 'pleated') {
    const pleats = Math.round(count + half / 22)
    for (let index = 1; index < pleats; index += 1) {
      const part = Math.sin((2 * (index / pleats) - 1) * (Math.PI / 2))
      const width = (half / pleats) * 0.75 * (1.15 - Math.abs(part) * 0.5)
      folds.push(flute(part, top, width, 'shadow', true))
      folds.push(flute(part - 0.055, top + 14, width * 0.6, 'light'))
    }
    return folds
  }
  for (let index = 0; index < count; index += 1) {
    const part = Math.sin((((index + 0.5) / count) * 2 - 1) * 1.35) + random.between(-0.05, 0.05)
    const start = held
      ? top
      : top + random.between(50, 60) + Math.abs(part) * 30 * random.between(0.4, 1.6)
    const width = Math.max(7, (half / count) * random.between(0.42, 0.7))
    folds.push(flute(part, start, width, 'shadow'))
    folds.push(flute(part - 0.5 / count - 0.03, start + 26, width * 0.62, 'light'))
    if (held) folds.push(flute(part * 0.86 + 0.04, top, 5, 'shadow', true))
  }
  if (
    cut.silhouette === 'slip' ||
    cut.silhouette === 'mermaid' ||
    cut.silhouette === 'column' ||
    cut.silhouette === 'tulip'
  ) {
    // A single fold from the hip that bears the weight; two would look like a smile.
    const bearing = fitting.body.pose.hips.angle >= 0 ? -1 : 1
    folds.push({
      points: [
        [bearing * 57, 366],
        [bearing * 36, 388],
        [bearing * 6, 404],
      ],
      width: 4 + cloth.relief * 3,
      peak: 0.2,
    })
    folds.push({
      points: [
        [-40, 420],
        [-34, 520],
        [-38, Math.min(hemY - 8, 690)],
      ],
      width: 14,
      tone: 'light',
    })
    folds.push({
      points: [
        [8, 436],
        [2, 530],
        [6, Math.min(hemY - 6, 700)],
      ],
      width: 9,
      peak: 0.4,
    })
    folds.push({
      points: [
        [30, 430],
        [36, 540],
        [30, Math.min(hemY - 6, 680)],
      ],
      width: 10,
    })
  }
  return folds
}
