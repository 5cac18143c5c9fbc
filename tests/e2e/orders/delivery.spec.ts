import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { emailTo, staff } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('an order shows its progress and its parcel, whose carrier’s page opens', async ({ page }) => {
  covers('orders.delivery.parcel', 'orders.timeline.steps')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/my-account/view-order/${order.id}`)
  const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
  await expect(steps).toHaveText([/^Placed\w+ \d+, \d{4}$/, /^Paid/, /^Packed/, /^Collected/])
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(/^Placed/)
  await expect(page.getByRole('region', { name: /^Your parcel/ })).toHaveCount(0)
  await staff().transfer(order.id, order.total)
  await staff().act(order.id, 'pack')
  const parcelOfKex = { carrier: 'Kerry Express', trackingNumber: 'kex 0123456' }
  await staff().step(order.id, 'send', { ...parcelOfKex })
  await page.reload()
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(/^Sent/)
  const parcel = page.getByRole('region', { name: 'Your parcel' })
  await expect(parcel.getByRole('listitem')).toContainText(['KEX0123456'])
  const link = parcel.getByRole('link', { name: 'Track parcel KEX0123456 at KEX Express' })
  await expect(link).toHaveAttribute(
    'href',
    'https://th.kex-express.com/th/track/?track=KEX0123456',
  )
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page)
  expect(await emailTo(order.email, `We’ve sent your order (order ${order.id})`)).toContain(
    'KEX0123456',
  )
})
