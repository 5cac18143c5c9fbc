import type { Garment } from './productImages.ts'
import type { Models, ProductEntry, Sizes } from './schemas.ts'

type Scale = keyof Sizes
type Model = Models[string]

const oneSize: ProductEntry['garment'][] = [
  'tote-bag',
  'shoulder-bag',
  'silk-scarf',
  'earrings',
  'hat',
]

/** The scale in which a product is sized, or undefined when there is only one size. */
export function sizeScale({ sizes, garment }: ProductEntry): Scale | undefined {
  if (sizes) return sizes === 'none' ? undefined : sizes
  if (garment === 'belt') return 'belts'
  return oneSize.includes(garment) ? undefined : 'letters'
}

/** The sizes of a product in ascending order, empty when there is only one. */
export function garmentSizes({ entry, sizes }: Pick<Garment, 'entry' | 'sizes'>): string[] {
  const scale = sizeScale(entry)
  return scale ? sizes[scale].map(({ size }) => size) : []
}

const measures = ['bust', 'waist', 'hips', 'foot'] as const

const columns = { bust: 'Bust', waist: 'Waist', hips: 'Hips', foot: 'Foot' }

/** The measures of a product's sizes in centimetres, or undefined when there is only one size. */
export function garmentSizeTable({ entry, sizes }: Pick<Garment, 'entry' | 'sizes'>) {
  const scale = sizeScale(entry)
  if (!scale) return undefined
  const rows = sizes[scale]
  const measured = measures.filter((measure) => rows.some((row) => row[measure]))
  return {
    columns: ['Size', ...measured.map((measure) => `${columns[measure]} (cm)`)],
    rows: rows.map((row) => [
      row.size,
      ...measured.map((measure) => {
        const centimetres = row[measure]?.map((value) => (measure === 'foot' ? value / 10 : value))
        return centimetres?.join('–') ?? '–'
      }),
    ]),
  }
}

/** The smallest size that fits all measures of a model. Throws an Error when no size fits. */
export function sizeOfModel(scale: Scale, model: Model, sizes: Sizes): string {
  const fitting = sizes[scale].find((row) =>
    measures.every((measure) => model[measure] <= (row[measure]?.[1] ?? Number.POSITIVE_INFINITY)),
  )
  if (!fitting) throw new Error(`No size of the scale "${scale}" fits ${model.name}`)
  return fitting.size
}
