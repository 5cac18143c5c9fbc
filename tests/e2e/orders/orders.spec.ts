import { expect, type Page } from '@playwright/test'
import { weekday } from '@vitrine/web/lib/time.ts'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { record } from '../../support/pages/operations.ts'
import { command, emailHtml, emailLink, emailTo, staff } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

const orderLink = (page: Page, id: string) =>
  page.getByRole('link', { name: `Order ${id}`, exact: true })

test('the order history has five tabs that update the URL, and a message in an empty one', async ({
  page,
}) => {
  covers(
    'orders.history.tab-address',
    'orders.history.tabs',
    'permissions.customer.orders',
    'routes.orders',
    'errors.empty.orders',
  )

  await registerCustomer(page)
  const transfer = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto('/my-account/orders')
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await expect(row).toContainText([transfer.name])
  await expect(row).toHaveText(/Order \d+[\s\S]*Confirm Order[\s\S]*฿[\d,]+/)
  await expectAccessible(page)
  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  await expect(tabs.getByRole('link')).toHaveText([
    'All',
    'Pending Payment',
    'Processing',
    'Completed',
    'Cancel/Refunded',
  ])
  await tabs.getByRole('link', { name: 'Completed' }).press('Enter')
  await expect(page).toHaveURL(/status=completed$/)
  await expect(page.getByText('No orders found.')).toBeVisible()
  await tabs.getByRole('link', { name: 'Pending Payment' }).click()
  await expect(orderLink(page, transfer.id)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No orders found.')).toBeVisible()
})

test('cancelling an order that can no longer be cancelled shows a message and its current status', async ({
  page,
}) => {
  covers(
    'errors.cancel-order.failure',
    'orders.cancel.confirmation',
    'orders.cancel.conflict',
    'payment.conflict',
  )

  await registerCustomer(page)
  const order = await placeOrder(page, 'PROMPTPAY')
  await page.goto(`/my-account/view-order/${order.id}`)
  await expect(page.getByRole('img', { name: /^PromptPay QR code/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await command('pay', order.id)
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeHidden()
})

test('the confirmation page of a cancelled order says so, and gives no thanks', {
  tag: '@all',
}, async ({ page }) => {
  covers('checkout.confirmation.closed')

  const order = await placeOrder(page, 'BANK_TRANSFER')
  const url = `/checkout/order-received/${order.id}?key=${order.accessKey}`
  await page.goto(url)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Thank you/)
  await staff().act(order.id, 'cancel')
  await page.goto(url)
  await expect(title).toHaveText(`Order ${order.id}`)
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await expect(page.getByText(/We’ve received your order/)).toBeHidden()
  await expectAccessible(page)
})

test('a guest cancels an order by transfer through its link', async ({ page }) => {
  covers('orders.cancel.reload', 'orders.detail.on-hold', 'payment.deadline.page')

  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/my-account/view-order/${order.id}?key=${order.accessKey}`)
  await expect(page.getByText('Confirm Order', { exact: true })).toBeVisible()
  const tomorrow = weekday(new Date(Date.now() + 24 * 3_600_000))
  await expect(
    page.getByText(new RegExp(`^Please pay by ${tomorrow}, \\d+:\\d\\d [ap]m \\(Bangkok time\\)`)),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  const sent = await record(page, 'CancelOrder')
  await question.getByRole('button', { name: 'Cancel order' }).dblclick()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Please pay by/)).toBeHidden()
  expect(sent).toHaveLength(1)
})

test('an order is shown as cancelled when the response to its cancellation is lost', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.cancel-order.failure', 'orders.cancel.reload')

  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/my-account/view-order/${order.id}?key=${order.accessKey}`)
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('CancelOrder')) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Failed to cancel order')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
})

test('a completed order links to its invoice', { tag: '@all' }, async ({ page }) => {
  covers('orders.detail.invoice')

  await registerCustomer(page)
  const order = await placeOrder(page, 'PROMPTPAY')
  await executeGraphql(
    page.request,
    'query ($id: ID!) { promptPay(orderId: $id) { status } }',
    order,
  )
  await command('pay', order.id)
  await staff().act(order.id, 'pack')
  await staff().act(order.id, 'complete')
  await page.goto(`/my-account/view-order/${order.id}`)
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Billing address' })).toContainText(
    '99/1 Sukhumvit 39',
  )
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'View Invoice' }).click()
  await expect((await opened).getByText(order.id).first()).toBeVisible()
})

test('a refund is announced, then shown with its date, and a full one changes the status', async ({
  page,
}) => {
  covers('orders.refund.shown')

  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  const amount = order.total
  await staff().transfer(order.id, amount + 0.5)
  await staff().refund(order.id, 99.5, { reason: 'loose button' })
  await page.goto(`/my-account/view-order/${order.id}`)
  const refunds = page.getByRole('region', { name: 'Refunds' })
  await expect(refunds.getByRole('listitem')).toHaveText([
    'We’re refunding ฿99.50. We’ll email you once it’s sent.',
    'We received ฿0.50 that this order can’t use. We’ll return it and email you once it’s sent.',
  ])
  await expect(page.getByText('loose button')).toHaveCount(0)
  await staff().refund(order.id)
  await staff().endRefunds(order.id)
  await page.reload()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await expect(refunds.getByRole('listitem').nth(2)).toHaveText(/^We returned ฿0\.50 that /)
  await expect(refunds.getByRole('listitem').nth(1)).toHaveText(
    /^We refunded ฿99\.50 on \w+ \d+, \d{4}\. Depending on your bank, it can take a few days to arrive\.$/,
  )
  await expectAccessible(page)
})

/** Asserts the rendering of an email: the card with its images and typefaces, as wide as the window. */
async function expectEmail(page: Page, html: string) {
  covers('emails.card', 'emails.order')
  await page.route('**/email', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await expect(async () => {
    // The image may be cut first, and an email does not request it again.
    await page.goto('/email')
    const widths = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth))
    expect(widths.length).toBeGreaterThan(0)
    expect(widths).not.toContain(0)
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View your order' })).toBeVisible()
  const isLoaded = () =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Bodoni Moda') && status === 'loaded',
    )
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // Email programs load both from an origin of their own.
  const font = await page.request.get('/fonts/bodoni-moda-latin.woff2')
  expect(font.headers()).toMatchObject({ 'access-control-allow-origin': '*' })
  const picture = await page.request.get(
    (await page.locator('img').first().getAttribute('src')) ?? '',
  )
  expect(picture.headers()).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' })
}

test('a guest opens an order by the link in the email, and not without its key', async ({
  page,
}) => {
  covers('orders.detail.guest', 'orders.guest-link.renew')
  const order = await placeOrder(page, 'BANK_TRANSFER')
  const email = await emailTo(order.email, order.id)
  await page.context().clearCookies()
  await expectEmail(page, emailHtml(email))
  await page.goto(emailLink(email, '/my-account/view-order/'))
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Bank accounts' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Account', exact: true })).toBeHidden()
  await page.goto(`/my-account/view-order/${order.id}?key=wrong`)
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  await expect(page.getByText('Your link may have expired.')).toBeVisible()
  await expectAccessible(page)
  const form = page.getByRole('form', { name: 'Send a new link' })
  await form.getByRole('button', { name: 'Send a new link' }).click()
  await expect(form.getByText('Please enter your email')).toBeVisible()
  await form.getByRole('textbox', { name: 'Email address' }).fill(order.email)
  await form.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('we’ve emailed a link to it.')).toBeVisible()
  const renewed = await emailTo(order.email, `Your new link (order ${order.id})`)
  await page.goto(emailLink(renewed, '/my-account/view-order/'))
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible()
  await page.goto(`/my-account/view-order/${order.id}`)
  await expect(
    page.getByRole('heading', { name: 'You are not authorized to access this page' }),
  ).toBeVisible()
})

test('the order history shows an error and a retry when it fails to load', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.in-place', 'errors.load.order-history')

  await registerCustomer(page)
  await page.goto('/?qa=orders.list:503')
  await page.goto('/my-account/orders')
  const main = page.getByRole('main')
  await expect(main.getByText('Failed to fetch order history')).toBeVisible({ timeout: 20_000 })
  // In the page and as a toast.
  await expect(page.getByText('Failed to fetch order history')).toHaveCount(2)
  await page.request.get('/?qa=')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No orders found.')).toBeVisible()
})
