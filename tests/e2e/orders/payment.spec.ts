import { expect, type Page } from '@playwright/test'
import { clockTime } from '@vitrine/web/lib/time.ts'
import sharp from 'sharp'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { command } from '../../support/pages/outbox.ts'
import { readPromptPay, readQrCode } from '../../support/pages/promptPay.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

// The models of tests/e2e/machines/ take these flows on pages that are not translated.
test.use({ translated: true })

const code = (page: Page) => page.getByRole('img', { name: /^PromptPay QR code/ })
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' })

async function openQrOrder(page: Page) {
  await registerCustomer(page)
  const order = await placeOrder(page, 'PROMPTPAY')
  await page.goto(`/my-account/view-order/${order.id}`)
  return order
}

test('the QR code requests the exact total, and the page updates automatically once it is paid', async ({
  page,
}) => {
  covers(
    'accessibility.translation.values',
    'payment.paid.reload',
    'payment.qr.amount',
    'payment.qr.countdown',
    'payment.qr.paid',
    'payment.qr.shown',
  )

  const order = await openQrOrder(page)
  await expect(code(page)).toBeVisible()
  await expect(timer(page)).toHaveText(/^00:1[45]:\d\d$/)
  await expectAccessible(page)
  const fields = readPromptPay(await readQrCode(code(page)))
  expect(Number(fields.get('54'))).toBe(order.total)
  expect(fields.get('53')).toBe('764')
  expect(fields.get('58')).toBe('TH')
  await command('pay', order.id)
  await expect(page.getByText('Payment received.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await expect(code(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeHidden()
})

test('the QR code can be saved, and the amount copied', async ({ page, context }) => {
  covers('payment.qr.copy', 'payment.qr.save')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await openQrOrder(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save QR code' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`promptpay-${order.id}.png`)
  const path = await saved.path()
  expect((await sharp(path).metadata()).format).toBe('png')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await expect.poll(copied).toBe(String(order.total))
  await page.getByRole('button', { name: 'Copy order number' }).click()
  await expect.poll(copied).toBe(order.id)
  await expectAccessible(page)
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })
  test('the countdown is the same, and the deadline is shown in Bangkok time', async ({ page }) => {
    covers(
      'payment.qr.code-deadline',
      'payment.qr.frame',
      'payment.qr.countdown-time-zone',
      'payment.qr.deadline',
    )

    await openQrOrder(page)
    await expect(timer(page)).toHaveText(/^00:1[45]:\d\d$/)
    await expect(page.getByText(/^Pay to \S/)).toBeVisible()
    const around = [14, 15, 16].map((minutes) => clockTime(new Date(Date.now() + minutes * 60_000)))
    await expect(
      page.getByText(
        new RegExp(
          `Valid until (${around.join('|')}) \\(Bangkok time\\); a new code can follow until \\w+, .+ Then the order is cancelled\\.`,
        ),
      ),
    ).toBeVisible()
  })
})

test('a bank transfer shows the accounts to copy and a link to confirm the payment', async ({
  page,
  context,
}) => {
  covers(
    'payment.bank-transfer.accounts',
    'payment.bank-transfer.link',
    'payment.bank-transfer.shown',
  )

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/my-account/view-order/${order.id}`)
  const accounts = page.getByRole('list', { name: 'Bank accounts' }).getByRole('listitem')
  await expect(accounts.first()).toContainText('Kasikornbank')
  await page.getByRole('button', { name: 'Copy account number of Kasikornbank' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(accounts.first()).toContainText(copied)
  await expect(page.getByRole('link', { name: 'Confirm payment' })).toHaveAttribute(
    'href',
    `/confirm-payment?wcp_order_id=${order.id}`,
  )
  await expect(timer(page)).toBeHidden()
  await expectAccessible(page)
})
