import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/storefront.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the listing is readable', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('article').first()).toContainText(/฿[\d,]+/)
  })

  test('a product is readable', async ({ page }) => {
    await page.goto('/product/silk-slip-dress')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
    await expect(page.getByRole('main')).toContainText(/฿[\d,]+/)
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeAttached()
  })
})

for (const path of ['/', '/shop', '/product/silk-slip-dress', '/no/such/page'])
  test(`${path} breaks no accessibility rule and jumps nowhere`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(entries.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBe(0)
    await expectAccessible(page)
  })

test('the listing names products, prices and a title in its HTML, and nothing undefined', async ({
  request,
}) => {
  const html = await (await request.get('/shop')).text()
  expect(html).toMatch(/<title>[^<]*Shop[^<]*<\/title>/)
  expect(html).toMatch(/฿[\d,]+/)
  expect(html).not.toContain('undefined')
})

test('an unknown product answers 404 and the not-found screen', async ({ page }) => {
  const answer = await page.goto('/product/no-such-dress')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page')
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible()
})
