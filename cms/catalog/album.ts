import type { Image } from '#gateway/contracts/common.ts'
import type { SourcePicture } from './source.ts'

/** Turns pictures that are not drawn yet into what pages show, and remembers what to draw. */
export interface Album {
  image(picture: SourcePicture): Image
  /** The address of a small file, for a swatch. */
  swatch(picture: SourcePicture): string
}

/** The same for pictures that may be missing. */
export function optionalImage(album: Album, picture: SourcePicture | undefined): Image | null {
  return picture ? album.image(picture) : null
}
