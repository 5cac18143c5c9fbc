import { type PlateSpec, plateSize } from '#cms/media/plateSpec.ts'
import { Sheet } from '../drawing/sheet.ts'
import { drawEditorial } from '../editorial/editorial.ts'
import { drawDetail } from '../views/detail.ts'
import { drawFlat } from '../views/flat.ts'
import { drawWorn } from '../views/worn.ts'

/** Draws a plate as an SVG document. Pure: the same spec gives the same document. */
export function drawPlate(spec: PlateSpec): string {
  const { width, height } = plateSize(spec)
  const sheet = new Sheet()
  const content =
    spec.kind === 'product'
      ? { worn: drawWorn, flat: drawFlat, detail: drawDetail }[spec.view](sheet, spec)
      : drawEditorial(sheet, spec)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet}${content}</svg>`
}
