import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import type { Problem } from '#tests/support/cms/checkout.ts'
import { createShopper } from '#tests/support/cms/shopper.ts'
import { startCms, type TestCms } from '#tests/support/cms/testCms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.close())

test('each call of the wishlist without a sign-in gets 401', async () => {
  covers('permissions.server.wishlist')
  const guest = createShopper(cms.url)
  for (const [method, path, body] of [
    ['GET', '/api/v1/wishlist', undefined],
    ['POST', '/api/v1/wishlist', { productId: '1' }],
    ['DELETE', '/api/v1/wishlist/1', undefined],
  ] as const) {
    const response = await guest.request<Problem>(method, path, { body })
    expect([method, response.status, response.body.code]).toEqual([method, 401, 'unauthenticated'])
  }
})
