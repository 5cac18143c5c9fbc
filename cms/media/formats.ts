import { type ImageSpec, isPhotograph } from '#database/schema/photographSpec.ts'
import { type PlateSpec, plateSize } from '#database/schema/plateSpec.ts'

/** File formats, best first, by the extension of their files. */
export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const cardWidths = [320, 480, 768, 1200] as const
const bannerWidths = [480, 768, 1200, 1920] as const

/** The width in pixels of the file that a swatch shows: enough for a density of 3. */
export const swatchWidth = 96

/** The kind of drawing whose proportions an image has: both fill the same places. */
const shapeOf = (spec: ImageSpec): PlateSpec['kind'] =>
  isPhotograph(spec) ? (spec.shape ?? 'product') : spec.kind

/** Width and height of an image, with which a page reserves space for it. */
export const sizeOf = (spec: ImageSpec): { width: number; height: number } =>
  plateSize({ kind: shapeOf(spec) } as PlateSpec)

/** The four widths of an image's files in pixels, in ascending order. */
export function widthsOf(spec: ImageSpec): readonly [number, number, number, number] {
  return shapeOf(spec) === 'banner' ? bannerWidths : cardWidths
}

/** Whether an image has a file of this width. */
export function hasWidth(spec: ImageSpec, width: number): boolean {
  return width === swatchWidth || widthsOf(spec).includes(width)
}
