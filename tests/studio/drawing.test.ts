import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#cms/content/site/load.ts'
import {
  type EditorialPlate,
  editorialKinds,
  type Garment,
  garments,
  type Look,
  PlateSpec,
  type ProductPlate,
  patterns,
  plateSize,
  settings,
} from '#database/schema/plateSpec.ts'
import { drawPlate, rasterise } from '#studio/drawPlate.ts'
import { findImages } from '#tests/support/cms/findImages.ts'
import { plateOf } from '#tests/support/studio/studio.ts'

const look = (garment: Garment): Look => ({
  garment,
  color: '#35584f',
  accent: '#d9b66a',
  pattern: 'plain',
  fabric: 'cotton',
  cut: {},
})
const plate = (garment: Garment, view: ProductPlate['view']): ProductPlate => ({
  kind: 'product',
  view,
  brand: 'asava',
  seed: 7,
  ...look(garment),
})
const scene = (
  kind: EditorialPlate['kind'],
  setting: EditorialPlate['setting'],
): EditorialPlate => ({
  kind,
  setting,
  ground: '#e6ddd0',
  accent: '#8d6a4a',
  looks: kind === 'size-guide' ? [] : [look('slip-dress'), look('coat')],
  brand: 'asv',
  seed: 11,
})

async function expectImage(spec: PlateSpec) {
  const plate = plateOf(spec)
  const svg = drawPlate(plate)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const { width, height, pixels } = await rasterise(plate, 120)
  expect(width).toBe(120)
  expect(height).toBe(Math.round((120 * plate.height) / plate.width))
  const { channels } = await sharp(pixels, { raw: { width, height, channels: 3 } }).stats()
  // A blank plate has no deviation.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4)
}

test('every image of the pages is drawn', async () => {
  for (const { alt, plate } of findImages(await loadSite()))
    expect(drawPlate(plateOf(PlateSpec.parse(plate))), alt).toMatch(/^<svg [^>]*>.+<\/svg>$/s)
})

describe('plates', () => {
  test.each(garments)('%s is drawn in every view and from behind', async (garment) => {
    for (const view of ['flat', 'worn', 'half', 'whole', 'detail'] as const)
      await expectImage(plate(garment, view))
    await expectImage({ ...plate(garment, 'worn'), back: true })
  })

  test.each(settings)('a look book is drawn in the setting %s', async (setting) => {
    await expectImage(scene('look-book', setting))
  })

  test.each(editorialKinds)('the kind %s is drawn, with and without figures', async (kind) => {
    await expectImage(scene(kind, 'studio'))
    await expectImage({ ...scene(kind, 'studio'), looks: [] })
  })

  test.each(['banner', 'banner-mobile', 'banner-band', 'tile', 'story'] as const)(
    'the kind %s shows figures without feet within its frame',
    (kind) => {
      const { width, height } = plateSize(scene(kind, 'studio'))
      for (const count of [1, 2, 3]) {
        const looks = (['evening-gown', 'shirt-dress', 'slip-dress'] as const)
          .slice(0, count)
          .map(look)
        const drawn = drawPlate(plateOf({ ...scene(kind, 'city'), looks }))
        const figures = [
          ...drawn.matchAll(
            /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\((\d\.\d{4})\)">/g,
          ),
        ].map((found) => found.slice(1).map(Number) as [x: number, y: number, scale: number])
        expect(figures).toHaveLength(count)
        for (const [x, y, scale] of figures) {
          expect(y + 900 * scale).toBeGreaterThan(height)
          expect(x - 100 * scale).toBeGreaterThan(0)
          expect(x + 100 * scale).toBeLessThan(width)
        }
      }
    },
  )

  test.each(['flat', 'worn', 'half', 'whole'] as const)(
    'the view %s is drawn on the same even ground for every brand',
    async (view) => {
      for (const brand of ['asava', 'asv-mali-studio']) {
        const spec = plateOf({ ...plate('shirt-dress', view), brand })
        const { width, pixels } = await rasterise(spec, 120)
        const corner = (x: number) => pixels.subarray(x * 3, x * 3 + 3).toString('hex')
        expect([corner(1), corner(width - 2)]).toEqual(['ece7df', 'ece7df'])
      }
    },
  )

  test.each(patterns)('the pattern %s is drawn', async (pattern) => {
    await expectImage({ ...plate('day-dress', 'flat'), pattern })
  })

  test('a specification always gives the same drawing, and another seed a different one', () => {
    const spec = plateOf(plate('shirt-dress', 'worn'))
    expect(drawPlate(spec)).toBe(drawPlate(structuredClone(spec)))
    expect(drawPlate({ ...spec, seed: 8 })).not.toBe(drawPlate(spec))
  })
})
