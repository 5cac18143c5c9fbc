import { level } from '../body/body.ts'
import type { Fold } from '../fabric/paint.ts'
import { bodiceFolds } from './bodiceFolds.ts'
import type { Fitting } from './fitting.ts'
import type { Hang } from './hang.ts'
import { skirtFolds } from './skirtFolds.ts'

/** The folds of an upright garment: tension folds where it is held, flutes where it hangs. */
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
