import { backCollar } from './backCollar.ts'
import { bow } from './bow.ts'
import type { Fitting } from './fitting.ts'
import { peterPan, shirtCollar, wideCollar } from './flatCollars.ts'
import { lapels } from './lapels.ts'
import type { Shape } from './sheath.ts'
import { edging, mandarin, roll } from './standCollars.ts'

/** The collar over neck and bodice. */
export function collar(fitting: Fitting, shape: Shape): string {
  if (fitting.body.pose.isBack) return backCollar(fitting)
  const draw = {
    none: () => edging(fitting),
    shirt: () => shirtCollar(fitting),
    mandarin: () => mandarin(fitting),
    bow: () => bow(fitting),
    notch: () => lapels(fitting, shape, true),
    shawl: () => lapels(fitting, shape, false),
    'peter-pan': () => peterPan(fitting),
    wide: () => wideCollar(fitting),
    roll: () => roll(fitting),
  }[fitting.cut.collar]
  return draw()
}
