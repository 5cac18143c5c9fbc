/** The width of a gallery's image, for the attribute `sizes` and the preload of the first picture. */
export const gallerySizes = '(width >= 48rem) 52vw, 100vw'

/** The width in px of the file that phones load for the first picture. */
export const galleryPhoneWidth = 768
