import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { pageCalls } from '#skeleton/document/pageCalls.ts'
import { contractRoutes, factsOf } from '#skeleton/suite/calls/allCalls.ts'

/** Calls that browsers or other servers make, not the gateway. */
const notOfPages =
  /^(media|invoice|forms\.(contact|appointment)|auth\.social.*|payment\.webhook|(stockAlerts|newsletter)\.oneClick)$/

test('the calls of each page are derived from its code, and every call belongs to a page', async () => {
  covers('calls.document.pages')

  const pages = await pageCalls()
  const find = (path: string) => pages.find((page) => page.path === path)
  expect(find('/product/:slug')?.html).toEqual(['products.read', 'site'])
  expect(find('/special-price')?.html).toEqual(['posts.read', 'products.onSale'])
  expect(find('/my-account/orders')).toMatchObject({ html: [] })
  expect(find('/my-account/orders')?.browser).toContain('orders.list')
  expect(find('/my-account/orders')?.browser).not.toContain('checkout.place')
  const used = new Set(pages.flatMap(({ html, browser }) => [...html, ...browser]))
  const unused = contractRoutes.flatMap(({ name }) => (used.has(name) ? [] : [name]))
  expect(unused.filter((name) => !factsOf(name).neutralOf && !notOfPages.test(name))).toEqual([])
})
