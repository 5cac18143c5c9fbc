import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { type PathName, paths } from '#web/paths.ts'
import { picture } from '../../support/cms/slip.ts'
import { bag } from '../../support/pages/bagPages.ts'
import { password, registerCustomer, signOutBehindThePage } from '../../support/pages/customers.ts'
import { orderElsewhere, test } from '../../support/pages/exactShop.ts'
import { pick } from '../../support/pages/storefront.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** The pages that are complete without a browser: an address, the heading, and a text that only its content has. */
const publicPages: Partial<Record<PathName, [path: string, heading: RegExp, content: string]>> = {
  home: ['/', /Vitrine/, 'What you can count on'],
  shop: ['/shop', /Shop/, '฿'],
  product: ['/product/silk-slip-dress', /Silk slip dress/, 'Please select an option'],
  category: ['/product-category/asava/dresses', /Dresses/, '฿'],
  specialPrice: ['/special-price', /Special price/i, '฿'],
  chineseNewYear: ['/chinese-new-year', /Chinese New Year/i, '฿'],
  stories: ['/stories', /Stories/, 'Red for the aunts'],
  lookBook: ['/look-book/first-light', /First Light/, 'Monks come early'],
  stores: ['/stores', /Stores/, 'Vitrine EmQuartier'],
  whiteAsava: ['/white-asava', /White ASAVA/, 'Book an appointment'],
  content: ['/privacy-policy', /Privacy/, 'PDPA'],
  orderLookup: ['/track-order', /order/i, 'Order number'],
  confirmPayment: ['/confirm-payment', /Confirm payment/i, 'Order number'],
}

const headingIn = (html: string) =>
  (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()

/** The other pages, with what they show a customer. A page whose call is not specified says that it is not offered. */
const customerPages: Partial<Record<PathName, [path: string, heading: RegExp]>> = {
  wishlist: ['/wishlist', /Wishlist/],
  checkout: ['/checkout', /Checkout/],
  orders: ['/my-account/orders', /Order History/],
  editAccount: ['/my-account/edit-account', /Something went wrong, please try again\./],
  editAddress: ['/my-account/edit-address', /Something went wrong, please try again\./],
  paymentHistory: ['/my-account/payment-history', /Something went wrong, please try again\./],
  coupons: ['/my-account/coupons', /Something went wrong, please try again\./],
  points: ['/my-account/points-and-rewards', /Something went wrong, please try again\./],
  notFound: ['/no/such/page', /./],
}

test.describe('a CMS that sends only what the specification names', { tag: '@phone' }, () => {
  test('has complete public pages without a browser', async ({ exact }) => {
    covers('calls.optional.pages')

    for (const [path, title, content] of Object.values(publicPages)) {
      const response = await fetch(exact.url + path)
      const html = await response.text()
      expect.soft(response.status, path).toBe(200)
      expect.soft(headingIn(html), path).toMatch(title)
      expect.soft(html.includes(content), `${path} contains “${content}”`).toBe(true)
      expect.soft(html.includes('role="alert"'), `${path} shows an error`).toBe(false)
    }
  })

  for (const [path] of Object.values(publicPages))
    test(`shows ${path} without an error`, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page)).toBeAttached()
      await expect(main(page).getByText('Loading')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveText([])
    })

  for (const [path, title] of Object.values(customerPages))
    test(`shows a customer ${path}`, async ({ page }) => {
      await registerCustomer(page)
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText('Oops... Something went wrong!')).toHaveCount(0)
    })

  test('leads from a product to the bag, and by a full page navigation to the checkout', async ({
    page,
  }) => {
    await page.goto('/product/silk-slip-dress')
    await pick(page, 'Champagne')
    await pick(page, 'M')
    await page.getByRole('button', { name: 'Add to bag' }).click()
    const line = bag(page).getByRole('listitem').filter({ hasText: 'Silk slip dress' })
    await expect(line).toContainText(/champagne/i)
    await line.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(bag(page)).toContainText('฿13,800')
    await expect(page.getByRole('alert')).toHaveText([])
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/checkout'),
    )
    await bag(page).getByRole('link', { name: 'Checkout' }).click()
    await loaded
  })

  test('keeps a customer signed in over a reload, and signs out', async ({ page }) => {
    const { email, displayName } = await registerCustomer(page)
    await signOutBehindThePage(page)
    await page.goto('/my-account')
    const form = page.getByRole('form', { name: 'Sign in' })
    await form.getByRole('textbox', { name: 'Username or email address' }).fill(email)
    await form.getByRole('textbox', { name: 'Password' }).fill(password)
    await form.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(page).toHaveURL(/my-account\/edit-account$/)
    await page.goto('/shop')
    await page.reload()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText(displayName)).toBeVisible()
  })

  test('shows the orders of a customer, who cancels one and pays another by transfer', async ({
    page,
  }) => {
    const { displayName } = await registerCustomer(page)
    const code = await orderElsewhere(page, 'omise_promptpay')
    const transfer = await orderElsewhere(page, 'bacs')
    await page.goto('/my-account/orders')
    const rows = page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: /^Order/ })
    await expect(rows).toHaveText([`Order ${transfer.orderId}`, `Order ${code.orderId}`])
    await rows.last().click()
    const detail = page.getByRole('article', { name: `Order ${code.orderId}` })
    await expect(detail).toContainText(code.orderItems[0]?.name ?? '')
    await expect(detail.getByRole('region', { name: 'Billing address' })).toContainText('Thailand')
    await expect(page.getByRole('img', { name: /^PromptPay QR code/ })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Cancel order/ })
      .click()
    await expect(page.getByText('Order canceled successfully')).toBeVisible()

    await page.goto(`/my-account/view-order/${transfer.orderId}`)
    await expect(main(page)).toContainText('012-3-45678-9')
    await page.goto(`/confirm-payment?wcp_order_id=${transfer.orderId}`)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(displayName)
    await page.getByRole('textbox', { name: 'Transfer Amount' }).fill(`${transfer.total}`)
    await page.getByRole('radio', { name: 'Siam Commercial Bank' }).check()
    const slip = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') }
    await page.getByLabel('Transfer slip').setInputFiles(slip)
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeVisible()
  })

  test('has a wishlist', async ({ page }) => {
    await registerCustomer(page)
    await page.goto('/product/silk-slip-dress')
    await main(page).getByRole('button', { name: 'Save item' }).first().click()
    await expect(main(page).getByRole('button', { name: 'Remove item' })).toHaveCount(1)
    await page.goto('/wishlist')
    const saved = page.getByRole('list', { name: 'Saved products' }).getByRole('article')
    await expect(saved).toHaveText([/Silk slip dress/])
    await saved.getByRole('button', { name: 'Remove item' }).click()
    await expect(saved).toHaveCount(0)
  })

  test('opens a store, a story, an order and a suggestion by their links', async ({ page }) => {
    await page.goto('/stores')
    await page
      .getByRole('link', { name: /EmQuartier/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText(/EmQuartier/)
    await page.goto('/stories')
    await page.getByRole('link', { name: 'Red for the aunts' }).first().click()
    await expect(heading(page)).toHaveText('Red for the aunts')
  })

  test('is tested on every page', () => {
    const tested = Object.keys({ ...publicPages, ...customerPages })
    const others = ['store', 'account', 'lostPassword', 'order', 'orderReceived', 'cardPayment']
    const elsewhere = ['search', 'confirmStockAlert', 'unsubscribeStockAlerts']
    expect([...tested, ...others, ...elsewhere].sort()).toEqual(Object.keys(paths).sort())
  })
})
