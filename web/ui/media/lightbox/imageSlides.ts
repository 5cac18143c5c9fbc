import type { SlideData } from 'photoswipe'
import { imageFiles } from '../imageFiles.ts'
import type { ImageImage } from '../Picture.tsx'

/** The pressed image on the page. */
export interface Thumbnail {
  /** The `currentSrc` of the thumbnail. */
  url: string
  isLoaded: boolean
}

/**
 * Returns images as PhotoSwipe's slides, in the format that the browser chose for the thumbnail, because PhotoSwipe
 * accepts a single `srcset` and no `<source>` elements.
 */
export function imageSlides(
  images: readonly ImageImage[],
  { url: thumbnailUrl, isLoaded }: Thumbnail,
): SlideData[] {
  const [, dataFormat, fileFormat] = /^data:image\/(\w+)|\.(\w+)$/.exec(thumbnailUrl) ?? []
  const format = dataFormat ?? fileFormat
  return images.map((image) => {
    const { url, srcset, avifSrcset, webpSrcset } = imageFiles(image)
    const modern = format === 'avif' ? avifSrcset : format === 'webp' ? webpSrcset : null
    const { width, height, alt } = image
    const msrc = isLoaded ? thumbnailUrl : ''
    return { src: url, srcset: modern ?? srcset, width, height, alt, msrc }
  })
}
