import type { Density } from './density.ts'

/** The width of a listing's cards, for the attribute `sizes`. */
export const cardSizes: Record<Density, string> = {
  'three-col': '(width >= 64rem) 26vw, (width >= 48rem) 22vw, 50vw',
  'four-col': '(width >= 64rem) 20vw, (width >= 48rem) 16vw, 50vw',
}

/** The width of the image beside a listing's title, for the attribute `sizes` and its preload. */
export const featuredSizes = '(width >= 105rem) 59rem, (width >= 48rem) 56vw, 100vw'

/** The width in px of the file that phones load for the image above a listing. */
export const featuredPhoneWidth = 768

/** The width in px of the file that a phone loads for the first card's image. */
export const cardPhoneWidth = 480

/** The width of a gallery's image, for the attribute `sizes` and the preload of the first image. */
export const gallerySizes = '(width >= 48rem) 56vw, 100vw'

/** The width in px of the file that phones load for the first image. */
export const galleryPhoneWidth = 768
