import { createHash } from 'node:crypto'
import { cardSize, cardWidths, describeFiles } from '@vitrine/commerce/media/imageFiles.ts'
import type { Image } from '@vitrine/contract/common.ts'
import type { OptionExtras, ProductExtras, SwatchExtras } from '../medusa/extras.ts'
import type { MedusaProduct, MedusaVariant } from '../medusa/readCatalogue.ts'

/** A photograph that staff have uploaded in Medusa. */
export interface Photograph {
  /** The id in the URLs of its files. */
  id: string
  /** The URL of the photograph in Medusa. */
  url: string
}

/** The beginning of the ids of photographs, which no image of the content has. */
export const photographPrefix = 'photograph-'

/** Changes with the way in which files are cut, so that they get other URLs. */
const cutVersion = '1'

const digest = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

/** The version in the URLs of the files of a photograph. */
export const photographVersion = (id: string) => digest(`${cutVersion} ${id}`, 16)

/**
 * Returns the photographs of a product or a variant (its thumbnail, then the others in the order of the admin), without
 * images that are paths, which are sample images of the content files.
 */
export function productPhotographs({
  thumbnail,
  images,
}: Pick<MedusaProduct | MedusaVariant, 'thumbnail' | 'images'>): Photograph[] {
  const sorted = (images ?? []).toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
  const urls = new Set([...(thumbnail ? [thumbnail] : []), ...sorted.map(({ url }) => url)])
  return [...urls]
    .filter((url) => /^https?:\/\//.test(url))
    .map((url) => ({ id: `${photographPrefix}${digest(url, 20)}`, url }))
}

/** The photographs as images of the shop, with the product's name as their text alternative, which Medusa lacks. */
export function imagesOfPhotographs(
  of: Parameters<typeof productPhotographs>[0],
  alt: string,
): Image[] {
  return productPhotographs(of).map(({ id }) =>
    describeFiles({
      ...{ id, name: id, alt, version: photographVersion(id) },
      ...{ widths: cardWidths, size: cardSize, color: '#e6dfd4' },
    }),
  )
}

/** A product with photographs, without the sample images of itself, its colours, its models and the look with it. */
export function withPhotographs(
  extras: Partial<ProductExtras>,
  medusa: MedusaProduct,
): Partial<ProductExtras> {
  const gallery = imagesOfPhotographs(medusa, medusa.title)
  const [image, secondImage = null] = gallery
  if (!image) return extras
  const { completeTheLook: look = null, fashionModels = [], options = [] } = extras
  return {
    ...extras,
    ...{ image, secondImage, gallery, packshotImage: image, images: {}, sizeGuideImage: null },
    options: options.map(withoutImageSwatches),
    fashionModels: fashionModels.map((model) => ({ ...model, image: null })),
    completeTheLook: look && { ...look, gallery: [image] },
  }
}

const withoutImageSwatches = (option: OptionExtras): OptionExtras => ({
  ...option,
  swatches: option.swatches.map(({ imageUrl, ...swatch }): SwatchExtras => {
    if (imageUrl === undefined) return swatch
    return { ...swatch, type: swatch.color ? 'colour-swatch' : 'text-swatch' }
  }),
})
