import type { SourceProduct } from '#catalog/source.ts'
import { type Garment, seedOf } from './plates.ts'
import type { Models, ProductEntry } from './schemas.ts'
import { scaleOf, sizeOfModel } from './sizes.ts'

type Model = Models[string]

/** The model of a product's images, and the one of its second set, chosen by its URL. */
export function modelsFor(entry: ProductEntry, models: Models): readonly [Model, Model] {
  const all = Object.values(models)
  const first = seedOf(`${entry.slug}/model`) % all.length
  const second = (first + 1 + (seedOf(`${entry.slug}/second`) % (all.length - 1))) % all.length
  const [one, other] = [all[first], all[second]]
  if (!one || !other) throw new Error('models.yaml needs at least two models')
  return [one, other]
}

/** The models in the product's images, each with her size on the product's scale; none without sizes. */
export function fashionModels({ entry, models, sizes }: Garment): SourceProduct['fashionModels'] {
  const scale = scaleOf(entry)
  if (!scale) return []
  return models.map((model) => ({
    name: model.name,
    height: model.height,
    bust: model.bust,
    waist: model.waist,
    hips: model.hips,
    size: sizeOfModel(scale, model, sizes),
    image: portraitOf(model),
  }))
}

function portraitOf({ name, person }: Model) {
  return {
    alt: `Portrait of ${name}`,
    plate: {
      kind: 'portrait' as const,
      setting: 'studio' as const,
      ground: '#e3dacd',
      accent: '#8d6a4a',
      looks: [
        {
          garment: 'camisole' as const,
          color: '#efe6d8',
          accent: '#efe6d8',
          pattern: 'plain' as const,
          fabric: 'satin' as const,
          cut: {},
        },
      ],
      brand: 'asava',
      seed: seedOf(`model/${name.toLowerCase()}`),
      person,
    },
  }
}
