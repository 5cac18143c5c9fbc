import { expect, test } from 'vitest'
import { Image } from '#gateway/contracts/common.ts'
import { Product } from '#gateway/responses/products.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { hatPage } from '#tests/support/standIns/standInHats.ts'
import { picture } from '#tests/support/standIns/standInPicture.ts'

test('an image may have src in place of url, which takes precedence', () => {
  covers('entities.image.src')

  const { url, ...rest } = picture('hat')
  expect(Image.parse({ ...rest, src: url })).toEqual({ ...rest, url })
  expect(Image.parse({ ...rest, url, src: '/other.jpg' })).toEqual({ ...rest, url })
  expect(Image.safeParse(rest).error?.issues[0]?.path).toEqual(['url'])
  expect(Image.safeParse(null).success).toBe(false)
  // In a response, by the compiled contract.
  expect(Product({ ...hatPage(0), image: { ...rest, src: url } })).toMatchObject({
    value: { image: { url } },
  })
})
