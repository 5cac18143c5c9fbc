import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ serviceWorkers: 'allow' })

test('visited pages are readable offline, and others show an offline page', async ({
  page,
  context,
}) => {
  covers(
    'pages.offline.keys',
    'pages.offline.personal',
    'pages.offline.silence',
    'pages.offline.visited',
  )

  await page.goto('/privacy-policy')
  await page.goto('/shop')
  const first = page.getByRole('article').first()
  const text = await first.innerText()
  const storedPaths = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(
        names.map(async (item) => (await caches.open(item)).keys()),
      )
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(storedPaths).toContain('/shop')
  for (const name of ['delete-key', 'accessToken', 'resetKey', 'sig'])
    await page.goto(`/careers?${name}=secret`)
  // As the link with which a buyer continues what an agent has prepared, whose path has the key.
  await context.route('**/agents/continue/secret', (route) =>
    route.fulfill({ headers: { 'cache-control': 'no-store' }, body: 'Prepared for you' }),
  )
  await page.goto('/agents/continue/secret')
  await page.goto('/my-account')
  await page.goto('/privacy-policy')
  expect(await storedPaths()).not.toContain('/my-account')
  expect(await storedPaths()).not.toContain('/graphql')

  expect(await storedPaths()).not.toContain('/careers')
  expect(await storedPaths()).not.toContain('/agents/continue/secret')

  const note = page.getByText('Prices and stock may have changed.')
  for (const trouble of ['silence', 'gateway'] as const)
    await test.step(`a shop with ${trouble}`, async () => {
      await context.route('**/privacy-policy', (route) =>
        trouble === 'silence' ? undefined : route.fulfill({ status: 502, body: 'Bad Gateway' }),
      )
      await page.goto('/privacy-policy')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
      await expect(note).toBeVisible()
      await context.unrouteAll()
    })

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
  await page.goto('/shop')
  await expect(page.getByRole('article').first()).toHaveText(text, { useInnerText: true })
  // The browser notifies a new document only when the emulated state changes.
  await context.setOffline(false)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  await expect(page.getByText('This page has not been opened on this device')).toBeVisible()
  // In another tab: this one reloads automatically, which could interfere with the next navigation.
  const otherTab = await context.newPage()
  await otherTab.goto('/careers')
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expectAccessible(otherTab)
  covers('pages.offline.typefaces')
  const areLoaded = () => [...document.fonts].every(({ status }) => status === 'loaded')
  await expect.poll(() => otherTab.evaluate(areLoaded)).toBe(true)
  const again = otherTab.getByRole('button', { name: 'Try again' })
  await context.setOffline(false)
  await expect(async () => {
    // The page also reloads automatically, which removes the button.
    if (await again.isVisible()) await again.click({ timeout: 2000 })
    await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Careers', {
      timeout: 2000,
    })
  }).toPass()
})
