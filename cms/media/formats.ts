import { type ImageSpec, isPhotograph } from '#database/schema/photographSpec.ts'
import { plateSize } from '#database/schema/plateSpec.ts'

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

/** The size of the crop of a photograph: that of drawn products, so that both fill a grid. */
const photographSize = { width: 1200, height: 1600 }

/** Width and height of an image, with which a page reserves space for it. */
export const sizeOf = (spec: ImageSpec): { width: number; height: number } =>
  isPhotograph(spec) ? photographSize : plateSize(spec)

/** The four widths of an image's files in pixels, in ascending order. */
export function widthsOf(spec: ImageSpec): readonly [number, number, number, number] {
  return spec.kind === 'banner' ? bannerWidths : cardWidths
}

/** Whether an image has a file of this width. */
export function hasWidth(spec: ImageSpec, width: number): boolean {
  return width === swatchWidth || widthsOf(spec).includes(width)
}
