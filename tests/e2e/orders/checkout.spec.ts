import { expect } from '@playwright/test'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { lines } from '../../support/pages/cartPages.ts'
import {
  continueButton,
  fillCheckout,
  fillContact,
  fillPickUp,
  newPerson,
  orderReceived,
  placeOrderButton,
  stepHeading,
} from '../../support/pages/checkoutPages.ts'
import { hold } from '../../support/pages/operations.ts'
import { emailLink, emailTo, staff } from '../../support/pages/outbox.ts'
import { addToBag, expectAccessible, parsePrice } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

// The models of tests/e2e/machines/ take these flows on pages that are not translated.
test.use({ translated: true })

const dress = ['silk-slip-dress', 'Lotus', 'S'] as const

test('a guest orders by bank transfer, uploads the slip, and follows the order to its invoice', async ({
  page,
  browser,
}) => {
  covers(
    'checkout.confirmation.content',
    'checkout.confirmation.guest',
    'checkout.guest',
    'routes.confirm-payment',
    'routes.order-received',
  )

  test.slow()
  await addToBag(page, ...dress)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await continueButton(page, 'delivery').click()
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Please enter your email$/)
  await expectAccessible(page)
  await fillCheckout(page)
  await expectAccessible(page)
  const total = parsePrice(await placeOrderButton(page).innerText())
  await placeOrderButton(page).click()
  const order = await orderReceived(page)
  await expectAccessible(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(order)
  await expect(main.getByRole('listitem').filter({ hasText: 'Silk slip dress' })).toHaveCount(1)
  await expect(main).toContainText(`฿${total.toLocaleString('en')}`)
  await expect(main).toContainText('Kasikornbank')
  const confirmationUrl = page.url()
  // The key in the URL suffices; without it the order does not exist.
  const stranger = await browser.newPage()
  await stranger.goto(confirmationUrl)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ploy.')
  await stranger.goto(confirmationUrl.replace(/\?key=.*/, ''))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Order not found')
  await stranger.close()

  await page.getByRole('link', { name: 'Confirm payment' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(order)
  await expect(page.getByRole('button', { name: 'Shopping Bag', exact: true })).toBeVisible()
  covers('confirm-payment.prefill.known')
  for (const [name, value] of [
    ['Name', 'Ploy Saetang'],
    ['Phone number', '+66 81 234 5678'],
    ['Transfer Amount', String(total)],
  ] as const)
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value)
  await page.getByRole('radio', { name: 'Kasikornbank' }).check()
  await page
    .getByLabel('Transfer slip')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipImage('jpeg') })
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeFocused()

  for (const action of ['approve', 'pack', 'complete'] as const) await staff().act(order, action)
  await page.goto(confirmationUrl, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'View your order' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Invoice/ }).click()
  await expect((await opened).getByText(order)).toBeVisible()
})

test('product page, review, confirmation page and email name the same days of arrival', async ({
  page,
}) => {
  covers('checkout.arrival')

  const person = newPerson()
  await addToBag(page, ...dress)
  const main = page.getByRole('main')
  const promise = await main.getByText(/^Arrives \w+, /).innerText()
  const days = promise.replace('Arrives ', '')
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' })
  await fillContact(page, person)
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await continueButton(page, 'review').click()
  await expect(stepHeading(page, 'Review')).toBeVisible()
  await expect(main).toContainText(days)
  await placeOrderButton(page).click()
  const order = await orderReceived(page)
  await expect(main).toContainText(days)
  const email = await emailTo(person.email, order)
  const [, ...named] = /(\w+day, \w+ \d+) – (\w+day, \w+ \d+)/.exec(email) ?? []
  const short = named.map((day) => day.replace(/(\w{3})\w*, (\w{3})\w*/, '$1, $2'))
  expect(short.join(' – ')).toBe(days)
})

test('each checkout step survives Back, Forward and a reload, and none can be skipped', async ({
  page,
}) => {
  covers(
    'checkout.delivery.offline',
    'checkout.draft',
    'checkout.express.deadline',
    'checkout.steps.address',
    'checkout.steps.back',
    'checkout.steps.order',
    'checkout.steps.reload',
    'checkout.steps.skip',
  )

  await addToBag(page, ...dress)
  await page.goto('/checkout?step=review')
  await expect(stepHeading(page, 'Contact and address')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem'),
  ).toHaveText([/Contact and address/, /Delivery/, /Payment/, /Review/])
  const person = newPerson()
  await fillContact(page, person)
  await expect(page).toHaveURL(/\/checkout\?step=shipping$/)
  await expect(stepHeading(page, 'Delivery')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await expect(email).toHaveValue(person.email)
  await page.reload()
  await expect(email).toHaveValue(person.email)
  await page.goForward()
  await expect(stepHeading(page, 'Delivery')).toBeVisible()
  await page.getByRole('radio', { name: /^Express/ }).check()
  await page.reload()
  const express = page.getByRole('radio', { name: /^Express/ })
  await expect(express).toBeChecked()
  await expect(express).toHaveAccessibleDescription(
    /^Order and pay by \w+, \w+ \d+, 2:00 pm for delivery on \w+, \w+ \d+$/,
  )
  let isOffline = true
  await page.route('**/graphql**', (route) =>
    isOffline && /"Estimate"/.test(`${route.request().postData()}${route.request().url()}`)
      ? route.abort('internetdisconnected')
      : route.fallback(),
  )
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await continueButton(page, 'payment').click()
  await continueButton(page, 'review').click()
  await expect(page.getByText('Please choose a payment method')).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/checkout\?step=payment$/)
  await page.getByRole('radio', { name: 'PromptPay QR' }).check()
  await continueButton(page, 'review').click()
  await expect(page).toHaveURL(/\/checkout\?step=review$/)
  await expect(page.getByText('We couldn’t load the total with your delivery.')).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)
  await expectAccessible(page)
  isOffline = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(placeOrderButton(page)).toBeVisible()
  await page.getByRole('textbox', { name: /Order note/ }).fill('Ring twice')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Order note/ })).toHaveValue('Ring twice')
  await page.getByRole('button', { name: 'Change delivery address' }).click()
  await expect(page).toHaveURL(/\/checkout\?step=contact$/)
  await expect(page.getByRole('textbox', { name: 'District', exact: true })).toHaveValue('Watthana')
})

test('a product that sells out on ordering leads back to its line, and the entered values stay', async ({
  page,
  context,
}) => {
  covers('cart.sold-out', 'checkout.place.sold-out')

  await addToBag(page, 'camp-collar-shirt', 'Chalk', 'M')
  await addToBag(page, ...dress)
  const person = newPerson()
  await fillCheckout(page, person)
  const { origin } = new URL(page.url())
  await context.addCookies([{ name: 'vitrine_qa', value: 'stock:AV-D101-LOTUS-S=0', url: origin }])
  await placeOrderButton(page).click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  const line = lines(page).filter({ hasText: 'Silk slip dress' })
  await expect(line.getByText('Silk slip dress is sold out.')).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Remove Silk slip dress' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this item?' })
  const remove = await hold(page, 'RemoveCartItem')
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await bag.getByRole('button', { name: 'Close' }).click()
  await expect(stepHeading(page, 'Review')).toBeVisible()

  // The steps go on while the bag is being saved.
  covers('checkout.steps.back')
  await page.getByRole('button', { name: 'Change delivery', exact: true }).click()
  await expect(stepHeading(page, 'Delivery')).toBeVisible()
  await page.goBack()
  await expect(stepHeading(page, 'Review')).toBeVisible()
  await page.goForward()
  await expect(stepHeading(page, 'Delivery')).toBeVisible()
  remove()

  covers('checkout.gift.offered', 'payment.cash.flow', 'payment.cash.offered')
  const gift = page.getByRole('group', { name: 'Is it a gift?' })
  const wrapping = gift.getByRole('checkbox', { name: 'Gift wrapping (฿60)' })
  await page.request.get('/?qa=cart.giftWrap:500')
  await wrapping.click()
  await expect(gift.getByRole('alert')).toBeVisible()
  await expect(wrapping).not.toBeChecked()
  await page.request.get('/?qa=')
  const held = Promise.withResolvers<void>()
  const isSaved = /SetGiftWrap/
  await page.route('/graphql*', async (route) => {
    if (isSaved.test(route.request().url() + route.request().postData())) await held.promise
    await route.continue()
  })
  await wrapping.click()
  await expect(gift).toHaveAttribute('aria-busy', 'true')
  await expect(wrapping).toBeChecked()
  held.resolve()
  await page.getByRole('textbox', { name: /^Message on the card/ }).fill('For you')
  await expectAccessible(page)
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await continueButton(page, 'review').click()
  await placeOrderButton(page).click()
  const order = await orderReceived(page)
  await expect(page.getByText('Your items')).toBeVisible()
  await expect(page.getByLabel('Totals')).toContainText('Gift wrapping')
  await expect(page.getByRole('heading', { name: /^Pay/ })).toHaveCount(0)

  covers('session.order-account.offered')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible()
  await expect(page.getByText(/^We’ve emailed you a link\./)).toBeVisible()
  await expectAccessible(page)

  covers('account.overview.order', 'session.order-account.email', 'session.order-account.joined')
  const email = await emailTo(person.email, 'Set the password of your account')
  await page.goto(emailLink(email, '/my-account/lost-password'))
  const passwords = ['New password', 'Confirm password'].map((name) =>
    page.getByRole('textbox', { name, exact: true }),
  )
  for (const field of passwords) await field.fill('Velvet-coat-2027')
  await passwords[1]?.press('Enter')
  await expect(page).toHaveURL(/\/my-account$/)
  const signIn = page.getByRole('form', { name: 'Sign in' })
  await signIn.getByRole('textbox', { name: 'Username or email address' }).fill(person.email)
  await signIn.getByRole('textbox', { name: 'Password', exact: true }).fill('Velvet-coat-2027')
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/my-account\/edit-account$/)
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview.getByRole('link', { name: order })).toBeVisible()
})

test('an order is placed once when its response is lost and it is sent again after a reload', async ({
  page,
}) => {
  covers(
    'checkout.pick-up.contact',
    'checkout.pick-up.shown',
    'checkout.pick-up.store',
    'checkout.place.no-answer',
    'checkout.place.retry',
  )

  await addToBag(page, ...dress)
  const person = { ...newPerson(), 'Last name': `Lost-${Date.now()}` }
  await fillPickUp(page, person, 'Vitrine Phuket')
  await expect(page.getByRole('region', { name: 'Delivery', exact: true })).toContainText('Phuket')
  await expectAccessible(page)
  await page.goto('/checkout?step=review&qa=checkout.place:cut')
  await placeOrderButton(page).click()
  const unconfirmed = page.getByRole('heading', { name: 'We couldn’t confirm your order' })
  await expect(unconfirmed).toBeFocused()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.goto('/checkout?qa=')
  await expect(unconfirmed).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await orderReceived(page)
  await expect(page.getByText('You can collect it at Vitrine Phuket')).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(sessionStorage))
  expect(stored).not.toContain('checkout.draft')
  expect(stored).not.toContain('checkout.pending')
  const placed = await staff().run('orders', { search: person['Last name'], limit: 200 })
  expect(placed).toMatchObject({ total: 1 })
  await page.getByRole('link', { name: 'View your order' }).click()
  covers('orders.status.meaning')
  await expect(page.getByText('We’re waiting for your transfer and its slip.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pick-up store' })).toContainText('Vitrine Phuket')
})

test('an error of the server appears at its field', async ({ page }) => {
  covers('checkout.place.invalid', 'validation.forms.server-errors')

  await addToBag(page, ...dress)
  await fillCheckout(page)
  // The browser's rules are the server's: only a changed request can break one.
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON()
    if (body?.operationName !== 'PlaceOrder') return route.fallback()
    body.variables.input.billing.email = 'ploy@example.c'
    return route.fallback({ postData: JSON.stringify(body) })
  })
  await placeOrderButton(page).click()
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\.$/)
  await expect(email).toBeFocused()
  await email.fill('ploy@example.com')
  await continueButton(page, 'delivery').click()
  await expect(stepHeading(page, 'Delivery')).toBeVisible()
})

test('the checkout shows an error and a retry when it fails to load, and a message when the bag is empty', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.empty.cart', 'errors.load.checkout')

  await page.goto('/checkout?qa=checkout.read:500')
  // In the page and as a toast.
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to fetch checkout page' }),
  ).toHaveCount(2)
  await expectAccessible(page)
  await page.goto('/checkout?qa=')
  await expect(page.getByRole('heading', { name: 'Your Shopping Bag is Empty.' })).toBeVisible()
  await expectAccessible(page)
})
