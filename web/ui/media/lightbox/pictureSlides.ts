import type { SlideData } from 'photoswipe'
import { filesOf } from '../imageFiles.ts'
import type { PictureImage } from '../Picture.tsx'

/**
 * Returns pictures as PhotoSwipe's slides. PhotoSwipe accepts a single `srcset` and no `<source>` elements, so the slides
 * use the format that the browser chose for the thumbnail. `thumbnailUrl` is its `currentSrc`; the thumbnail is shown
 * until the large picture has loaded.
 */
export function pictureSlides(
  pictures: readonly PictureImage[],
  thumbnailUrl: string,
): SlideData[] {
  const [, dataFormat, fileFormat] = /^data:image\/(\w+)|\.(\w+)$/.exec(thumbnailUrl) ?? []
  const format = dataFormat ?? fileFormat
  return pictures.map((picture) => {
    const { url, srcset, avifSrcset, webpSrcset } = filesOf(picture)
    const modern = format === 'avif' ? avifSrcset : format === 'webp' ? webpSrcset : null
    const { width, height, alt } = picture
    return { src: url, srcset: modern ?? srcset, width, height, alt, msrc: thumbnailUrl }
  })
}
