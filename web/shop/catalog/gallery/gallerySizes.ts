/** How wide a gallery's picture stands, for `sizes`; the head asks for the first by the same words. */
export const gallerySizes = '(width >= 48rem) 52vw, 100vw'

/** The width in px of the first picture that a phone takes. */
export const galleryPhoneWidth = 768
