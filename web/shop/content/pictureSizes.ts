/** How wide a story's first picture stands; its preload has to say the same. */
export const storyPictureSizes = '(width >= 64rem) 60rem, 100vw'

/** How wide the first picture of /white-asava stands. */
export const whiteAsavaPictureSizes = '(width >= 105rem) 105rem, 100vw'

/** How wide a picture of a look book's grid stands; the preload of the first has to say the same. */
export const lookBookSizes = '(width >= 30rem) 33vw, 50vw'
