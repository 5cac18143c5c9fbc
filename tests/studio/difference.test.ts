import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { type Garment, garments, PlateSpec, type ProductPlate } from '#database/schema/plateSpec.ts'
import { rasterise } from '#studio/drawPlate.ts'
import { plateOf } from '#tests/support/studio/studio.ts'

const base: ProductPlate = {
  kind: 'product',
  view: 'flat',
  brand: 'asava',
  seed: 5,
  garment: 'knit',
  color: '#6b1f2a',
  accent: '#6b1f2a',
  pattern: 'plain',
  fabric: 'cotton',
  cut: {},
}

/** An image reduced to 30 pixels in width. */
const thumbnailOf = async (spec: PlateSpec) => (await rasterise(plateOf(spec), 30)).pixels

/** The mean difference of two images of the same size, from 0 to 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0
  one.forEach((value, index) => {
    sum += Math.abs(value - (other[index] ?? 0))
  })
  return sum / one.length
}

function mostSimilar(thumbnails: readonly (readonly [string, Buffer])[]) {
  let closest = { pair: '', difference: Number.POSITIVE_INFINITY }
  thumbnails.forEach(([name, pixels], index) => {
    for (const [otherName, otherPixels] of thumbnails.slice(index + 1)) {
      const difference = differenceOf(pixels, otherPixels)
      if (difference < closest.difference)
        closest = { pair: `${name} and ${otherName}`, difference }
    }
  })
  return closest
}

const thumbnailsOf = <Name extends string>(
  names: readonly Name[],
  spec: (name: Name) => PlateSpec,
) => Promise.all(names.map(async (name) => [name, await thumbnailOf(spec(name))] as const))

describe('images reduced to a width of 30 pixels', () => {
  test('no two garments look the same', async () => {
    const closest = mostSimilar(
      await thumbnailsOf(garments, (garment: Garment) => ({ ...base, garment })),
    )
    expect(closest.difference, closest.pair).toBeGreaterThan(1.2)
  })

  test('no two colours of one garment look the same', async () => {
    const colours = ['#6b1f2a', '#1f4a3d', '#f1e9db', '#242326', '#b5cfe0', '#dd9a36'] as const
    const closest = mostSimilar(
      await thumbnailsOf(colours, (color) => ({ ...base, color, accent: color })),
    )
    expect(closest.difference, closest.pair).toBeGreaterThan(4)
  })

  test('no two products of the catalogue share their packshot', async () => {
    const { products } = await loadCatalogue()
    const thumbnails = await Promise.all(
      products.map(async ({ slug, packshotImage, image }) => {
        const { plate } = packshotImage ?? image
        return [slug, await thumbnailOf(PlateSpec.parse(plate))] as const
      }),
    )
    const closest = mostSimilar(thumbnails)
    expect(closest.difference, closest.pair).toBeGreaterThan(0.5)
  })
})
