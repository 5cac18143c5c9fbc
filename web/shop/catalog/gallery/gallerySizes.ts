/** The width of a gallery's picture, for `sizes`; the preload of the first uses the same. */
export const gallerySizes = '(width >= 48rem) 52vw, 100vw'

/** The width in px of the file that a phone loads for the first picture. */
export const galleryPhoneWidth = 768
