import { level } from '../body/body.ts'
import { line, outline, type Point } from '../drawing/geometry.ts'
import { type Fold, paintCloth, paintInside, seam } from '../fabric/paint.ts'
import { bodiceFolds } from './bodiceFolds.ts'
import { bodiceTop, mirror, waistTop } from './bodiceTop.ts'
import type { Fitting } from './fitting.ts'
import { overLegs } from './overLegs.ts'
import { flutes, type Hang, hemLevel, sideSeam } from './silhouette.ts'
import { skirtFolds } from './skirtFolds.ts'

export type SheathOptions = {
  /** The start of the cloth when there is no bodice: a skirt's waistband. */
  from?: number
  hem?: number
  sleeveless?: boolean
  /** Half the gap of a front worn open. */
  gap?: number
}

/** The shape of everything that hangs from shoulders or waist: its outline, hem and folds. */
export function sheath(fitting: Fitting, options: SheathOptions = {}) {
  const { cut, sheet, cloth } = fitting
  const hemY = options.hem ?? hemLevel[cut.length]
  const edge = sideSeam(cut)
  const body = overLegs(fitting.body, edge)
  const put = (points: readonly Point[]) => points.map(([u, y]) => body.torso(u, y))
  const hem = hemLine(fitting, hemY, edge(hemY))
  const side = sideRun(edge, options.from ?? level.armpit + 4, hemY)
  const top =
    options.from === undefined
      ? bodiceTop(fitting, options.sleeveless ?? cut.sleeve === 'none')
      : waistTop(edge, options.from)
  const d = outline(
    put(top.right),
    put(side),
    put(hem),
    put(mirror(side)),
    put(top.left),
    ...top.neck.map(put),
  )
  const folds: Fold[] = drape(fitting, { hemY, edge, from: options.from ?? level.armpit }).map(
    (fold) => ({ ...fold, points: put(fold.points) }),
  )
  return {
    d,
    hemY,
    edge,
    hem: put(hem),
    neck: top.neck.map(put),
    /** The height of the lowest point of the neckline. */
    neckY: Math.max(...top.neck.flat().map(([, y]) => y)),
    paint: (extra: readonly Fold[] = []) =>
      paintCloth(sheet, cloth, {
        d,
        folds: [...folds, ...extra],
        round: cut.fit === 'oversized' ? 22 : 16,
      }),
    inside: () => backHem({ ...fitting, body }, hemY, edge(hemY)),
    /** The body with this garment's skirt over its legs, for what is sewn onto it. */
    body,
    /** A hem seam just above the edge. */
    hemSeam: () =>
      seam(cloth, line(put(hem.map(([u, y]): Point => [u * 0.995, y - 7]))), { opacity: 0.3 }),
  }
}

function sideRun(edge: (y: number) => number, from: number, hemY: number): Point[] {
  const run: Point[] = []
  const marks = [
    from,
    222,
    246,
    274,
    level.waist,
    330,
    362,
    level.hip,
    470,
    560,
    650,
    720,
    800,
    870,
  ]
  for (const y of marks) if (y >= from && y < hemY - 12) run.push([edge(y), y])
  run.push([edge(hemY), hemY])
  return run
}

/** The hem from right to left: bowed, because it is seen from above, and waved by its flutes. */
function hemLine({ body, cut, random }: Fitting, hemY: number, half: number): Point[] {
  const { count, depth } = flutes(cut)
  const lengths = hemY > 480 ? 1 : 0.25
  const bow = half * (hemY > 480 ? 0.07 : 0.04)
  const slant = cut.hem === 'asymmetric' ? half * (body.pose.isBack ? -0.42 : 0.42) : 0
  const steps = Math.max(8, count * 2)
  const phase = random.between(0, 1.4)
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const part = 1 - (2 * index) / steps
    const spread = Math.sin((part * Math.PI) / 2)
    const wave =
      count > 0 && index > 0 && index < steps
        ? Math.cos(index * Math.PI + phase * 0.4) * depth * lengths
        : 0
    return [spread * half, hemY + bow * (1 - spread * spread) + wave - slant * spread]
  })
}

function backHem({ body, sheet, cloth, cut }: Fitting, hemY: number, half: number) {
  const { depth } = flutes(cut)
  if (hemY < 480 || depth < 3) return ''
  const points: Point[] = [
    [half, hemY],
    [half * 0.5, hemY + depth * 0.4],
    [0, hemY + depth * 0.5],
    [-half * 0.5, hemY + depth * 0.4],
    [-half, hemY],
    [-half * 0.5, hemY - 60],
    [half * 0.5, hemY - 60],
  ]
  return paintInside(sheet, cloth, outline(points.map(([u, y]) => body.torso(u, y))))
}

/** The folds of an upright garment: tension folds where it is held, flutes where it hangs. */
function drape(fitting: Fitting, hang: Hang): Fold[] {
  // A bodice is held all round: its folds are slighter than a skirt's.
  const slight = fitting.cloth.gleam > 0.8 ? 0.62 : 0.85
  const bodice =
    hang.from < level.waist
      ? bodiceFolds(fitting, hang).map((fold) => ({ ...fold, width: fold.width * slight }))
      : []
  const skirt = hang.hemY > 480 ? skirtFolds(fitting, hang) : []
  return [...bodice, ...skirt]
}

export type Shape = ReturnType<typeof sheath>

/** A drawing that ends at the outline of a garment. */
export function within({ sheet }: Fitting, { d }: Pick<Shape, 'd'>, drawing: string): string {
  return drawing && `<g clip-path="${sheet.clip(d)}">${drawing}</g>`
}
