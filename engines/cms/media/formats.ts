import { cardWidths, type Widths } from '@vitrine/commerce/media/imageFiles.ts'
import { imageShapes, type PhotographSpec } from '#cms/database/schema/photographSpec.ts'

const bannerWidths: Widths = [480, 768, 1200, 1920]

/** The width in pixels of the file that a swatch shows: enough for a density of 3. */
export const swatchWidth = 96

/** Width and height of an image, with which a page reserves space for it. */
export const photographSize = ({
  shape = 'product',
}: PhotographSpec): { width: number; height: number } => imageShapes[shape]

/** The four widths of an image's files in pixels, in ascending order, for sample images at most 1,200. */
export function photographWidths({ shape, digest }: PhotographSpec): Widths {
  return shape === 'banner' && digest === undefined ? bannerWidths : cardWidths
}

/** Whether an image has a file of this width. */
export function hasWidth(spec: PhotographSpec, width: number): boolean {
  return width === swatchWidth || photographWidths(spec).includes(width)
}
