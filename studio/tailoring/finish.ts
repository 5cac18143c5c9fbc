import { line } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import { seam } from '../fabric/paint.ts'
import { cowl } from './cowl.ts'
import { detail } from './detail.ts'
import type { Fitting } from './fitting.ts'
import { hem } from './hem.ts'
import { pocket } from './pocket.ts'
import { type Shape, within } from './sheath.ts'

/** Details that a cut adds to its shape: hems, slits, pockets, bows. */
export function finish(fitting: Fitting, shape: Shape): string {
  return [
    hem(fitting, shape),
    slit(fitting, shape),
    pocket(fitting, shape),
    fitting.cut.neckline === 'cowl' && !fitting.body.pose.isBack
      ? within(fitting, shape, cowl(fitting))
      : '',
    detail(fitting, shape),
  ].join('')
}

function slit(fitting: Fitting, shape: Shape): string {
  const { body, cut, cloth } = fitting
  if (cut.slit === 'none' || shape.hemY < 560) return ''
  const half = shape.edge(shape.hemY)
  const u = (body.pose.isBack ? -half : half) * (cut.slit === 'side' ? 0.62 : 0.2)
  const height = Math.min(shape.hemY - 470, shape.hemY > 850 ? 330 : 200)
  const low = shape.hemY + half * 0.045
  const run = [
    body.torso(u * 0.86, shape.hemY - height),
    body.torso(u * 0.95, shape.hemY - height * 0.45),
    body.torso(u, low),
  ]
  return (
    within(
      fitting,
      shape,
      softTaper([...run.slice(0, 2), body.torso(u - 7, low)], 17, cloth.deep, 0.6, 0.9),
    ) + seam(cloth, line(run), { width: 1.8, opacity: 0.9 })
  )
}
