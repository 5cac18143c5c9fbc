import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { type Garment, garments, type PlateSpec, type ProductPlate } from '#cms/media/plateSpec.ts'
import { rasterise } from '#cms/studio/plate/rasterise.ts'

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

/** A picture reduced to 30 pixels in width. */
const glance = async (spec: PlateSpec) => (await rasterise(spec, 30)).pixels

/** The mean difference of two pictures of the same size, from 0 to 255. */
function distance(one: Buffer, other: Buffer): number {
  let sum = 0
  one.forEach((value, index) => {
    sum += Math.abs(value - (other[index] ?? 0))
  })
  return sum / one.length
}

function nearest(glances: readonly (readonly [string, Buffer])[]) {
  let found = { pair: '', apart: Number.POSITIVE_INFINITY }
  glances.forEach(([name, pixels], index) => {
    for (const [otherName, otherPixels] of glances.slice(index + 1)) {
      const apart = distance(pixels, otherPixels)
      if (apart < found.apart) found = { pair: `${name} and ${otherName}`, apart }
    }
  })
  return found
}

const named = <Name extends string>(names: readonly Name[], spec: (name: Name) => PlateSpec) =>
  Promise.all(names.map(async (name) => [name, await glance(spec(name))] as const))

describe('at a glance', () => {
  test('no two garments look the same', async () => {
    const closest = nearest(await named(garments, (garment: Garment) => ({ ...base, garment })))
    expect(closest.apart, closest.pair).toBeGreaterThan(1.2)
  })

  test('no two colours of one garment look the same', async () => {
    const colours = ['#6b1f2a', '#1f4a3d', '#f1e9db', '#242326', '#b5cfe0', '#dd9a36'] as const
    const closest = nearest(await named(colours, (color) => ({ ...base, color, accent: color })))
    expect(closest.apart, closest.pair).toBeGreaterThan(4)
  })

  test('no two products of the catalogue share their packshot', async () => {
    const { products } = await loadCatalogue()
    const glances = await Promise.all(
      products.map(async ({ slug, packshotImage, image }) => {
        return [slug, await glance((packshotImage ?? image).plate)] as const
      }),
    )
    const closest = nearest(glances)
    expect(closest.apart, closest.pair).toBeGreaterThan(0.5)
  })
})
