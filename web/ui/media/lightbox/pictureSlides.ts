import type { SlideData } from 'photoswipe'
import { filesOf } from '../imageFiles.ts'
import type { PictureImage } from '../Picture.tsx'

/** The pressed picture on the page. */
export interface Thumbnail {
  /** Its `currentSrc`. */
  url: string
  isLoaded: boolean
}

/**
 * Returns pictures as PhotoSwipe's slides. PhotoSwipe accepts a single `srcset` and no `<source>` elements, so the slides
 * use the format that the browser chose for the thumbnail. A loaded thumbnail is shown until
 * the large picture has loaded; one that is not would be drawn in its own proportions.
 */
export function pictureSlides(
  pictures: readonly PictureImage[],
  { url: thumbnailUrl, isLoaded }: Thumbnail,
): SlideData[] {
  const [, dataFormat, fileFormat] = /^data:image\/(\w+)|\.(\w+)$/.exec(thumbnailUrl) ?? []
  const format = dataFormat ?? fileFormat
  return pictures.map((picture) => {
    const { url, srcset, avifSrcset, webpSrcset } = filesOf(picture)
    const modern = format === 'avif' ? avifSrcset : format === 'webp' ? webpSrcset : null
    const { width, height, alt } = picture
    const msrc = isLoaded ? thumbnailUrl : ''
    return { src: url, srcset: modern ?? srcset, width, height, alt, msrc }
  })
}
