import { expect, type Locator, type Page } from '@playwright/test'
import type { Expectation } from '../browserModel.ts'
import { expectInScreenshot } from '../present.ts'
import { shownOrderId, tryAgain } from './orderPaymentPage.ts'

const code = (page: Page) => page.getByRole('img', { name: /^PromptPay QR code for ฿/ })
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' })
const loading = (page: Page) => page.getByText('Loading QR code…')

const skeleton = (page: Page) =>
  page
    .getByRole('status')
    .filter({ has: loading(page) })
    .locator('+ *')

/** The placeholder of the code, by its colour. */
async function expectSkeleton(page: Page) {
  await expect(loading(page)).toBeAttached()
  await expectInScreenshot(skeleton(page))
  const colourOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const ground = await colourOf(page.getByRole('region', { name: 'Pay by QR code' }))
  expect(await colourOf(skeleton(page)), 'as its ground').not.toBe(ground)
}

async function expectCode(page: Page) {
  await expect(timer(page)).toBeVisible()
  await expectInScreenshot(code(page))
}

/** Asserts each state of the orderPayment machine. */
export const orderPaymentExpectations: Record<string, Expectation> = {
  'orderPayment.notPayable': ({ page }) =>
    expect(page.getByRole('heading', { name: /^Pay by/ })).toBeHidden(),
  'orderPayment.bankTransfer': async ({ page }) => {
    const accounts = page.getByRole('list', { name: 'Bank accounts' }).getByRole('listitem')
    await expect(accounts.first()).toContainText('Kasikornbank')
    await expectInScreenshot(accounts.first())
    await expect(page.getByRole('link', { name: 'Confirm payment' })).toHaveAttribute(
      'href',
      `/confirm-payment?wcp_order_id=${shownOrderId(page)}`,
    )
  },
  'orderPayment.qr': ({ page }) =>
    expectInScreenshot(page.getByRole('heading', { name: 'Pay by QR code' })),
  'orderPayment.qr.loading': ({ page }) => expectSkeleton(page),
  'orderPayment.qr.renewing': ({ page }) => expectSkeleton(page),
  'orderPayment.qr.unavailable': async ({ page }) => {
    await expectInScreenshot(page.getByText('Failed to load QR Payment code'))
    await expect(tryAgain(page)).toBeVisible()
  },
  'orderPayment.qr.shown': async ({ page }) => {
    await expectCode(page)
    await expect(timer(page)).toHaveText(/^00:1[45]:\d\d$/)
  },
  'orderPayment.qr.shown.waiting': async ({ page }) => {
    await expect(loading(page)).toBeHidden()
    await expectCode(page)
  },
  'orderPayment.qr.shown.polling': ({ page }) => expectCode(page),
  'orderPayment.qr.shown.paused': ({ page }) => expectCode(page),
  'orderPayment.qr.shown.manual': ({ page }) =>
    expectInScreenshot(page.getByRole('button', { name: 'Check payment' })),
  'orderPayment.qr.verifying': async ({ page }) => {
    await expect(timer(page)).toHaveText('00:00:00')
    await expectInScreenshot(timer(page))
  },
  'orderPayment.qr.expired': async ({ page }) => {
    await expectInScreenshot(page.getByText('This QR code has expired.'))
    await expect(code(page)).toBeHidden()
  },
  'orderPayment.paid': async ({ page }) => {
    await expectInScreenshot(page.getByText('Payment received.'))
    await expect(code(page)).toBeHidden()
  },
  'orderPayment.reloading': ({ page }) =>
    expectInScreenshot(page.getByText('Checking your payment…')),
  'orderPayment.reloadFailed': async ({ page }) => {
    await expect(page.getByText('Failed to fetch order detail')).toBeVisible()
    await expect(tryAgain(page)).toBeVisible()
  },
}
