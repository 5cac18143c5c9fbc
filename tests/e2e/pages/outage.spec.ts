import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { withShop } from '../../support/pages/standInShop.ts'
import { startStandInCms } from '../../support/standIns/standInCms.ts'

test('a page that is not stored shows an error while the CMS is down, and appears once it is back', async ({
  page,
}) => {
  covers(
    'accessibility.announce.errors',
    'pages.status.failed',
    'errors.load.home',
    'errors.screen.details',
    'errors.screen.refresh',
    'errors.screen.title',
  )

  const cms = await startStandInCms()
  await withShop(cms, async (url) => {
    await cms.kill()
    await page.goto(url)
    await expect(page.getByText('Failed to fetch home page')).toBeVisible()
    const response = await page.goto(`${url}/shop`)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('5')
    const screen = page.getByRole('alert')
    await expect(screen.getByRole('heading')).toHaveText('Oops... Something went wrong!')
    await expect(screen).toContainText(/Error ID\s*[\w-]{8,}/)
    await expect(screen).toContainText('/shop')
    await expect(screen).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
    await expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    await cms.open()
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 15_000 })
    await expect(screen).toBeHidden()
  })
})

test('a page that failed to load requests its data every three seconds until it is there', {
  tag: '@all',
}, async ({ page }) => {
  covers('pages.failure.retry')
  const cms = await startStandInCms()
  let requests = 0
  let responses = 0
  page.on('request', (request) => {
    if (request.url().includes('operationName=Listing&')) requests += 1
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes('operationName=Listing&')) responses += 1
  })
  // Equal requests in flight are one.
  const untilSettled = () => expect.poll(() => responses).toBe(requests)
  await withShop(cms, async (url) => {
    await cms.kill()
    await page.clock.install()
    await page.goto(`${url}/shop`)
    const screen = page.getByRole('alert')
    await expect(screen).toBeVisible()
    await page.clock.pauseAt(Date.now() + 600_000)
    // A retry that was due while the clock was moved.
    await page.clock.runFor(3000)
    await expect.poll(() => requests).toBeGreaterThan(0)
    await untilSettled()
    const before = requests
    for (const retry of [1, 2, 3]) {
      await page.clock.runFor(2999)
      expect(requests).toBe(before + retry - 1)
      await page.clock.runFor(1)
      await expect.poll(() => requests).toBe(before + retry)
      await untilSettled()
    }
    await cms.open()
    await expect(async () => {
      await page.clock.runFor(3000)
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(screen).toBeHidden()
  })
})

test('the browser renders a page whose rendering on the server failed', {
  tag: '@all',
}, async ({ page }) => {
  covers('pages.render-failure')
  const cms = await startStandInCms()
  // No page is rendered within a millisecond.
  await withShop(
    cms,
    async (url) => {
      const response = await page.goto(`${url}/shop`, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(200)
      expect(await response?.text()).not.toContain('<h1')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
    { limits: { timeout: 1 } },
  )
})

test('a page that the server cannot load because a response of the CMS is empty says so', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.empty-response', 'pages.failure.retry', 'pages.status.failed')

  const cms = await startStandInCms()
  let isEmpty = true
  cms.interfere = ({ path }, response) => {
    if (path !== '/api/v1/products/hat-1' || !isEmpty) return false
    response.writeHead(200, { 'content-type': 'application/json' }).end()
    return true
  }
  await withShop(cms, async (url) => {
    const response = await page.goto(`${url}/product/hat-1`)
    expect(response?.status()).toBe(503)
    expect(await response?.text()).toContain('No response data')
    const screen = page.getByRole('alert').filter({ hasText: 'Oops' })
    await expect(screen).toContainText('No response data')
    await expect(screen).toContainText('EMPTY_RESPONSE')
    isEmpty = false
    await expect(screen).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
