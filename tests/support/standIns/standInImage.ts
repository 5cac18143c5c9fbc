import type { Image } from '@vitrine/contract/common.ts'
import type { z } from 'zod'

/** An image without optional fields. */
export const standInImage = (name: string): z.input<typeof Image> => {
  const rendition = (width: number) => ({
    url: `/media/${name}-${width}.jpg`,
    width,
    height: width,
  })
  return {
    id: name,
    name,
    alt: `A picture of ${name}`,
    url: `/media/${name}-1600.jpg`,
    srcset: `/media/${name}-400.jpg 400w, /media/${name}-1600.jpg 1600w`,
    sizes: {
      thumbnail: rendition(150),
      medium: rendition(400),
      large: rendition(800),
      full: rendition(1600),
    },
  }
}
