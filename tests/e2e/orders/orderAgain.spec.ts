import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder } from '../../support/pages/customers.ts'
import { staff } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('ordering again puts the items into the bag, and a failure can be repeated', async ({
  page,
}) => {
  covers('orders.again.bag', 'orders.again.paid')

  const order = await placeOrder(page, 'BANK_TRANSFER')
  const url = `/my-account/view-order/${order.id}?key=${order.accessKey}`
  await page.goto(url)
  const button = page.getByRole('button', { name: 'Order again' })
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(button).toHaveCount(0)
  await staff().transfer(order.id, order.total)
  await page.goto('/?qa=orders.again:503')
  await page.goto(url)
  await button.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.request.get('/?qa=')
  await button.click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByRole('listitem').filter({ hasText: order.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bag).toBeHidden()
  await expect(page.getByText('1 item of this order is in your bag.')).toBeVisible()
  await expectAccessible(page)
})
