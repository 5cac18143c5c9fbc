import { type ImageSpec, isPhotograph } from '#database/schema/photographSpec.ts'
import { type PlateSpec, plateSize } from '#database/schema/plateSpec.ts'
import { cardWidths, type Widths } from '#server/media/imageFiles.ts'

const bannerWidths: Widths = [480, 768, 1200, 1920]

/** The width in pixels of the file that a swatch shows: enough for a density of 3. */
export const swatchWidth = 96

/** The kind of drawing whose proportions an image has: both fill the same places. */
const shapeOf = (spec: ImageSpec): PlateSpec['kind'] =>
  isPhotograph(spec) ? (spec.shape ?? 'product') : spec.kind

/** Width and height of an image, with which a page reserves space for it. */
export const sizeOf = (spec: ImageSpec): { width: number; height: number } =>
  plateSize({ kind: shapeOf(spec) } as PlateSpec)

/** The four widths of an image's files in pixels, in ascending order. */
export function widthsOf(spec: ImageSpec): Widths {
  return shapeOf(spec) === 'banner' ? bannerWidths : cardWidths
}

/** Whether an image has a file of this width. */
export function hasWidth(spec: ImageSpec, width: number): boolean {
  return width === swatchWidth || widthsOf(spec).includes(width)
}
