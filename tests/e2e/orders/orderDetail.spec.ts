import { expect } from '@playwright/test'
import { formatPrice } from '@vitrine/web/lib/price.ts'
import { longDate } from '@vitrine/web/lib/time.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('an order shows its facts, addresses, items and totals, and Cancel and Pay while it is pending', async ({
  page,
}) => {
  covers(
    'accessibility.print',
    'orders.detail.addresses',
    'orders.detail.facts',
    'orders.detail.items',
    'orders.detail.pending',
    'orders.detail.totals',
    'routes.order',
  )

  await registerCustomer(page)
  const order = await placeOrder(page, 'PROMPTPAY')
  await page.goto(`/my-account/view-order/${order.id}`)
  const detail = page.getByRole('article', { name: `Order ${order.id}` })
  const total = formatPrice({ amount: order.total, currencyCode: 'THB' })
  const facts: [term: string, value: string | RegExp][] = [
    ['Date', longDate(new Date())],
    ['Email', order.email],
    ['Total', total],
    ['Payment method', /PromptPay/],
  ]
  for (const [index, [term, value]] of facts.entries()) {
    await expect(detail.getByRole('term').nth(index)).toHaveText(term)
    await expect(detail.getByRole('definition').nth(index)).toHaveText(value)
  }
  for (const [name, lines] of [
    ['Billing address', /Ploy[\s\S]*99\/1 Sukhumvit 39[\s\S]*Thailand/],
    ['Pick-up store', /Ploy[\s\S]*Vitrine Siam Paragon[\s\S]*Thailand/],
  ] as const)
    await expect(detail.getByRole('region', { name })).toContainText(lines)
  const items = detail.getByRole('region', { name: 'Items' })
  await expect(items.getByRole('listitem')).toHaveCount(1)
  await expect(items.getByRole('listitem')).toContainText(order.name)
  await expect(items.getByRole('listitem')).toContainText(`1 × ${total}`)
  const rows = items.getByRole('term')
  await expect(rows).toHaveText(['Subtotal', 'Shipping', 'VAT (included)', 'Total'])
  await expect(items.getByRole('definition')).toHaveText([total, 'Free', /^฿[\d,.]+$/, total])
  await expect(detail.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await expect(detail.getByRole('link', { name: 'Pay', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(detail.getByRole('region', { name: 'Pick-up store' })).toBeVisible()
  await expect(items.getByRole('definition').last()).toBeVisible()
  // Nothing is cut off at the edge of a sheet of A4, which is 794 px wide.
  await page.setViewportSize({ width: 794, height: 1123 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
})

test('orders are newest first, and loaded again when the window regains the focus', {
  tag: '@all',
}, async ({ page }) => {
  covers('calls.refetch.focus', 'orders.focus', 'orders.history.order')

  await registerCustomer(page)
  const first = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/orders')
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: /^Order \d+/ })
  await expect(rows).toHaveText([`Order ${first.id}`])
  const second = await placeOrder(page, 'PROMPTPAY')
  await expect(rows).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(rows).toHaveText([`Order ${second.id}`, `Order ${first.id}`])
})

test('an order that does not exist shows a toast', { tag: '@all' }, async ({ page }) => {
  covers('errors.load.order-not-found')

  await registerCustomer(page)
  const toast = page.getByRole('alert').filter({ hasText: /^Order not found$/ })
  for (const path of [
    '/my-account/view-order/1',
    '/checkout/order-received/1',
    '/checkout/card/1',
  ]) {
    await page.goto(path)
    await expect(toast).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  }
})

test('an order that cannot be loaded shows a toast and a retry', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.in-place', 'errors.load.order-detail')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.request.get('/?qa=orders.read:500')
  await page.goto(`/my-account/view-order/${order.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Failed to fetch order detail' })).toBeVisible()
  // In the page and as a toast.
  await expect(page.getByText('Failed to fetch order detail')).toHaveCount(2)
  await page.request.get('/?qa=')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible()
})
