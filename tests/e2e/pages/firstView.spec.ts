import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Request } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { budgets } from '../../../scripts/lib/budgets.mjs'
import { pageScripts } from '../../../scripts/lib/sizes.mjs'
import { test } from '../../support/pages/browserTest.ts'
import { lines } from '../../support/pages/cartPages.ts'

test.use({ launchOptions: withImages })

const manifestFile = new URL('../../../dist/client/.vite/manifest.json', import.meta.url)
const urls: Record<string, string> = { '/product/:slug': '/product/silk-slip-dress' }

/** Lists the page's scripts as they are requested, as files of the build. */
function followScripts(page: Page) {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname.slice(1))
  })
  return () => [...scripts].sort()
}

test.describe('a new visitor', () => {
  // No popup has been dismissed: the cookie consent appears.
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const budget of budgets)
    test(`${budget.route} loads the bytes of the size report, and Apollo on the first interaction`, {
      tag: '@all',
    }, async ({ page }) => {
      const manifest = JSON.parse(await readFile(fileURLToPath(manifestFile), 'utf8'))
      const { first, idle, touch } = pageScripts(manifest, budget)
      const scripts = followScripts(page)
      const nextPages: Request[] = []
      page.on('request', (request) => {
        if (request.url().includes('operationName=ListingPage')) nextPages.push(request)
      })
      await page.goto(urls[budget.route] ?? budget.route)
      await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible()
      await expect.poll(scripts).toEqual([...first, ...idle].sort())
      expect(nextPages).toEqual([])
      await page.mouse.move(1, 1)
      if (budget.route === '/shop') await expect.poll(() => nextPages).toHaveLength(1)
      // The code of linked pages on the screen is loaded ahead as well.
      await expect.poll(scripts).toEqual(expect.arrayContaining([...first, ...idle, ...touch]))
    })
})

test('an item added to the bag before Apollo has loaded is counted afterwards', async ({
  page,
}) => {
  const apollo = /\/assets\/normalizedCache-[^/]*\.js$/
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(apollo, async (route) => {
    await released
    await route.continue()
  })
  const added = page.waitForResponse(
    (response) => response.request().postData()?.includes('AddToCart') ?? false,
  )
  await page.goto('/product/silk-slip-dress?variation=colour:champagne,size:m')
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  expect((await added).ok()).toBe(true)
  release()
  await expect(lines(page)).toHaveText(/Silk slip dress/i)
  await expect(
    page.getByRole('button', { name: 'Shopping Bag, 1', includeHidden: true }),
  ).toBeAttached()
})
