import { level } from '../body/body.ts'
import type { Fold } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import type { Hang } from './silhouette.ts'

export function bodiceFolds({ body, cut, random, cloth }: Fitting, { edge, hemY }: Hang): Fold[] {
  const folds: Fold[] = []
  const waist = edge(level.waist)
  const loose = waist - 40
  const jitter = () => random.between(-3, 3)
  const { isBack } = body.pose
  for (const side of [-1, 1] as const) {
    if (isBack)
      folds.push(
        {
          points: [
            [side * 55, 214],
            [side * 44, 204],
            [side * 30, 186 + jitter()],
          ],
          width: 5,
          peak: 0.25,
        },
        {
          points: [
            [side * 30, 176],
            [side * 28, 200],
            [side * 22, 228],
          ],
          width: 8,
          tone: 'light',
        },
      )
    else
      folds.push({
        points: [
          [side * 54, 210],
          [side * 40, 226 + jitter()],
          [side * 22, 232],
        ],
        width: 6,
        peak: 0.25,
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
  if (isBack)
    return [
      ...folds,
      {
        points: [
          [0, 196],
          [1, 250],
          [0, 292],
        ],
        width: 6,
      },
    ]
  // The underside of the bust is in shadow, most visibly on satin.
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
