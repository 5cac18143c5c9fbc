import { line } from '../drawing/geometry.ts'
import { softTaper } from '../drawing/soft.ts'
import { seam } from '../fabric/paint.ts'
import type { Fitting } from './fitting.ts'

/** A drape line drawn by hand, for cowls. */
export function cowl({ body, cloth }: Fitting): string {
  const swag = (depth: number, reach: number) =>
    softTaper(
      [
        body.torso(-reach, 192),
        body.torso(-reach * 0.5, 192 + depth * 0.8),
        body.torso(0, 194 + depth),
        body.torso(reach * 0.5, 192 + depth * 0.8),
        body.torso(reach, 192),
      ],
      7,
      cloth.dark,
      0.65,
    )
  return `${swag(44, 42)}${swag(62, 46)}${seam(cloth, line([body.torso(-38, 192), body.torso(-18, 224), body.torso(0, 232), body.torso(18, 224), body.torso(38, 192)]), { opacity: 0.5 })}`
}
