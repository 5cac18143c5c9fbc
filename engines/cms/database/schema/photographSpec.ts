/** Shapes of images by the place that they fill, with the width and height of the largest file in pixels. */
export const imageShapes = {
  product: { width: 1200, height: 1600 },
  'look-book': { width: 1200, height: 1600 },
  banner: { width: 1920, height: 1080 },
  'banner-mobile': { width: 1200, height: 1600 },
  'banner-band': { width: 1200, height: 600 },
  story: { width: 1600, height: 1200 },
  tile: { width: 1200, height: 1500 },
  store: { width: 1600, height: 1200 },
  'size-guide': { width: 1200, height: 1200 },
  popup: { width: 1200, height: 1200 },
  'popup-mobile': { width: 1200, height: 1600 },
  portrait: { width: 1200, height: 1600 },
} as const
export type ImageShape = keyof typeof imageShapes

/** Describes the source of an image and how its files are cut. */
export interface PhotographSpec {
  kind: 'photograph'
  photograph: string
  /** The point that the crop keeps, as shares of width and height. */
  x: number
  y: number
  /** The CSS colour that is shown until the image has loaded. */
  ground: string
  /** The shape of the image, by default `product`. */
  shape?: ImageShape | undefined
  /** The hash of a sample image's content, so that a changed file gets a new URL. */
  digest?: string | undefined
}
