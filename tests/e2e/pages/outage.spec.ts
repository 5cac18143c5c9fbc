import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { createGateway } from '#gateway/server/server.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { startStandInCms } from '../../support/standIns/standInCms.ts'

const distDirectory = fileURLToPath(new URL('../../../dist', import.meta.url))

test('a page that is not stored shows an error while the CMS is down, and appears once it is back', {
  tag: '@phone',
}, async ({ page }) => {
  covers(
    'errors.load.home',
    'errors.screen.details',
    'errors.screen.refresh',
    'errors.screen.title',
  )

  const cms = await startStandInCms()
  const gateway = await createGateway({
    cmsUrl: cms.url,
    siteUrl: 'http://localhost',
    pages: { distDirectory, development: false },
  })
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  try {
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
  } finally {
    await gateway.close()
    await cms.close()
  }
})

test('a page shows an error and a retry when its response is empty', { tag: '@phone' }, async ({
  page,
}) => {
  covers('errors.empty-response')

  let isEmpty = true
  await page.route(/operationName=Product&/, (route) =>
    isEmpty ? route.fulfill({ status: 200, body: '' }) : route.continue(),
  )
  await page.goto('/shop')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText('No response data')).toBeVisible()
  await expect(page.getByText('Oops... Something went wrong!')).toBeVisible()
  isEmpty = false
  await expect(page.getByText('No response data')).toBeHidden()
})
