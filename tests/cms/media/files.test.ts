import { describe, expect, test } from 'vitest'
import { describeImage } from '#cms/media/image.ts'
import { imageVersion } from '#cms/media/version.ts'
import { Image } from '#contract/common.ts'
import type { ProductPlate } from '#database/schema/plateSpec.ts'
import { PlateSpec } from '#database/schema/plateSpec.ts'
import { imageUrl, parseImageUrl } from '#server/media/imageFiles.ts'

const slipDress: ProductPlate = {
  kind: 'product',
  view: 'worn',
  brand: 'asv',
  seed: 3,
  garment: 'slip-dress',
  color: '#d9c2a0',
  accent: '#d9c2a0',
  pattern: 'plain',
  fabric: 'satin',
  cut: {},
}

test('a specification with a value that is not in its vocabulary is rejected', () => {
  expect(PlateSpec.safeParse(slipDress).success).toBe(true)
  expect(PlateSpec.safeParse({ ...slipDress, color: 'red' }).success).toBe(false)
  expect(PlateSpec.safeParse({ ...slipDress, garment: 'toga' }).success).toBe(false)
})

describe('image addresses', () => {
  test('an address identifies its content: another specification has another address', () => {
    const version = imageVersion(slipDress)
    const file = { id: 'slip', width: 480, format: 'avif' } as const
    expect(parseImageUrl(imageUrl(version, file))).toEqual({ version, ...file })
    expect(imageVersion({ ...slipDress, color: '#000000' })).not.toBe(version)
  })

  test.each([
    '/media/0123456789abcdef/../secret-480.avif',
    '/media/0123456789abcdef/a%2fb-480.avif',
    '/media/0123456789abcdef/slip-480.gif',
    '/media/short/slip-480.avif',
    '/media/0123456789abcdef/-slip-480.avif',
    `/media/0123456789abcdef/${'a'.repeat(121)}-480.avif`,
  ])('%s is not an address', (path) => {
    expect(parseImageUrl(path)).toBeUndefined()
  })

  test('a description matches the contract and contains valid addresses only', () => {
    const image = Image.parse(
      describeImage({ id: 'slip', name: 'Slip', alt: 'A slip', spec: slipDress }),
    )
    const addresses = [image.srcset, ...(image.sources ?? []).map(({ srcset }) => srcset)]
      .flatMap((srcset) => srcset.split(', '))
      .map((candidate) => candidate.split(' ')[0] ?? '')
    expect(addresses).toHaveLength(12)
    expect(addresses.filter((path) => !parseImageUrl(path))).toEqual([])
    expect(image.sizes.medium).toMatchObject({ width: 480, height: 640 })
  })
})
