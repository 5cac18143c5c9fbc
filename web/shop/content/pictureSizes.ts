/** The width of a story's first picture; its preload uses the same. */
export const storyPictureSizes = '(width >= 64rem) 60rem, 100vw'

/** The media query of a banner's wide crop. */
export const wideBanner = '(width >= 48rem)'

/** The width in px of the file that a phone loads for the first banner. */
export const bannerPhoneWidth = 768

/** The width of the first picture of /white-asava. */
export const whiteAsavaPictureSizes = '(width >= 105rem) 105rem, 100vw'

/** The width of a picture in a look book's grid; the preload of the first uses the same. */
export const lookBookSizes = '(width >= 30rem) 33vw, 50vw'
