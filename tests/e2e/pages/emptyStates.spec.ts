import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const popular = (place: Page | Locator) => place.getByRole('region', { name: 'Popular now' })

const recentlyViewed = (place: Page | Locator) =>
  place.getByRole('region', { name: 'Recently viewed' })

/** Views a product, as the shopper did before. */
async function viewDress(page: Page) {
  await page.goto('/product/silk-slip-dress')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('recently_viewed_products')
}

/** Blocks cookies and storage as browsers do, and messages between tabs as Firefox then does. */
function blockCookies() {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get })
  Object.assign(window, { BroadcastChannel: get })
}

test('an empty bag, a wishlist and a missing page lead to popular products and those viewed last', async ({
  page,
}) => {
  covers('errors.empty.recently-viewed', 'errors.empty.suggestions', 'session.cookies.blocked')

  test.slow()
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(popular(main).getByRole('article')).toHaveCount(4)
  await expect(recentlyViewed(page)).toHaveCount(0)
  await viewDress(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this page' })).toBeVisible()
  await expect(recentlyViewed(main).getByRole('article')).toHaveText(/Silk slip dress/)
  await expect(popular(main).getByRole('article')).toHaveCount(4)
  await expect(
    popular(main)
      .getByRole('article')
      .filter({ hasText: /^.*Silk slip dress/ }),
  ).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/wishlist')
  await expect(main.getByText('Please sign in to view your wishlist.')).toBeVisible()
  await expect(popular(main).getByRole('article')).toHaveCount(4)
  await page.goto('/shop?s=qqqq')
  await expect(main.getByText('No products found.')).toBeVisible()
  await expect(popular(main).getByRole('article')).toHaveCount(4)
  await expectAccessible(page)
  await page.goto('/checkout')
  await expect(main.getByText('Your Shopping Bag is Empty.')).toBeVisible()
  await expect(popular(main).getByRole('article')).toHaveCount(4)

  await page.goto('/stores')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Bag/ })
    .click()
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(bag.getByText('Your Shopping Bag is Empty.')).toBeVisible()
  await expect(popular(bag).getByRole('article')).toHaveCount(4)
  await expectAccessible(page)
  await recentlyViewed(bag)
    .getByRole('link', { name: /Silk slip dress/ })
    .click()
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  await expect(bag).toBeHidden()
  const blocked = page.getByText('Your browser blocks cookies')
  await expect(blocked).toHaveCount(0)
  await page.addInitScript(blockCookies)
  for (const path of ['/checkout', '/checkout/order-received/1', '/my-account/orders']) {
    await page.goto(path)
    await expect(blocked, path).toBeVisible()
  }
  await page.goto('/my-account')
  await expect(blocked).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Bag/ })
    .click()
  await expect(bag.getByText('Your browser blocks cookies')).toBeVisible()
  await expectAccessible(page)
})

test('suggestions move nothing that is visible when they appear', { tag: '@all' }, async ({
  page,
}) => {
  covers('errors.empty.suggestions-still')

  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await page.goto('/no-such-page')
  await expect(popular(page).getByRole('article')).toHaveCount(4)
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
  )
  expect(sum).toBeLessThan(0.02)
})

test('suggestions that fail to load are left out', { tag: '@all' }, async ({ page }) => {
  covers('errors.empty.suggestions-failure')

  await viewDress(page)
  await page.route(/operationName=(SuggestedProducts|RecentlyViewed)/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  const failed = page.waitForResponse(/operationName=SuggestedProducts/)
  await page.goto('/no-such-page')
  await failed
  await expect(popular(page)).toHaveCount(0)
  await expect(recentlyViewed(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /homepage/i })).toBeVisible()
})
