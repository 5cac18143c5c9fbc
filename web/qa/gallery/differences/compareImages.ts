import pixelmatch from 'pixelmatch'

/** Two images as one: how many pixels differ, and an image of those. */
export interface ImageComparison {
  /** The number of pixels that differ, and of all pixels. */
  differing: number
  total: number
  /** The differing pixels in red over the faded picture. */
  pixels: ImageData
}

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Draws an image on white at the top left of an area, since pages may differ in height. */
function pixelsOf(image: HTMLImageElement, width: number, height: number): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser provides no canvas to compare pictures with')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, width, height)
}

/** Compares two images pixel by pixel. Anti-aliasing does not count. */
export async function compareImages(before: string, after: string): Promise<ImageComparison> {
  const images = await Promise.all([imageOf(before), imageOf(after)])
  const width = Math.max(...images.map(({ naturalWidth }) => naturalWidth))
  const height = Math.max(...images.map(({ naturalHeight }) => naturalHeight))
  const [one, other] = images.map((image) => pixelsOf(image, width, height))
  const pixels = new ImageData(width, height)
  const differing = one && other ? pixelmatch(one.data, other.data, pixels.data, width, height) : 0
  return { differing, total: width * height, pixels }
}
