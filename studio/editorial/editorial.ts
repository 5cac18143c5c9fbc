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
    case 'story':
      return spec.looks.length > 0
        ? scene(sheet, spec, 0.86)
        : drawStillLife(sheet, spec, width, height)
    case 'store':
      return drawStoreFront(sheet, spec, width, height)
    case 'size-guide':
      return drawSizeGuide(sheet, spec, width, height)
    default:
      return spec.looks.length > 0
        ? scene(sheet, spec, spec.kind === 'banner' ? 0.93 : 0.9)
        : drawStillLife(sheet, spec, width, height)
  }
}

function scene(sheet: Sheet, spec: EditorialPlate, floorPart: number) {
  const { width, height } = spec
  const stage = {
    width,
    height,
    ground: spec.ground,
    accent: spec.accent,
    seed: spec.seed,
    floor: height * floorPart,
  }
  return drawSetting(sheet, spec.setting, stage) + drawCast(sheet, spec, stage)
}
