import type { SharedImage } from '#web/core/page/head.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import type { PageFieldsFragment } from '../page.generated.ts'

type Image = NonNullable<PageFieldsFragment['image']>

/** The widest image in px that networks are sent: larger ones are scaled down, or rejected. */
const maxWidth = 1200

/** Returns the JPEG of an image for shared links, the widest up to 1200 px (pages.open-graph.image); none in browsers. */
export function sharedImage(image: Image | null | undefined): SharedImage | undefined {
  if (!import.meta.env.SSR || !image) return undefined
  const { url, srcset } = imageFiles(image)
  const candidates = srcset.split(', ').flatMap((candidate) => {
    const [address = '', descriptor = ''] = candidate.split(' ')
    const width = Number.parseInt(descriptor, 10)
    return address && width <= maxWidth ? [{ address, width }] : []
  })
  const { address, width } = candidates.toSorted((one, other) => other.width - one.width)[0] ?? {
    address: url,
    width: image.width,
  }
  const height = Math.round((width * image.height) / image.width)
  return { url: address, width, height, alt: image.alt }
}
