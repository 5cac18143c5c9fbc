import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '#cms/tests/support/checkout.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

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
