import { imageUrl, parseImageUrl } from '@vitrine/commerce/media/imageFiles.ts'
import { describe, expect, test } from 'vitest'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { describeImage, imageVersion } from '#cms/media/image.ts'

const slipDress: PhotographSpec = {
  kind: 'photograph',
  photograph: 'silk-slip-dress-champagne-flat',
  x: 0.5,
  y: 0.5,
  ground: '#ece7df',
  shape: 'product',
  digest: '0123abcd',
}

describe('image addresses', () => {
  test('an address identifies its content: another file has another address', () => {
    const version = imageVersion(slipDress)
    const file = { id: 'slip', width: 480, format: 'avif' } as const
    expect(parseImageUrl(imageUrl(version, file))).toEqual({ version, ...file })
    expect(imageVersion({ ...slipDress, digest: '0123abce' })).not.toBe(version)
  })

  test('a banner of the sample shop is not offered wider than its file, and one of a merchant is', () => {
    const widths = (spec: PhotographSpec) => {
      const image = describeImage({ id: 'banner', name: '', alt: 'A banner', spec })
      const { width, height } = image.sizes.full
      return [image.srcset.match(/\d+w/g)?.join(' '), width, height]
    }
    const banner: PhotographSpec = { ...slipDress, shape: 'banner' }
    expect(widths(banner)).toEqual(['320w 480w 768w 1200w', 1200, 675])
    const { digest, ...uploaded } = banner
    expect(widths(uploaded)).toEqual(['480w 768w 1200w 1920w', 1920, 1080])
  })
})
