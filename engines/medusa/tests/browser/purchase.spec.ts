import { expect, type Page } from '@playwright/test'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import {
  continueButton,
  fillContact,
  newPerson,
  orderReceived,
  placeOrderButton,
  stepHeading,
} from '@vitrine/tests/support/pages/checkoutPages.ts'
import { registerCustomer } from '@vitrine/tests/support/pages/customers.ts'
import { readPromptPay, readQrCode } from '@vitrine/tests/support/pages/promptPay.ts'
import { parsePrice, pick } from '@vitrine/tests/support/pages/storefront.ts'
import { AdminApi } from '../support/adminApi.ts'
import { findOrderId, findPaymentId, readDesk } from '../support/desk.ts'
import { reportPayment } from '../support/reportPayment.ts'
import { sendOrder } from '../support/sendOrder.ts'
import { openAdmin, openOrderInAdmin, runningServers } from './medusaAdmin.ts'

interface Bought {
  order: string
  total: number
  email: string
}

/** Identifies the buyer, and returns the email address of the order. */
const buyers = {
  'a guest': async (_: Page) => newPerson().email,
  'a customer': async (page: Page) => (await registerCustomer(page)).email,
}

/** Milliseconds in which the bag must open, more than the seven seconds after which the shop gives up a write. */
const cartTimeout = 10_000

/** Adds what is chosen on a product's page to the bag, again when a busy engine needed too long. */
const add = (page: Page, path: string, choose: () => Promise<void>) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await choose()
    await page.getByRole('button', { name: 'Add to bag' }).click({ timeout: 3000 })
    const cart = page.getByRole('dialog', { name: 'Shopping Bag' })
    await expect(cart).toBeVisible({ timeout: cartTimeout })
  }).toPass()

const addDress = (page: Page) =>
  add(page, '/product/silk-slip-dress', async () => {
    for (const label of ['Champagne', 'S']) await pick(page, label)
  })

const addTote = (page: Page, letters: string) =>
  add(page, '/product/atelier-tote', async () => {
    await pick(page, 'Tobacco')
    await page.getByRole('checkbox', { name: 'Add a monogram (+฿300)' }).check({ timeout: 3000 })
    await page.getByRole('textbox', { name: 'Monogram' }).fill(letters)
  })

/** Buys a dress through the pages of the shop, or what `addPieces` puts into the bag. */
async function buy(
  page: Page,
  email: string,
  payment: string,
  addPieces: (page: Page) => Promise<void> = addDress,
): Promise<Bought> {
  await addPieces(page)
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' })
  await fillContact(page, { ...newPerson(), email })
  await page.getByRole('radio', { name: /^Express/ }).check()
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: payment }).check()
  await continueButton(page, 'review').click()
  await expect(stepHeading(page, 'Review')).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('฿150')
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
  const total = parsePrice(await placeOrderButton(page).innerText())
  await placeOrderButton(page).click()
  await page.waitForURL(/order-received/)
  return { order: await orderReceived(page), total, email }
}

async function sendSlip(page: Page, total: number) {
  await page.getByRole('link', { name: 'Confirm payment' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ploy Saetang')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+66 81 234 5678')
  await page.getByRole('textbox', { name: 'Transfer Amount' }).fill(String(total))
  await page.getByRole('radio', { name: 'Kasikornbank' }).check()
  await page
    .getByLabel('Transfer slip')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipImage('jpeg') })
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeVisible()
}

async function expectProcessing(page: Page, confirmation: string) {
  await page.goto(confirmation, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('main')).toContainText('Processing')
}

for (const [buyer, identify] of Object.entries(buyers)) {
  test(`${buyer} buys a dress by transfer, and staff approve the slip in Medusa's admin`, async ({
    page,
    browser,
  }) => {
    const { order, total, email } = await buy(page, await identify(page), 'Bank transfer')
    const confirmation = page.url()
    await expect(page.getByRole('main')).toContainText('Kasikornbank')
    await sendSlip(page, total)

    const admin = await openAdmin(browser)
    const waiting = admin.getByRole('list', { name: 'Pending orders' })
    await expect(waiting).toContainText(`Order ${order}`)
    await admin.getByRole('button', { name: /^Refunds to make/ }).click()
    await expect(waiting).toBeHidden()
    await admin.getByRole('button', { name: /^Slips to check/ }).click()
    await waiting.getByRole('link', { name: `Order ${order}` }).click()
    await expect(admin.getByRole('heading', { name: `Shop order ${order}` })).toBeVisible()
    await expect(admin.getByText(email).first()).toBeVisible()
    await expect(admin.getByText(/^Sub-district of delivery: \S/)).toBeVisible()
    await admin.getByRole('button', { name: 'Approve' }).click()
    await expect(admin.getByText('Captured').first()).toBeVisible()
    await expectProcessing(page, confirmation)
  })

  test(`${buyer} buys a dress by PromptPay, and the paid order is in Medusa's admin`, async ({
    page,
    browser,
  }) => {
    const { order, total, email } = await buy(page, await identify(page), 'PromptPay QR')
    const confirmation = page.url()
    const code = page.getByRole('img', { name: /^PromptPay QR code/ })
    await expect(code).toBeVisible()
    expect(Number(readPromptPay(await readQrCode(code)).get('54'))).toBe(total)
    const servers = runningServers()
    const { charges } = await readDesk(await AdminApi.signIn(servers), order)
    const reference = charges[0]?.reference ?? ''
    const reported = await reportPayment(servers, new URL(page.url()).origin, { reference, total })
    expect(reported).toMatchObject({ status: 200, result: 'received' })
    await expect(page.getByText('Payment received.')).toBeVisible()

    const admin = await openOrderInAdmin(browser, order)
    await expect(admin.getByText(email).first()).toBeVisible()
    await expect(admin.getByText('Captured').first()).toBeVisible()
    await expectProcessing(page, confirmation)
  })
}

test("a guest buys a tote with a monogram, and the letters are in the bag, the order and Medusa's admin", async ({
  page,
  browser,
}) => {
  const { order, total } = await buy(page, newPerson().email, 'Bank transfer', async () => {
    await addTote(page, 'PST')
    const cart = page.getByRole('dialog', { name: 'Shopping Bag' })
    await expect(cart.getByText('Tobacco · Monogram: PST')).toBeVisible()
  })
  expect(total).toBe(13_200 + 150)
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('main')).toContainText('Colour: Tobacco · Monogram: PST')
  const admin = await openOrderInAdmin(browser, order)
  await expect(admin.getByText('Atelier tote, Monogram: PST').first()).toBeVisible()
})

test("a guest requests a return, which staff approve with a note and refund by hand in Medusa's admin", async ({
  page,
  browser,
}) => {
  const { order, total } = await buy(page, newPerson().email, 'Bank transfer')
  const confirmation = page.url()
  await sendSlip(page, total)
  const admin = await openOrderInAdmin(browser, order)
  await admin.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Captured').first()).toBeVisible()
  await sendOrder(await AdminApi.signIn(runningServers()), order)

  await page.goto(confirmation, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'View your order' }).click()
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.getByText('Return items', { exact: true }).click()
  const form = returns.getByRole('form', { name: 'Return items' })
  await form.getByRole('combobox', { name: 'Quantity to return' }).selectOption('1')
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Too small')
  await form.getByLabel('Bank').fill('Kasikornbank')
  await form.getByLabel('Account name').fill('Mali Suk')
  await form.getByLabel('Account number').fill('012-3-45678-9')
  await form.getByRole('button', { name: 'Request return' }).click()
  await expect(returns.getByText('We’ve received your request')).toBeVisible()

  await admin.reload()
  const request = admin.getByRole('region', { name: /^Return \d+/ })
  await expect(request).toContainText('1 × Silk slip dress: too small')
  await request.getByRole('textbox', { name: 'Note for the shopper' }).fill('Any of our stores.')
  await request.getByRole('button', { name: 'Approve return' }).click()
  await expect(request).toBeHidden()
  await page.reload()
  await expect(returns).toContainText('Approved. Please send the items')
  await expect(returns).toContainText('Any of our stores.')

  const account = admin.getByText('Kasikornbank 0123456789, Mali Suk')
  await expect(account).toBeVisible()
  const api = await AdminApi.signIn(runningServers())
  const payment = await findPaymentId(api, await findOrderId(api, order))
  await api.send('POST', `/payments/${payment}/refund`, { amount: 100 })
  await admin.reload()
  const refund = admin.getByRole('region', { name: `Refund of order ${order}` })
  await refund.getByRole('button', { name: 'By hand, done' }).click()
  const confirm = admin.getByRole('alertdialog', { name: /^Did you return/ })
  await confirm.getByRole('button', { name: 'By hand, done' }).click()
  await expect(refund).toBeHidden()
})
