import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder } from '../../support/pages/customers.ts'
import { emailLink, emailTo } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('a guest has the link to an order emailed by its number and a phone number', async ({
  page,
}) => {
  covers(
    'orders.lookup.again',
    'orders.lookup.email',
    'orders.lookup.same-response',
    'routes.order-lookup',
    'validation.order-lookup.*',
  )

  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.context().clearCookies({ name: /vitrine/ })
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Track your order', includeHidden: true })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/track-order$/)
  const form = page.getByRole('form', { name: 'Track your order' })
  const number = form.getByRole('textbox', { name: 'Order number' })
  const contact = form.getByRole('textbox', { name: 'Email address or phone number' })
  await form.getByRole('button', { name: 'Email me a link' }).press('Enter')
  await expect(form.getByText('Order is required')).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill(order.id)
  await contact.fill('somewhere')
  await contact.press('Enter')
  await expect(form.getByText('Please enter a valid email address or phone number.')).toBeVisible()
  await expectAccessible(page)
  await contact.fill('+66 81 234 5678')
  await contact.press('Enter')
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeFocused()
  const message = page.getByText(
    'If there’s an order with these details, we’ve emailed a link to it.',
  )
  await expect(message).toBeVisible()
  await expectAccessible(page)
  const email = await emailTo(order.email, `Your new link (order ${order.id})`)
  await page.getByRole('button', { name: 'Look up another order' }).click()
  await number.fill('1000000000')
  await contact.fill(order.email)
  await contact.press('Enter')
  await expect(message).toBeVisible()
  await page.goto(emailLink(email, '/my-account/view-order/'))
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible()
})

test('a lookup that fails keeps what was entered and says so', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/?qa=orders.link:503')
  await page.goto('/track-order')
  const form = page.getByRole('form', { name: 'Track your order' })
  await form.getByRole('textbox', { name: 'Order number' }).fill('1000000000')
  await form.getByRole('textbox', { name: /^Email address/ }).fill('ploy@example.com')
  await form.getByRole('button', { name: 'Email me a link' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Order number' })).toHaveValue('1000000000')
  await page.request.get('/?qa=')
})
