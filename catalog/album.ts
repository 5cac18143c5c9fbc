import type { Image } from '#contract/common.ts'
import type { PlateSpec } from '#database/schema/plateSpec.ts'

/** An image in a content file: its text alternative and the spec that it is drawn from. */
export interface SourceImage {
  alt: string
  plate: PlateSpec
}

/** Describes images for REST responses, and collects those to draw. */
export interface Album {
  image(image: SourceImage): Image
  /** The URL of the small file that a swatch shows. */
  swatch(image: SourceImage): string
}

/** Describes an image that may be missing. */
export function optionalImage(album: Album, image: SourceImage | undefined): Image | null {
  return image ? album.image(image) : null
}
