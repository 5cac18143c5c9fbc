import type { Sheet } from '../drawing/sheet.ts'
import { type Cloth, weaveCloth } from '../fabric/cloth.ts'
import type { Look, ProductPlate } from '../plateSpec.ts'
import { drawHat } from './hat.ts'
import { coiled } from './objects/coiledBelt.ts'
import { earrings } from './objects/earrings.ts'
import { foldedSquare } from './objects/foldedSquare.ts'
import { pair } from './objects/shoes.ts'
import { shoulder } from './shoulderBag.ts'
import { tote } from './tote.ts'

/** An accessory by itself. */
export function drawObject(sheet: Sheet, spec: ProductPlate): string {
  const cloth = weaveCloth(sheet, spec, spec.seed)
  const trim = weaveCloth(sheet, { ...spec, color: spec.accent, pattern: 'plain' }, spec.seed)
  switch (spec.garment) {
    case 'silk-scarf':
      return foldedSquare(sheet, cloth, trim)
    case 'heels':
      return pair(sheet, cloth, trim, spec.cut.detail === 'chain')
    case 'earrings':
      return earrings(spec)
    case 'belt':
      return coiled(sheet, cloth, spec.cut.waist === 'tie')
    case 'hat':
      return drawHat(sheet, cloth, trim, {
        isWide: spec.cut.silhouette === 'trapeze',
        isWorn: false,
      })
    default:
      return drawCart(sheet, cloth, trim, spec)
  }
}

/** A bag about 150 wide, its opening's middle at the origin's height minus 60, its handles above. */
export function drawCart(
  sheet: Sheet,
  cloth: Cloth,
  trim: Cloth,
  look: Look,
  isBack = false,
): string {
  return look.garment === 'tote-bag'
    ? tote(sheet, cloth, trim, look, isBack)
    : shoulder(sheet, cloth, trim, look, isBack)
}
