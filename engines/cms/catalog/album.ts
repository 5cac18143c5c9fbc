import type { Image } from '@vitrine/contract/common.ts'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'

/** An image: its text alternative and the spec that it is cut from. */
export interface SourceImage {
  alt: string
  spec: PhotographSpec
}

/** Describes images for REST responses, and collects their specs. */
export interface Album {
  image(image: SourceImage): Image
  /** The URL of the small file that a swatch shows. */
  swatch(image: SourceImage): string
}

/** Describes an image that may be missing. */
export function optionalImage(album: Album, image: SourceImage | undefined): Image | null {
  return image ? album.image(image) : null
}
