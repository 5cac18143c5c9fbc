import { createHash } from 'node:crypto'
import { describeFiles, imageUrl } from '@vitrine/commerce/media/imageFiles.ts'
import type { Image } from '@vitrine/contract/common.ts'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { photographSize, photographWidths, swatchWidth } from './formats.ts'

/** Identifies how files are cut, by 8 hexadecimal digits: a new value gives every image a new URL. */
export const cutVersion = '00000001'

/** Identifies an image's content by 16 hexadecimal digits. */
export function imageVersion(spec: PhotographSpec): string {
  return `${cutVersion}${digestOf(JSON.stringify(spec))}`
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

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
