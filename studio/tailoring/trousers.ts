import { bodyHalf, type Side } from '../body/body.ts'
import { line, outline, type Point, polygon } from '../drawing/geometry.ts'
import { paintCloth, seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'
import { leg } from './trouserLeg.ts'

export type TrouserOptions = { from?: number }

/** Trousers, shorts, or the lower half of a jumpsuit: the leg behind first, then the rise. */
export function trousers(fitting: Fitting, options: TrouserOptions = {}): string {
  const { body, cloth, trim, look } = fitting
  const front: Side = body.pose.front === 0 ? -1 : 1
  const back: Side = front === -1 ? 1 : -1
  const from = options.from ?? 296
  const band = options.from === undefined ? waistband(fitting, from) : ''
  const fly = seam(
    cloth,
    line(
      [
        [0, from + 8],
        [2, 360],
        [0, 424],
      ].map(([u = 0, y = 0]) => body.torso(u, y)),
    ),
    { opacity: 0.55 },
  )
  const denim = look.fabric === 'denim'
  const stitch = denim
    ? seam(
        trim,
        line(
          [
            [8, from + 14],
            [10, 356],
            [2, 398],
          ].map(([u = 0, y = 0]) => body.torso(u, y)),
        ),
        { tone: '#d69a55', dashed: true },
      )
    : ''
  const seat = body.pose.isBack ? fly + backPockets(fitting) : fly + stitch + pockets(fitting)
  return leg(fitting, back, from) + leg(fitting, front, from) + seat + band
}

function pockets({ body, cut, cloth, look }: Fitting): string {
  if (cut.pocket === 'none') return ''
  return ([-1, 1] as const)
    .map((side) => {
      const edge = line(
        [
          [side * 30, 312],
          [side * 44, 346],
          [side * 59, 372],
        ].map(([u = 0, y = 0]) => body.torso(u, y)),
      )
      return (
        seam(cloth, edge, { width: 1.5, opacity: 0.75 }) +
        (look.fabric === 'denim' ? seam(cloth, edge, { tone: '#d69a55', dashed: true }) : '')
      )
    })
    .join('')
}

/** Patches and a yoke on denim, elsewhere a slit with a dart above it. */
function backPockets({ body, cloth, look, sheet }: Fitting): string {
  return ([-1, 1] as const)
    .map((side) => {
      const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(side * u, y))
      if (look.fabric !== 'denim')
        return (
          seam(
            cloth,
            line(
              put([
                [18, 352],
                [30, 354],
                [42, 352],
              ]),
            ),
            { width: 1.8 },
          ) +
          seam(
            cloth,
            line(
              put([
                [29, 316],
                [30, 332],
                [30, 352],
              ]),
            ),
            { opacity: 0.45 },
          )
        )
      const patch = put([
        [13, 354],
        [45, 350],
        [45, 386],
        [30, 396],
        [15, 388],
      ])
      return (
        seam(
          cloth,
          line(
            put([
              [0, 338],
              [30, 331],
              [44, 326],
            ]),
          ),
          { tone: '#d69a55', dashed: true },
        ) + paintCloth(sheet, cloth, { d: polygon(patch), round: 5 })
      )
    })
    .join('')
}

function waistband(fitting: Fitting, from: number) {
  const { body, cut, sheet, cloth } = fitting
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const half = bodyHalf(from) + 2.5
  const d = outline(
    put([
      [-half, from - 6],
      [0, from - 1],
      [half, from - 6],
    ]),
    put([
      [half + 1, from + 13],
      [0, from + 18],
      [-half - 1, from + 13],
    ]),
  )
  const loops =
    cut.waist === 'elastic'
      ? Array.from({ length: 11 }, (_, index) =>
          seam(
            cloth,
            line(
              put([
                [(index / 5 - 1) * half, from - 3],
                [(index / 5 - 1) * half, from + 14],
              ]),
            ),
            { opacity: 0.5 },
          ),
        ).join('')
      : ''
  const [x, y] = body.torso(0, from + 6)
  const knob =
    cut.waist === 'none' && !body.pose.isBack
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.4" fill="${cloth.pale}" stroke="${cloth.ink}" stroke-width=".8"/>`
      : ''
  return paintCloth(sheet, cloth, { d, round: 6 }) + loops + knob
}
