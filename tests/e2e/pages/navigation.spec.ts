import { expect, type Locator, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

const productData = /\/graphql\?.*operationName=Product&/
const pageData = /\/graphql\?.*operationName=(Page|Organization)&/

const card = (page: Page, index: number) => page.getByRole('main').getByRole('article').nth(index)
/** The name of the product on a card, below its label and badges. */
const nameOn = async (link: Locator) => (await link.innerText()).trim().split('\n').at(-1) ?? ''
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The position and size of an element in whole pixels. */
const boxOf = async (element: Locator) =>
  Object.values((await element.boundingBox()) ?? {}).map((length) => Math.round(length))

/** Holds back requests until the returned function is called, then lets them through or fails them. */
async function holdBack(page: Page, requests: RegExp, outcome: 'continue' | 'fail' = 'continue') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(requests, async (route) => {
    await released
    // The request of a page that the visitor has left is no longer pending.
    await (outcome === 'fail' ? route.abort() : route.continue()).catch(() => {})
  })
  return release
}

/** The URLs of the requests for data that a page sends from now on. */
function recordRequests(page: Page, pattern: RegExp) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return urls
}

test('a product page shows the card’s name, price and image while its data is in flight', async ({
  page,
}) => {
  covers('pages.navigation.immediate', 'pages.skeletons')

  await page.goto('/shop')
  const release = await holdBack(page, productData)
  const link = card(page, 0).getByRole('link').first()
  const name = await nameOn(link)
  const price = (await card(page, 0).getByText(/^฿/).last().innerText()).trim()
  await link.click()
  await expect(title(page)).toHaveText(name)
  const main = page.getByRole('main')
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
  const image = main.getByRole('button', { name: /^Zoom:/ }).first()
  await expect(image.getByRole('img')).toHaveJSProperty('complete', true)
  const box = await boxOf(image)
  await expectAccessible(page)
  release()
  await expect(main.getByRole('radio').first()).toBeVisible()
  expect(await boxOf(image)).toEqual(box)
  await expect(title(page)).toHaveText(name)
})

test('the previous page stays visible while a page without a preview loads, and is replaced by a skeleton when that takes long', async ({
  page,
}) => {
  await page.clock.install()
  // Before the page opens: it loads pages ahead, for the links on the screen.
  const release = await holdBack(page, pageData)
  await page.goto('/product/silk-slip-dress')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine, home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.clock.runFor(200)
  await expect(title(page)).toHaveText('Silk slip dress')
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(title(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Loading…')
  release()
  await page.clock.resume()
  await expect(title(page)).toHaveText('Vitrine')
})

test('only the second page appears when two links are pressed in quick succession', async ({
  page,
}) => {
  await page.goto('/shop')
  const release = await holdBack(page, productData)
  const first = await nameOn(card(page, 0).getByRole('link').first())
  await card(page, 0).getByRole('link').first().click()
  await expect(title(page)).toHaveText(first)
  await page.goBack()
  const second = await nameOn(card(page, 1).getByRole('link').first())
  await card(page, 1).getByRole('link').first().click()
  await expect(title(page)).toHaveText(second)
  release()
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
  await expect(title(page)).toHaveText(second)
})

test('back navigation restores the page and its scroll position without a request', async ({
  page,
}) => {
  covers('pages.scroll.restore')

  await page.goto('/shop')
  const link = card(page, 7).getByRole('link').first()
  // Playwright may scroll once more to click.
  const top = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener('click', () => resolve(window.scrollY), { once: true })
      }),
  )
  await link.click()
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
  // Listings of a category may be loaded ahead, for the links on the product's page.
  const requests = recordRequests(page, /operationName=Listing&(?!.*within)/)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(await top)
  expect(requests).toEqual([])
})

test('visible products are prefetched after the first interaction', async ({ page }) => {
  const requests = recordRequests(page, productData)
  await page.goto('/shop')
  expect(requests).toEqual([])
  await card(page, 2).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => requests.length).toBeGreaterThan(1)
})

test('a link followed by keyboard shows the top of its page', async ({ page }) => {
  await page.goto('/shop')
  const link = card(page, 1).getByRole('link').first()
  const name = await nameOn(link)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
