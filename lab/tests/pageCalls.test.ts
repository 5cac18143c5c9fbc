import { callList } from '@vitrine/contract/calls/calls.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { pageCalls } from '#lab/reference/pageCalls.ts'

test('the calls of each page are derived from its code, and every call belongs to a page', async () => {
  covers('calls.document.pages')

  const pages = await pageCalls()
  const find = (path: string) => pages.find((page) => page.path === path)
  expect(find('/product/:slug')?.html).toEqual(['products.read', 'site'])
  expect(find('/special-price')?.html).toEqual(['posts.read', 'products.onSale'])
  expect(find('/my-account/orders')).toMatchObject({ html: [] })
  expect(find('/my-account/orders')?.browser).toContain('orders.list')
  expect(find('/my-account/orders')?.browser).not.toContain('checkout.place')
  // Programs of merchants find products by SKU; no page does.
  const used = new Set(pages.flatMap(({ html, browser }) => [...html, ...browser]))
  expect(used).not.toContain('products.bySku')
  used.add('products.bySku')
  const unused = callList.filter(
    ({ name, caller, neutralOf }) => !used.has(name) && caller === undefined && !neutralOf,
  )
  expect(unused).toEqual([])
})
