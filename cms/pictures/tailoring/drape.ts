import { between, type Point } from '../drawing/geometry.ts'
import type { Fold } from '../fabric/paint.ts'
import { level } from '../figure/body.ts'
import type { Fitting } from './fitting.ts'
import { type Edge, flutes } from './silhouette.ts'

type Hang = { hemY: number; edge: Edge; from: number }

/** The folds of a garment, upright: where cloth is held it pulls, where it hangs it falls in flutes. */
export function drape(fitting: Fitting, hang: Hang): Fold[] {
  // A bodice is held all round: its folds are slighter than a skirt's.
  const slight = fitting.cloth.gleam > 0.8 ? 0.62 : 0.85
  const bodice =
    hang.from < level.waist
      ? bodiceFolds(fitting, hang).map((fold) => ({ ...fold, width: fold.width * slight }))
      : []
  const skirt = hang.hemY > 480 ? skirtFolds(fitting, hang) : []
  return [...bodice, ...skirt]
}

function bodiceFolds({ cut, random, cloth }: Fitting, { edge, hemY }: Hang): Fold[] {
  const folds: Fold[] = []
  const waist = edge(level.waist)
  const loose = waist - 40
  const jitter = () => random.between(-3, 3)
  for (const side of [-1, 1] as const) {
    folds.push({
      points: [
        [side * 54, 210],
        [side * 40, 226 + jitter()],
        [side * 22, 232],
      ],
      width: 6,
      peak: 0.25,
    })
    folds.push({
      points: [
        [side * (edge(262) - 1), 262],
        [side * 34, 250 + jitter()],
        [side * 18, 240],
      ],
      width: 4.5,
      peak: 0.2,
    })
    if (hemY > 300) {
      folds.push({
        points: [
          [side * (waist - 1), 300],
          [side * (waist * 0.62), 290 + jitter()],
          [side * 12, 288],
        ],
        width: 5,
        peak: 0.2,
      })
      folds.push({
        points: [
          [side * (waist - 1), 309],
          [side * (waist * 0.66), 318 + jitter()],
          [side * 16, 328],
        ],
        width: 5.5,
        peak: 0.2,
      })
    }
    if (loose > 12) {
      folds.push({
        points: [
          [side * 46, 236],
          [side * (40 + loose * 0.3), 290],
          [side * (34 + loose * 0.6), Math.min(hemY - 6, 380)],
        ],
        width: 8 + loose * 0.14,
      })
      folds.push({
        points: [
          [side * 22, 250],
          [side * 22 + jitter(), 310],
          [side * 28 + jitter(), Math.min(hemY - 10, 386)],
        ],
        width: 5,
      })
    }
  }
  // The bust turns away from the light below; satin shows it most.
  const under = 244
  folds.push({
    points: [
      [-42, under - 8],
      [-24, under + 3],
      [-6, under - 4],
    ],
    width: 5 * cloth.relief + 1,
  })
  folds.push({
    points: [
      [6, under - 4],
      [25, under + 4],
      [44, under - 8],
    ],
    width: 6 * cloth.relief + 1,
  })
  folds.push({
    points: [
      [-40, 212],
      [-28, 224],
      [-14, 228],
    ],
    width: 9,
    tone: 'light',
  })
  if (cut.fit === 'slim')
    folds.push({
      points: [
        [-22, 258],
        [-20, 285],
        [-24, 330],
      ],
      width: 8,
      tone: 'light',
    })
  return folds
}

function skirtFolds(fitting: Fitting, { hemY, edge, from }: Hang): Fold[] {
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
    // One pull from the hip that bears the weight; two would draw a smile.
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
