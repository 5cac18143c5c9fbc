import { expect, type Page } from '@playwright/test'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { type PathName, paths } from '@vitrine/web/paths.ts'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { bag } from '../../support/pages/cartPages.ts'
import { registerCustomer } from '../../support/pages/customers.ts'
import { orderElsewhere, test } from '../../support/pages/exactShop.ts'
import { pick } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Pages that are complete without a browser: a URL, the heading, and a text that only its content has. */
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

const notOffered = /Something went wrong, please try again\./
/** Pages whose content depends on the visitor, with the heading that a guest sees. */
const guestPages: Partial<Record<PathName, [path: string, heading: RegExp]>> = {
  account: ['/my-account', /My account/i],
  lostPassword: ['/my-account/lost-password', /Forgot your password/],
  wishlist: ['/wishlist', /Wishlist/],
  checkout: ['/checkout', /Checkout/],
  confirmStockAlert: ['/stock-alerts/confirm?key=unknown', /./],
  unsubscribeStockAlerts: ['/stock-alerts/unsubscribe?key=unknown', /./],
  confirmNewsletter: ['/newsletter/confirm?key=unknown', /./],
  unsubscribeNewsletter: ['/newsletter/unsubscribe?key=unknown', /./],
  search: ['/search/silk', /Shop|silk/],
  notFound: ['/no/such/page', /./],
}
/** Pages of a customer with a text of their content; calls of some are not specified. */
const customerPages: Partial<Record<PathName, [path: string, content: RegExp]>> = {
  orders: ['/my-account/orders', /Order History/],
  editAccount: ['/my-account/edit-account', notOffered],
  editAddress: ['/my-account/edit-address', notOffered],
  paymentHistory: ['/my-account/payment-history', notOffered],
  coupons: ['/my-account/coupons', notOffered],
  points: ['/my-account/points-and-rewards', notOffered],
}

const headingIn = (html: string) =>
  (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()

async function expectNoErrorScreen(page: Page) {
  await expect(main(page).getByText(/^Loading/)).toHaveCount(0)
  await expect(page.getByText('Oops... Something went wrong!')).toHaveCount(0)
}

test.describe('over a CMS that sends only what the specification names', () => {
  test('public pages are complete without a browser', async ({ exact }) => {
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

  test('every personal page shows a guest its heading', async ({ page }) => {
    for (const [path, title] of Object.values(guestPages)) {
      await page.goto(path)
      await expect(heading(page), path).toHaveText(title)
      await expectNoErrorScreen(page)
    }
  })

  test('every page of the account shows a customer its content, or one sentence', async ({
    page,
  }) => {
    await registerCustomer(page)
    for (const [path, content] of Object.values(customerPages)) {
      await page.goto(path)
      await expect(main(page), path).toContainText(content)
      await expectNoErrorScreen(page)
    }
  })

  test('a shopper gets from a product to the bag, and by a full page navigation to the checkout', {
    tag: '@all',
  }, async ({ page }) => {
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

  test('a customer has orders, cancels one and pays another by transfer', {
    tag: '@all',
  }, async ({ page }) => {
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
    const question = page.getByRole('dialog', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Order canceled successfully')).toBeVisible()
    for (const path of ['order-received', 'card']) {
      await page.goto(`/checkout/${path}/${code.orderId}`)
      await expect(heading(page)).toHaveText(/Thank you, Ploy|Order/)
      await expectNoErrorScreen(page)
    }

    await page.goto(`/my-account/view-order/${transfer.orderId}`)
    await expect(main(page)).toContainText('012-3-45678-9')
    await page.goto(`/confirm-payment?wcp_order_id=${transfer.orderId}`)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(displayName)
    await page.getByRole('textbox', { name: 'Transfer Amount' }).fill(`${transfer.total}`)
    await page.getByRole('radio', { name: 'Siam Commercial Bank' }).check()
    const slip = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipImage('jpeg') }
    await page.getByLabel('Transfer slip').setInputFiles(slip)
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeVisible()
  })

  test('a store has a page by its id, and a story opens from the list', {
    tag: '@all',
  }, async ({ page, exact }) => {
    const response = await fetch(`${exact.cms.url}/api/v1/store-locators`)
    const [store] = (await response.json()) as { id: number; name: string }[]
    await page.goto(`/store-locator/${store?.id}`)
    await expect(heading(page)).toHaveText(store?.name ?? '')
    await page.goto('/stories')
    await main(page)
      .getByRole('link', { name: /Red for the aunts/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Red for the aunts')
  })

  test('every page is tested', () => {
    const listed = Object.keys({ ...publicPages, ...guestPages, ...customerPages })
    const inTests: PathName[] = ['store', 'order', 'orderReceived', 'cardPayment']
    expect([...listed, ...inTests].sort()).toEqual(Object.keys(paths).sort())
  })
})
