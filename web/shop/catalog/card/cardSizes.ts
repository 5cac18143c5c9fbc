import type { Density } from './density.ts'

/** How wide a listing's cards stand, for the attribute `sizes`. */
export const cardSizes: Record<Density, string> = {
  'three-col': '(width >= 64rem) 26vw, (width >= 48rem) 22vw, 50vw',
  'four-col': '(width >= 64rem) 20vw, (width >= 48rem) 16vw, 50vw',
}

/** The width in px of the first card's picture that a phone takes. */
export const cardPhoneWidth = 480
