import { describeFiles, imageUrl } from '@vitrine/commerce/media/imageFiles.ts'
import type { Image } from '@vitrine/contract/common.ts'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { photographSize, photographWidths, swatchWidth } from './formats.ts'
import { imageVersion } from './version.ts'

export type ImageDescription = { id: string; name: string; alt: string; spec: PhotographSpec }

/** Describes an image as REST serves it: the URL and size of each file, and a placeholder colour. */
export function describeImage({ spec, ...names }: ImageDescription): Image {
  return describeFiles({
    ...names,
    version: imageVersion(spec),
    widths: photographWidths(spec),
    size: photographSize(spec),
    color: spec.ground,
  })
}

/** The URL of the file that a swatch shows. */
export function swatchUrl({ id, spec }: ImageDescription): string {
  return imageUrl(imageVersion(spec), { id, width: swatchWidth, format: 'webp' })
}
