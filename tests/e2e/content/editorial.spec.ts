import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { withResponse } from '../../support/pages/standInShop.ts'
import { site } from '../../support/standIns/standInContent.ts'

/** Opens a page from a link, in the same document. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }, path)

/** Pages with content of an editor beside what they are for. */
const withContent = [
  ['/shop', 'Failed to fetch shop page', (main: Locator) => main.getByRole('article').first()],
  ['/special-price', 'Failed to fetch post', (main: Locator) => main.getByRole('article').first()],
  [
    '/chinese-new-year',
    'Failed to fetch post',
    (main: Locator) => main.getByRole('article').first(),
  ],
  [
    '/stores',
    'Failed to fetch post',
    (main: Locator) => main.getByRole('link', { name: 'Vitrine EmQuartier' }),
  ],
  [
    '/my-account',
    'Failed to fetch post',
    (main: Locator) => main.getByRole('form', { name: 'Register' }),
  ],
  [
    '/confirm-payment',
    'Failed to fetch confirm payment page',
    (main: Locator) => main.getByRole('button', { name: 'Confirm payment' }),
  ],
] as const

test('pages work without their editor’s content, and a toast says that this failed', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.intro.failure')
  test.slow()
  await page.route(/operationName=(Page|Post)&/, (route) => route.abort())
  for (const [path, message, usable] of withContent)
    await test.step(path, async () => {
      await page.goto('/careers')
      await follow(page, path)
      await expect(page.getByText(message)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(usable(page.getByRole('main'))).toBeVisible()
      await expect(page.getByText('Oops... Something went wrong!')).toHaveCount(0)
    })
})

test('the shop leads to the merchant’s own checkout when the site names one', async ({ page }) => {
  covers('routes.checkout.elsewhere')
  const checkoutUrl = 'https://pay.example/basket'
  await page.route(checkoutUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay here</title>' }),
  )
  const configuration = { ...site, settings: { ...site.settings, checkoutUrl } }
  await withResponse('/api/v1/site-configuration', configuration, async (url) => {
    await page.goto(`${url}/checkout`, { waitUntil: 'commit' })
    await expect(page).toHaveURL(checkoutUrl)
    await expect(page).toHaveTitle('Pay here')
  })
})
