import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type OrderBody, place } from '@vitrine/cms/tests/support/checkout.ts'
import { cookieNames, ownCookieNames, startExactCms } from '@vitrine/cms/tests/support/exactCms.ts'
import type { PartialCms } from '@vitrine/cms/tests/support/partialCms.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { startGateway } from '../gateway/startGateway.ts'
import { quietVisitor } from '../shop/quietVisitor.ts'
import { test as browserTest } from './browserTest.ts'
import { fillCart } from './customers.ts'

const distDirectory = fileURLToPath(new URL('../../../dist', import.meta.url))

/** `test` with a shop of its own for each worker, over a CMS that sends exactly what the specification names. */
export const test = browserTest.extend<object, { exact: { cms: PartialCms; url: string } }>({
  exact: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const cms = await startExactCms(process.env['SHOP_CMS_URL'] ?? '')
      const gateway = await startGateway({
        cmsUrl: cms.url,
        cookieNames,
        pages: { distDirectory, development: false },
      })
      await use({ cms, url: gateway.url })
      await gateway.close()
      await cms.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ exact }, use) => use(exact.url),
  storageState: async ({ exact }, use) => use(await quietVisitor(exact.url)),
})

/** Orders a product as this browser's visitor in the merchant's own checkout, which is no part of the specification. */
export async function orderElsewhere(
  page: Page,
  paymentMethod: 'bacs' | 'omise_promptpay',
): Promise<OrderBody> {
  await fillCart(page)
  const cookies = new Map(
    (await page.context().cookies()).flatMap(({ name, value }) => {
      const [neutralName] =
        Object.entries(ownCookieNames).find(([, ownName]) => ownName === name) ?? []
      return neutralName ? [[neutralName, value] as const] : []
    }),
  )
  const shopper = createShopper(process.env['SHOP_CMS_URL'] ?? '', cookies)
  const cart = await shopper.request<{ totals: { totalPrice: number } }>(
    'GET',
    '/api/v1/cart?shippingMethod=pick-up',
  )
  const changes = { paymentMethod, expectedTotal: cart.body.totals.totalPrice }
  const { status, body } = await place(shopper, changes, randomUUID())
  if (status !== 201) throw new Error(`No order: ${status} ${body.message}`)
  return body
}
