/** How wide a story's first picture stands; its preload has to say the same. */
export const storyPictureSizes = '(width >= 64rem) 60rem, 100vw'

/** The windows that see a banner's wide crop. */
export const wideBanner = '(width >= 48rem)'

/** The width in px of the first banner that a phone takes. */
export const bannerPhoneWidth = 768

/** How wide the first picture of /white-asava stands. */
export const whiteAsavaPictureSizes = '(width >= 105rem) 105rem, 100vw'

/** How wide a picture of a look book's grid stands; the preload of the first has to say the same. */
export const lookBookSizes = '(width >= 30rem) 33vw, 50vw'
