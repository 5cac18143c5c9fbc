import type { Image } from '#gateway/contracts/common.ts'
import type { PlateSpec } from './plateSpec.ts'

/** A picture in a content file: its text alternative and the spec that it is drawn from. */
export interface SourcePicture {
  alt: string
  plate: PlateSpec
}

/** Describes pictures for REST responses, and collects those to draw. */
export interface Album {
  image(picture: SourcePicture): Image
  /** The address of the small file that a swatch shows. */
  swatch(picture: SourcePicture): string
}

/** Describes a picture that may be missing. */
export function optionalImage(album: Album, picture: SourcePicture | undefined): Image | null {
  return picture ? album.image(picture) : null
}
