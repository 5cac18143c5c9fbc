import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** A toast of a failure, outside the page's content. */
const toast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) })

/** Lets the requests for an operation about something fail until the returned function is called. */
async function failToLoad(page: Page, operation: string, about = '') {
  const requests = new RegExp(`operationName=${operation}&.*${about}`)
  await page.route(requests, (route) => route.abort())
  return () => page.unroute(requests)
}

/** Follows a link of the header, the footer or a closed menu, without loading a document. */
async function follow(page: Page, name: string, path: string) {
  const link = page.getByRole('link', { name, exact: true, includeHidden: true })
  await link.first().dispatchEvent('click')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

test('a page that could not be loaded is no longer requested once it has been left', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.empty-response')

  await failToLoad(page, 'Page', '%22home%22')
  await page.goto('/careers')
  await page.clock.install()
  await follow(page, 'Vitrine, home', '/')
  await expect(title(page)).toHaveText('Oops... Something went wrong!')
  const retried = page.waitForRequest(/operationName=Page&.*%22home%22/)
  await page.clock.runFor(3000)
  await retried
  await follow(page, 'Privacy policy', '/privacy-policy')
  await expect(title(page)).toHaveText('Privacy policy')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.runFor(10_000)
  await page.evaluate(() => fetch('/robots.txt'))
  expect(requests.filter((url) => url.includes('%22home%22'))).toEqual([])
})

test('a shop page whose text cannot be loaded shows its toast and its products', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.load.shop')

  await failToLoad(page, 'Page', '%22shop%22')
  await page.goto('/careers')
  await follow(page, 'Everything', '/shop')
  await expect(toast(page, 'Failed to fetch shop page')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('products that cannot be loaded are replaced by a message, without a toast', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.in-place', 'errors.load.listing')

  const recover = await failToLoad(page, 'Listing')
  await page.goto('/careers')
  await follow(page, 'Everything', '/shop')
  const main = page.getByRole('main')
  const message = main.getByRole('alert')
  await expect(message).toHaveText('Failed to fetch shop page')
  // A toast of the first failure would have appeared before the second.
  const second = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('operationName=Listing'),
  )
  await main.getByRole('button', { name: 'Try again' }).click()
  await second
  await expect(message).toHaveText('Failed to fetch shop page')
  await expect(page.getByText('Failed to fetch shop page')).toHaveCount(1)
  await recover()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('a payment confirmation page whose text cannot be loaded shows its toast and its form', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.load.confirm-payment')

  await failToLoad(page, 'Post', 'confirm-payment')
  await page.goto('/careers')
  await follow(page, 'Confirm a payment', '/confirm-payment')
  await expect(toast(page, 'Failed to fetch confirm payment page')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Confirm payment' })).toBeVisible()
})
