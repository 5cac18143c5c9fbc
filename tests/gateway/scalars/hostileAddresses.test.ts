import { seededDatabase } from '@vitrine/cms/tests/support/snapshots.ts'
import { startCms, type TestCms } from '@vitrine/cms/tests/support/testCms.ts'
import { LookBook, Page, Posts, Store, Stores } from '@vitrine/gateway/responses/content.ts'
import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Product, ProductCards } from '@vitrine/gateway/responses/products.ts'
import type { ResponseParser } from '@vitrine/gateway/responses/responseParser.ts'
import { Suggestions } from '@vitrine/gateway/responses/search.ts'
import { Site } from '@vitrine/gateway/responses/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms({ snapshot: await seededDatabase() })
})
afterAll(() => cms.close())

const script = 'java\nscript:alert(1)'
const isAddress = (key: string) => /(url|permalink|link|source|href)$/i.test(key)

/** Calls `replace` for every address in the data and stores its result. */
function eachAddress(value: unknown, replace: (address: string, key: string) => string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'string' && isAddress(key))
      Object.assign(value, { [key]: replace(field, key) })
    else eachAddress(field, replace)
  }
}

const responses: [path: string, parser: ResponseParser<unknown>][] = [
  ['/site-configuration', Site],
  ['/products', Listing],
  ['/products/silk-slip-dress', Product],
  ['/recently-viewed?ids=1001', ProductCards],
  ['/pages/home', Page],
  ['/posts', Posts],
  ['/look-books/first-light', LookBook],
  ['/search?s=dress', Suggestions],
  ['/store-locators', Stores],
  ['/store-locators/siam-paragon', Store],
]

test.each(responses)(
  'no script that %s has as an address leaves the gateway',
  async (path, parser) => {
    const response = await fetch(`${cms.url}/api/v1${path}`)
    const body: unknown = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(200)
    let replaced = 0
    eachAddress(body, () => {
      replaced += 1
      return script
    })
    const parsed = parser(body)
    const addresses: string[] = []
    eachAddress(parsed, (address, key) => {
      addresses.push(`${key}: ${address}`)
      return address
    })
    expect(replaced).toBeGreaterThan(0)
    expect(addresses.filter((address) => address.includes('alert'))).toEqual([])
  },
)
