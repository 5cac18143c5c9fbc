import { expect, type Page } from '@playwright/test'
import { testCards } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/cardShop.ts'
import {
  continueButton,
  fillContact,
  placeOrderButton,
  stepHeading,
} from '../../support/pages/checkoutPages.ts'
import { fillCart, placeOrder } from '../../support/pages/customers.ts'
import { addToBag, expectAccessible } from '../../support/pages/storefront.ts'

// In one worker, because each starts a shop of its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ cards: { omise } }) => {
  omise.recover()
  omise.isSecure = true
})

const pay = (page: Page) => page.getByRole('button', { name: /^Pay ฿/ })

/** Enters a card, and submits the payment. */
async function enterCard(page: Page, number = testCards.good) {
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Ploy Saetang')
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('12/39')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await pay(page).click()
}

/** Opens the card page of a new guest's order. */
async function openCardPage(page: Page) {
  const { id, accessKey } = await placeOrder(page, 'CARD')
  await page.goto(`/checkout/card/${id}?key=${accessKey}`)
  await expect(pay(page)).toBeVisible()
  return id
}

const atBank = (page: Page, answer: 'Confirm' | 'Decline') =>
  page.getByRole('button', { name: answer }).click()

const paid = (page: Page) =>
  expect(page.getByText('Payment received.')).toBeVisible({ timeout: 20_000 })

test('a guest orders by card, confirms the payment at the bank and returns to the paid order', async ({
  page,
  cards,
}) => {
  covers('payment.card.bank', 'payment.card.form', 'routes.card-payment')

  test.slow()
  await addToBag(page, 'silk-slip-dress', 'Lotus', 'M')
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' })
  await fillContact(page)
  await page.getByRole('radio', { name: /^Express/ }).check()
  await continueButton(page, 'payment').click()
  const method = page.getByRole('radio', { name: 'Credit or debit card' })
  await expect(page.getByRole('radio', { name: 'Instalments by credit card' })).toBeVisible()
  await method.check()
  await continueButton(page, 'review').click()
  await expect(stepHeading(page, 'Review')).toBeVisible()
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
  await placeOrderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/card\/\d+\?key=/)
  await expect(pay(page)).toBeVisible()
  await expectAccessible(page)
  await pay(page).click()
  await expect(page.getByText('Please enter a valid card number')).toBeVisible()
  await enterCard(page)
  await expect(page.getByRole('heading', { name: 'Test Bank' })).toBeVisible()
  await atBank(page, 'Confirm')
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ploy.' })).toBeVisible()
  await paid(page)
  const id = /order-received\/(\d+)/.exec(page.url())?.[1]
  expect(cards.omise.charges.filter(({ metadata }) => metadata['order'] === id)).toHaveLength(1)

  covers('payment.redirect.form', 'payment.redirect.return')
  const mobile = await placeOrder(page, 'MOBILE_BANKING')
  await page.goto(`/my-account/view-order/${mobile.id}?key=${mobile.accessKey}`)
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await expect(page.getByText('Please choose how to pay')).toBeVisible()
  await page.getByRole('radio', { name: /K PLUS/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await atBank(page, 'Decline')
  await expect(page.getByRole('alert')).toContainText('The payment wasn’t completed.')
  await page.getByRole('radio', { name: /SCB/ }).check()
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await atBank(page, 'Confirm')
  await expect(page).toHaveURL(new RegExp(`order-received/${mobile.id}$`))
  await paid(page)
})

test('a card that the provider rejects or fails to read can be entered again, until the order is paid', {
  tag: '@all',
}, async ({ page, cards }) => {
  covers('payment.card.declined', 'payment.card.unknown', 'payment.nothing')

  await openCardPage(page)
  const url = page.url()
  cards.omise.isSecure = false
  await enterCard(page, testCards.notAccepted)
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await page.route('**/tokens', (route) => route.fulfill({ status: 503, json: {} }))
  await enterCard(page)
  await expect(page.getByRole('alert')).toContainText('We couldn’t check your payment.')
  await page.unroute('**/tokens')
  await page.getByRole('button', { name: 'Try again' }).click()
  await enterCard(page)
  await paid(page)
  await page.goto(url)
  await expect(page).toHaveURL(/order-received/)
})

test('a payment that the bank declines says so and is repeated with another card', async ({
  page,
  cards,
}) => {
  covers('payment.card.declined')

  await openCardPage(page)
  await enterCard(page)
  await atBank(page, 'Decline')
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await page.getByRole('link', { name: 'Pay by card' }).click()
  await expect(pay(page)).toBeVisible()
  cards.omise.isSecure = false
  await enterCard(page, testCards.withoutFunds)
  await expect(page.getByRole('alert')).toContainText('insufficient funds')
  await expectAccessible(page)
  await enterCard(page)
  await paid(page)
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page).toHaveURL(/order-received/)
})

test('a shopper who comes back without confirming waits for the bank and can go there again', {
  tag: '@all',
}, async ({ page }) => {
  covers('payment.card.return')

  const id = await openCardPage(page)
  const url = page.url()
  await enterCard(page)
  await expect(page.getByRole('heading', { name: 'Test Bank' })).toBeVisible()
  await page.goto(url)
  await expect(page.getByText(/waiting for your bank/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue to your bank' }).click()
  await atBank(page, 'Confirm')
  await paid(page)
  expect(page.url()).toContain(id)
})

test('a payment whose response is lost is checked before a card is charged again', {
  tag: '@all',
}, async ({ page, cards }) => {
  covers('payment.card.unknown')

  const id = await openCardPage(page)
  cards.omise.isSecure = false
  cards.omise.losesResponses = true
  const charges = () => cards.omise.charges.filter(({ metadata }) => metadata['order'] === id)
  await enterCard(page)
  await expect.poll(() => charges().length).toBe(1)
  cards.omise.recover()
  await paid(page)
  expect(charges()).toHaveLength(1)
})

test('the login popup opens in every layout', { tag: '@all' }, async ({ page }) => {
  covers('frame.layout.login')
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  for (const path of ['/wishlist', '/my-account/orders']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(popup).toBeVisible()
  }
  await fillCart(page)
  await page.request.get('/?qa=cart.coupon:401')
  await page.goto('/checkout')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Bag/ })
    .click()
  const coupon = page.getByRole('dialog', { name: 'Shopping Bag' }).getByLabel('Coupon code')
  await coupon.fill('WELCOME10')
  await coupon.press('Enter')
  await expect(popup).toBeVisible()
  await page.request.get('/?qa=')
  await openCardPage(page)
  await page.request.get('/?qa=payment.card:401')
  await enterCard(page)
  await expect(popup).toBeVisible()
  await page.request.get('/?qa=')
})

test("the policy allows the payment provider's script on the card page alone, and the page leaves by a new document", async ({
  page,
  cards,
}) => {
  covers('payment.card.policy')

  const provider = new URL(cards.omise.url).origin
  const policyOf = async (path: string) =>
    (await page.goto(path))?.headers()['content-security-policy'] ?? ''
  const { id, accessKey } = await placeOrder(page, 'CARD')
  const other = [`/checkout/order-received/${id}?key=${accessKey}`, '/checkout', '/shop']
  for (const path of other) expect(await policyOf(path), path).not.toContain(provider)
  const policy = await policyOf(`/checkout/card/${id}?key=${accessKey}`)
  expect(policy).toMatch(new RegExp(`script-src 'self' ${provider} 'sha256-`))
  expect(policy).toContain(`frame-src ${provider} 'self'`)
  await expect(pay(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/checkout/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

test('a card number reaches neither the shop nor its storage', async ({ page, cards }) => {
  covers('payment.card.number')

  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(cards.omise.url))
      sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await openCardPage(page)
  await enterCard(page)
  await expect(page.getByRole('heading', { name: 'Test Bank' })).toBeVisible()
  expect(sent.filter((text) => text.includes(testCards.good))).toEqual([])
  expect(sent.filter((text) => /tokn_test_/.test(text))).toHaveLength(1)
  await page.goto('/shop')
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain(testCards.good)
})
