import { expect } from '@playwright/test'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const cards = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('article')

test('the journal loads more at its end, and back navigation restores the scroll position', async ({
  page,
}) => {
  await page.goto('/stories')
  await expect(cards(page)).toHaveCount(8)
  await expectAccessible(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('Showing 12 of 12 stories')).toBeVisible()
  await expect(page).toHaveURL(/\/stories\?page=2$/)
  await expect(page.getByRole('link', { name: 'Load more' })).toBeHidden()
  const last = cards(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const title = await last.innerText()
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
  await page.reload()
  await expect(cards(page)).toHaveCount(12)
})

test('the journal shows an error and a retry when a page of stories fails to load', async ({
  page,
}) => {
  await page.goto('/stories')
  await page.request.get('/?qa=posts.list:409')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('Error loading post.')
  await expect(cards(page)).toHaveCount(8)
  await page.request.get('/?qa=')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test('a story has structured data and links to related stories', async ({ page }) => {
  await page.goto('/a-day-in-the-atelier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day in the atelier')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Stories')
  await expect(page.getByText('November 14, 2026')).toBeVisible()
  const documents = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
  expect(documents.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  )
  await page.getByRole('link', { name: 'All stories' }).scrollIntoViewIfNeeded()
  const more = page.getByRole('region', { name: 'More stories' })
  await expect(more.getByRole('article')).toHaveCount(3)
  await expect(more).not.toContainText('A day in the atelier')
  await expectAccessible(page)
})

test('a story shows an error when it fails to load, and appears after a retry', async ({
  page,
}) => {
  await page.goto('/stories?qa=posts.read:409')
  await cards(page).first().getByRole('link').click()
  await expect(page.getByText('Failed to fetch page')).toBeVisible()
  const screen = page.getByRole('main').getByRole('alert')
  await expect(screen.getByRole('heading')).toHaveText('Oops... Something went wrong!')
  await page.request.get('/?qa=')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red for the aunts')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every story of the journal is reachable', async ({ page }) => {
    await page.goto('/stories')
    await expect(cards(page)).toHaveCount(8)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cards(page)).toHaveCount(12)
    await cards(page).last().getByRole('link').click()
    await expect(page.getByRole('article').getByRole('paragraph').nth(3)).toBeVisible()
  })
})
