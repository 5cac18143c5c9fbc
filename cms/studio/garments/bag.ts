import type { Look } from '#cms/media/plateSpec.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Cloth } from '../fabric/cloth.ts'
import { shoulder } from './shoulderBag.ts'
import { tote } from './tote.ts'

/** A bag about 150 wide, its opening's middle at the origin's height minus 60, its handles above. */
export function drawBag(sheet: Sheet, cloth: Cloth, trim: Cloth, look: Look): string {
  return look.garment === 'tote-bag'
    ? tote(sheet, cloth, trim, look)
    : shoulder(sheet, cloth, trim, look)
}
