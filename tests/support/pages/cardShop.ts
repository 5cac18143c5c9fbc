import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { startShop } from '../shop/startShop.ts'
import { test as browserTest } from './browserTest.ts'

/** `test` with a shop of its own for each worker, which takes cards through a stand-in for Omise. */
export const test = browserTest.extend<object, { cards: { omise: OmiseStandIn; url: string } }>({
  cards: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const omise = await startOmise()
      const shop = await startShop({
        OMISE_URL: omise.url,
        OMISE_JS_URL: `${omise.url}/omise.js`,
        OMISE_VAULT_URL: omise.url,
        OMISE_SECRET_KEY: omise.secretKey,
        OMISE_PUBLIC_KEY: omise.publicKey,
        OMISE_METHODS: 'mobile_banking,truemoney,installments',
      })
      await use({ omise, url: shop.url })
      await shop.stop()
      omise.recover()
      await omise.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ cards }, use) => use(cards.url),
})
