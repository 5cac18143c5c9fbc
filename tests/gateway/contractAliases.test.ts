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

test('a care instruction may be one object in place of a list', () => {
  covers('entities.product.care-instruction')

  const care = { title: 'Care', icon: 'brush', precautions: ['Brush when dry'] }
  const careOf = (careInstruction: unknown) => Product({ ...hatPage(0), careInstruction })
  for (const sent of [care, [care]])
    expect(careOf(sent)).toMatchObject({ value: { careInstructions: [care] } })
  for (const sent of [null, undefined, []])
    expect(careOf(sent)).toMatchObject({ value: { careInstructions: [] } })
  expect(careOf({ title: 'Care' })).toMatchObject({
    violation: { field: 'careInstruction.0.icon' },
  })
})
