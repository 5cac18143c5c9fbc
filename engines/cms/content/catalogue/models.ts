import type { SourceProduct } from '#cms/catalog/source.ts'
import { type Garment, textSeed } from './productImages.ts'
import type { Models, ProductEntry } from './schemas.ts'
import { sizeOfModel, sizeScale } from './sizes.ts'

type Model = Models[string]

/** The woman in all images of a product, chosen by its URL, with her hair up if she wears earrings. */
export function modelFor(entry: ProductEntry, models: Models): Model {
  const all = Object.values(models).filter(
    ({ hair }) => entry.garment !== 'earrings' || hair !== 'bob',
  )
  const model = all[textSeed(`${entry.slug}/model`) % all.length]
  if (!model) throw new Error('models.yaml needs at least one model')
  return model
}

/**
 * The model in the product's images and her size, or null without sizes, and for shoes, which are shown without a
 * model.
 */
export function fashionModels({
  entry,
  model,
  sizes,
  pictures,
}: Garment): SourceProduct['fashionModels'] {
  const scale = sizeScale(entry)
  if (!scale || scale === 'shoes') return []
  const { name, height, bust, waist, hips } = model
  const size = sizeOfModel(scale, model, sizes)
  const portrait = pictures.image(
    `portrait-${name.toLowerCase()}`,
    `Portrait of ${name}`,
    'portrait',
  )
  return [{ name, height, bust, waist, hips, size, image: portrait }]
}
