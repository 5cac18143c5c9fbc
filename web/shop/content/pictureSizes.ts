/** The width of a story's first picture, for the attribute `sizes` and its preload. */
export const storyPictureSizes = '(width >= 64rem) 60rem, 100vw'

/** The media query of a banner's wide crop. */
export const wideBanner = '(width >= 48rem)'

/** The width in px of the file that phones load for the first banner. */
export const bannerPhoneWidth = 768

/** The width of the first picture of /white-asava, for the attribute `sizes` and its preload. */
export const whiteAsavaPictureSizes = '(width >= 105rem) 105rem, 100vw'

/** The width of a picture in a look book's grid, for the attribute `sizes` and the preload of the first picture. */
export const lookBookSizes = '(width >= 30rem) 33vw, 50vw'
