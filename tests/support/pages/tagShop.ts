import { startShop } from '../shop/startShop.ts'
import { startTags, type TagStandIn } from '../standIns/tags.ts'
import { test as browserTest } from './browserTest.ts'

export const measurementId = 'G-VITRINE1'
export const adsId = 'AW-1234567'

/** `test` with a shop of its own for each worker, which has a measurement tag and an ads tag of a stand-in. */
export const test = browserTest.extend<object, { tagged: { tags: TagStandIn; url: string } }>({
  tagged: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const tags = await startTags()
      const shop = await startShop({
        MEASUREMENT_TAG_ID: measurementId,
        ADS_TAG_ID: adsId,
        TAG_SCRIPT_URL: tags.scriptUrl,
        PURCHASE_EVENT: 'placed',
      })
      await use({ tags, url: shop.url })
      await shop.stop()
      tags.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ tagged }, use) => use(tagged.url),
})
