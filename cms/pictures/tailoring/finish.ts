import { blob, line, outline, type Point } from '../drawing/geometry.ts'
import { softLine, softTaper } from '../drawing/soft.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import { cowl } from '../garments/upper.ts'
import type { Fitting } from './fitting.ts'
import type { sheath } from './sheath.ts'

type Shape = ReturnType<typeof sheath>

/** What a cut adds to its shape: hems, slits, pockets, bows. */
export function finish(fitting: Fitting, shape: Shape): string {
  return [
    hem(fitting, shape),
    slit(fitting, shape),
    pocket(fitting, shape),
    fitting.cut.neckline === 'cowl' ? cowl(fitting) : '',
    detail(fitting, shape),
  ].join('')
}

function hem(fitting: Fitting, shape: Shape): string {
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

function ruffle(
  { body, sheet, cloth, random }: Fitting,
  shape: Shape,
  from: number,
  to: number,
  spread = 1.02,
): string {
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
  return paintCloth(sheet, cloth, { d, folds, round: 10 }) + shadow
}

function slit(fitting: Fitting, shape: Shape): string {
  const { body, cut, cloth } = fitting
  if (cut.slit === 'none' || shape.hemY < 560) return ''
  const half = shape.edge(shape.hemY)
  const u = cut.slit === 'side' ? half * 0.62 : half * 0.2
  const height = Math.min(shape.hemY - 470, shape.hemY > 850 ? 330 : 200)
  const low = shape.hemY + half * 0.045
  const run = [
    body.torso(u * 0.86, shape.hemY - height),
    body.torso(u * 0.95, shape.hemY - height * 0.45),
    body.torso(u, low),
  ]
  return (
    softTaper([...run.slice(0, 2), body.torso(u - 7, low)], 17, cloth.deep, 0.6, 0.9) +
    seam(cloth, line(run), { width: 1.8, opacity: 0.9 })
  )
}

function pocket({ body, cut, cloth, sheet }: Fitting, shape: Shape): string {
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const box = (u: number, y: number, width: number, height: number) =>
    outline(
      put([
        [u - width, y],
        [u + width, y],
      ]),
      put([
        [u + width, y],
        [u + width - 1, y + height],
      ]),
      put([
        [u + width - 1, y + height],
        [u - width + 1, y + height],
      ]),
      put([
        [u - width + 1, y + height],
        [u - width, y],
      ]),
    )
  const low = Math.min(shape.hemY - 50, 366)
  switch (cut.pocket) {
    case 'chest':
      return (
        seam(cloth, box(30, 222, 13, 30), { opacity: 0.6 }) +
        seam(cloth, box(30, 222, 13, 7), { opacity: 0.5 })
      )
    case 'patch':
      return ([-1, 1] as const)
        .map(
          (side) =>
            paintCloth(sheet, cloth, { d: box(side * 30, Math.min(low, 262), 15, 32), round: 5 }) +
            seam(cloth, box(side * 30, Math.min(low, 262), 15, 8), { opacity: 0.5 }),
        )
        .join('')
    case 'flap':
      return ([-1, 1] as const)
        .map((side) => paintCloth(sheet, cloth, { d: box(side * 37, low, 18, 12), round: 5 }))
        .join('')
    case 'slant':
      return ([-1, 1] as const)
        .map((side) =>
          seam(
            cloth,
            line(
              put([
                [side * 34, 352],
                [side * 46, 400],
              ]),
            ),
            { width: 2, opacity: 0.8 },
          ),
        )
        .join('')
    default:
      return ''
  }
}

function detail(fitting: Fitting, shape: Shape): string {
  const { body, cut, cloth, trim, sheet } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  switch (cut.detail) {
    case 'bow': {
      const y = cut.neckline === 'strapless' ? 214 : 300
      const loop = (side: number) =>
        outline(
          put([
            [0, y],
            [side * 24, y - 22],
            [side * 52, y - 18],
            [side * 58, y + 2],
            [side * 46, y + 20],
            [side * 20, y + 12],
            [0, y + 4],
          ]),
        )
      const tail = (side: number) =>
        outline(
          put([
            [side * 3, y + 4],
            [side * 16, y + 50],
            [side * 26, y + 96],
          ]),
          put([
            [side * 26, y + 96],
            [side * 44, y + 84],
          ]),
          put([
            [side * 44, y + 84],
            [side * 28, y + 40],
            [side * 8, y],
          ]),
        )
      const knot = blob(
        put([
          [-8, y - 9],
          [8, y - 9],
          [9, y + 11],
          [-9, y + 11],
        ]),
      )
      return [tail(-1), tail(1), loop(-1), loop(1), knot]
        .map((d) =>
          paintCloth(sheet, trim, {
            d,
            round: 9,
            folds: [
              {
                points: put([
                  [0, y],
                  [24, y - 4],
                  [44, y - 2],
                ]),
                width: 5,
              },
              {
                points: put([
                  [0, y],
                  [-24, y - 4],
                  [-44, y - 2],
                ]),
                width: 5,
              },
            ],
          }),
        )
        .join('')
    }
    case 'draped': {
      const swag = (from: number, to: number) =>
        softTaper(
          put([
            [-shape.edge(from) + 2, from],
            [-8, (from + to) / 2 + 10],
            [shape.edge(to) - 3, to],
          ]),
          9,
          cloth.dark,
          0.6,
          0.4,
        )
      const soft = [
        swag(232, 286),
        swag(258, 292),
        swag(284, 298),
        swag(312, 306),
        swag(346, 312),
        swag(384, 316),
      ]
      return soft.join('')
    }
    case 'ruffle': {
      const run: Point[] = [
        [26, 150],
        [10, 200],
        [3, 250],
        [0, Math.min(shape.hemY, 300)],
      ]
      const frill = outline(
        put(run),
        put([
          [6, Math.min(shape.hemY, 300)],
          [22, 274],
          [16, 252],
          [30, 232],
          [24, 206],
          [42, 188],
          [34, 160],
          [26, 150],
        ]),
      )
      return paintCloth(sheet, cloth, {
        d: frill,
        round: 6,
        folds: [
          {
            points: put([
              [12, 200],
              [20, 202],
              [28, 206],
            ]),
            width: 4,
          },
          {
            points: put([
              [6, 240],
              [14, 240],
              [22, 244],
            ]),
            width: 4,
          },
        ],
      })
    }
    case 'monogram':
      return (
        seam(
          trim,
          line(
            put([
              [24, 232],
              [28, 220],
              [32, 232],
            ]),
          ),
          { tone: trim.color, width: 1.8, opacity: 1 },
        ) +
        seam(
          trim,
          line(
            put([
              [34, 220],
              [38, 232],
              [42, 220],
            ]),
          ),
          { tone: trim.color, width: 1.8, opacity: 1 },
        )
      )
    default:
      return ''
  }
}
