/** The width of a story's first image, for the attribute `sizes` and its preload. */
export const storyImageSizes = '(width >= 64rem) 60rem, 100vw'

/** The media query of a banner's wide crop. */
export const wideBanner = '(width >= 48rem)'

/** The width in px of the file that phones load for the first banner. */
export const bannerPhoneWidth = 768

/** The width of the first image of /white-asava, for the attribute `sizes` and its preload. */
export const whiteAsavaImageSizes = '(width >= 105rem) 105rem, 100vw'

/** The width of an image in a look book's grid, for the attribute `sizes` and the preload of the first image. */
export const lookBookSizes = '(width >= 30rem) 33vw, 50vw'
