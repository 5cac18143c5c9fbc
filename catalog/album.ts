import type { Image } from '#contract/common.ts'
import type { ImageSpec } from '#database/schema/photographSpec.ts'

/** An image: its text alternative and the spec that it is made from. */
export interface SourceImage {
  alt: string
  plate: ImageSpec
  /** The name of its file in cms/content/pictures; photographs of a merchant have none. */
  name?: string
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
