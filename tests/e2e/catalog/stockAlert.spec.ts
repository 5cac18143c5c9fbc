import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { addressInput } from '../../support/gateway/addressInput.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, registerCustomer } from '../../support/pages/customers.ts'
import { emailLink, emailTo } from '../../support/pages/outbox.ts'
import { expectNotBuyable } from '../../support/pages/productPage.ts'
import { expectAccessible, pick } from '../../support/pages/storefront.ts'

/** Sold out by the QA switches; its real stock is irrelevant. */
const dress = '/product/silk-slip-dress'
const soldOut = 'stock:AV-D101-CHAMPAGNE-L=0'

const offer = (page: Page) => page.getByRole('button', { name: 'Email me when it’s back' })
const form = (page: Page) => page.getByRole('form', { name: 'Back in stock' })
const field = (page: Page) => form(page).getByRole('textbox', { name: 'Email address' })

interface Scarce {
  productId: string
  url: string
  left: number
  options: { option: string; value: string }[]
}

/** A variation of which few pieces are left, another one for each project, so that no two tests buy the same. */
async function scarceVariation({ request }: Page, index: number): Promise<Scarce> {
  const { listing } = await executeGraphql<{
    listing: {
      nodes: {
        id: string
        url: string
        variations: {
          stockLeft: number | null
          selectedOptions: { option: string; value: string }[]
        }[]
      }[]
    }
  }>(
    request,
    '{ listing(first: 48) { nodes { id url variations { stockLeft selectedOptions { option value } } } } }',
  )
  const candidates = listing.nodes.flatMap(({ id, url, variations }) =>
    variations.flatMap(({ stockLeft, selectedOptions }) =>
      stockLeft && stockLeft <= 2 && selectedOptions.every(({ value }) => value)
        ? [
            {
              productId: id,
              url,
              left: stockLeft,
              options: selectedOptions,
            },
          ]
        : [],
    ),
  )
  const scarce = candidates.at(index)
  if (!scarce) throw new Error('The seeded shop has too few variations with few pieces left')
  return scarce
}

/** Orders all pieces as this guest, and returns a function that cancels the order, which restocks them. */
async function buyAll({ request }: Page, { productId, options, left: quantity }: Scarce) {
  await executeGraphql(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code message } } }',
    {
      input: { productId, options, quantity },
    },
  )
  const { estimate } = await executeGraphql<{ estimate: { totalPrice: { amount: number } } }>(
    request,
    '{ estimate(shippingMethod: "pick-up") { totalPrice { amount } } }',
  )
  const { placeOrder } = await executeGraphql<{
    placeOrder: { order: { id: string; accessKey: string } }
  }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: number accessKey } userErrors { code message } } }',
    {
      input: {
        idempotencyKey: randomUUID(),
        billing: addressInput,
        shipping: { ...addressInput, email: null },
        shippingMethod: 'pick-up',
        paymentMethod: 'BANK_TRANSFER',
        expectedTotal: estimate.totalPrice.amount,
      },
    },
  )
  return () =>
    executeGraphql(
      request,
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code message } } }',
      { input: { orderId: placeOrder.order.id, key: placeOrder.order.accessKey } },
    )
}

test('a guest gets one email when a sold-out selection is back, and unsubscribes', async ({
  page,
  isMobile,
}) => {
  covers(
    'product.alert.confirm',
    'product.alert.email',
    'product.alert.offered',
    'product.alert.unsubscribe',
    'product.bar.sold-out',
    'routes.stock-alerts',
  )

  const scarce = await scarceVariation(page, isMobile ? 0 : 1)
  const restock = await buyAll(page, scarce)
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const chosen = scarce.options.map(({ option, value }) => `${option}:${value}`).join(',')
  await page.goto(`${scarce.url}?variation=${chosen}`)
  const main = page.getByRole('main')
  await expectNotBuyable(page, 'Out of stock')
  if (isMobile) {
    await main.getByRole('button', { name: /^(Choose another|Get notified)$/ }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Email me/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await offer(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form(page).getByText('Please enter your email')).toBeVisible()
  await expectAccessible(page)
  await field(page).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please check your email and confirm')).toBeVisible()
  await expectAccessible(page)

  await page.goto(emailLink(await emailTo(email, 'Confirm your request'), '/stock-alerts/confirm'))
  await page.getByRole('button', { name: 'Confirm my request' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your request is confirmed' })).toBeFocused()
  await expectAccessible(page)
  await restock()
  const mail = await emailTo(email, 'Back in stock:')
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  await page.goto(emailLink(mail, '/product/'))
  await expect(main.getByRole('button', { name: 'Add to bag' })).toBeEnabled()
  await expect(offer(page)).toBeHidden()

  const unsubscribe = emailLink(mail, '/stock-alerts/unsubscribe')
  const pressed = await page.request.post(unsubscribe, {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(pressed.status()).toBe(200)
  await page.goto(unsubscribe)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).first().press('Enter')
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused()
  await expectAccessible(page)
})

test('the form has the customer’s address, keeps what was typed, and reports failures', async ({
  page,
}) => {
  covers('product.alert.in-stock', 'product.alert.keep', 'product.alert.prefill')

  const { email } = await registerCustomer(page)
  await page.request.get(`/?qa=${soldOut},stockAlerts.request:503`)
  await page.goto(`${dress}?variation=colour:champagne,size:l`)
  await offer(page).click()
  await expect(field(page)).toHaveValue(email)
  await field(page).fill('typed@example.com')
  await pick(page, 'M')
  await expect(form(page)).toBeHidden()
  await pick(page, 'L')
  await expect(field(page)).toHaveValue('typed@example.com')
  await form(page).getByRole('button', { name: 'Notify me' }).click()
  await expect(form(page).getByRole('alert')).toBeVisible()
  await expect(field(page)).toHaveValue('typed@example.com')
  await page.request.get(`/?qa=${soldOut}`)
  await form(page).getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText('Please check your email and confirm')).toBeVisible()

  await page.request.get('/?qa=')
  await page.request.get(`/?qa=${soldOut}`)
  // The page loads the stock again once it is idle.
  const stock = page.waitForResponse(/operationName=ProductStock/)
  await page.goto(`${dress}?variation=colour:champagne,size:l`)
  await stock
  await offer(page).click()
  await page.request.get('/?qa=')
  await form(page).getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' })).toBeEnabled()
  // The form is gone, the message is not.
  await expect(form(page)).toBeHidden()
  await expect(
    page.getByText('This item is back in stock').filter({ visible: true }).first(),
  ).toBeVisible()
})

for (const name of ['confirm', 'unsubscribe'])
  test(`the link to ${name} has a button, reports that it has expired, and tries again after a failure`, {
    tag: name === 'confirm' ? [] : '@all',
  }, async ({ page }) => {
    covers('product.alert.link.*')

    const isExpired = page.getByRole('heading', { name: 'This link has expired' })
    const button = page.getByRole('main').getByRole('button')
    await page.request.get(`/?qa=stockAlerts.${name}:slow3s`)
    await page.goto(`/stock-alerts/${name}?key=none`)
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(isExpired).toBeFocused()
    await expectAccessible(page)
    await page.request.get(`/?qa=stockAlerts.${name}:503`)
    await page.goto(`/stock-alerts/${name}?key=none`)
    await button.press('Enter')
    await expect(page.getByRole('heading', { name: /^We couldn’t/ })).toBeFocused()
    await expectAccessible(page)
    await page.request.get('/?qa=')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(isExpired).toBeFocused()
    await page.goto(`/stock-alerts/${name}`)
    await button.press('Enter')
    await expect(isExpired).toBeVisible()
  })
