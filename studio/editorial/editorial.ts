import type { Sheet } from '../drawing/sheet.ts'
import type { EditorialPlate } from '../plateSpec.ts'
import { drawSetting } from '../scene/settings/settings.ts'
import { drawCast } from './ensemble.ts'
import { drawSizeGuide } from './sizeGuide.ts'
import { drawStillLife } from './stillLife.ts'
import { drawStoreFront } from './storeFront.ts'

/** Draws an editorial picture. */
export function drawEditorial(sheet: Sheet, spec: EditorialPlate): string {
  const { width, height } = spec
  switch (spec.kind) {
    case 'store':
      return drawStoreFront(sheet, spec, width, height)
    case 'size-guide':
      return drawSizeGuide(sheet, spec, width, height)
    default:
      return spec.looks.length > 0
        ? drawScene(sheet, spec)
        : drawStillLife(sheet, spec, width, height)
  }
}

/** Half-figures before a setting that is out of focus, its floor below the frame. */
function drawScene(sheet: Sheet, spec: EditorialPlate) {
  const { width, height, ground, accent, seed } = spec
  const scene = { width, height, ground, accent, seed, floor: height * 1.04 }
  const setting = drawSetting(sheet, spec.setting, scene)
  const blurred =
    spec.setting === 'studio' ? setting : `<g filter="${sheet.blur(9)}">${setting}</g>`
  return blurred + drawCast(sheet, spec, scene)
}
