import { expect, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql } from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Serves a journal of nine pages: each has the stories of the first, with other ids and, if given, another title. */
async function serveLongJournal(page: Page, titled = '') {
  await page.route(/operationName=Stories/, async (route) => {
    const url = new URL(route.request().url())
    const variables = JSON.parse(url.searchParams.get('variables') ?? '{}')
    url.searchParams.set('variables', JSON.stringify({ ...variables, page: 1 }))
    const response = await route.fetch({ url: url.href })
    const { data } = await response.json()
    for (const story of data.stories.nodes) {
      story.id = `${story.id}-${variables.page}`
      story.title = titled || story.title
    }
    data.stories.pageCount = 9
    await route.fulfill({ json: { data } })
  })
}

test('the journal loads more at its end, and back navigation restores the scroll position', async ({
  page,
}) => {
  covers('content.stories.infinite-scroll', 'content.stories.restore')

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

test('the journal loads more by its link, wherever the window is and after four automatic pages', {
  tag: '@all',
}, async ({ page }) => {
  covers('calls.refetch.focus', 'content.page.focus', 'content.stories.infinite-scroll')

  await page.goto('/stories')
  await serveLongJournal(page)
  const more = page.getByRole('link', { name: 'Load more' })
  const entries = await page.evaluate(() => history.length)
  // As a screen reader does, which does not scroll.
  await more.dispatchEvent('click')
  await expect(cards(page)).toHaveCount(16)
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(40, { timeout: 500 })
  }).toPass()
  await more.click()
  await expect(cards(page)).toHaveCount(48)
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await serveLongJournal(page, 'A new title')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(cards(page).filter({ hasText: 'A new title' })).toHaveCount(48)
})

test('the journal has two columns of stories, newest first', { tag: '@all' }, async ({ page }) => {
  covers('content.stories.columns', 'content.stories.order')
  const { stories } = await executeGraphql<{
    stories: { nodes: { title: string; date: string }[] }
  }>(page.request, '{ stories(first: 8) { nodes { title date } } }')
  const newestFirst = stories.nodes.toSorted((one, other) => other.date.localeCompare(one.date))
  await page.goto('/stories')
  await expect(cards(page)).toHaveCount(8)
  for (const [index, { title }] of newestFirst.entries())
    await expect(cards(page).nth(index)).toContainText(title)
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((index) => cards(page).nth(index).boundingBox()),
  )
  expect(second?.y).toBe(first?.y)
  expect(second?.x ?? 0).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0))
  expect(third?.x).toBe(first?.x)
  expect(third?.y ?? 0).toBeGreaterThan(first?.y ?? 0)
})

test('the journal shows an error and a retry when a page of stories fails to load', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.in-place', 'errors.load.posts')

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
  covers('content.story', 'content.story.more', 'content.story.products')

  await page.goto('/a-day-in-the-atelier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day in the atelier')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Stories')
  const story = page.getByRole('main').getByRole('article').first()
  await expect(story.getByText(/^Atelier/)).toBeVisible()
  await expect(story.getByText('November 14, 2026')).toBeVisible()
  await expect(
    story.getByRole('img', { name: 'A model in a cream bow blouse under white arches' }),
  ).toBeVisible()
  await expect(story.getByText(/At ten past seven the house is still dark/)).toBeAttached()
  const documents = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))
  expect(documents.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  )
  const pieces = page.getByRole('region', { name: 'From the same atelier' })
  await pieces.scrollIntoViewIfNeeded()
  await expect(pieces.getByRole('article').first()).toContainText('฿')
  await page.getByRole('link', { name: 'All stories' }).scrollIntoViewIfNeeded()
  const more = page.getByRole('region', { name: 'More stories' })
  await expect(more.getByRole('article')).toHaveCount(3)
  await expect(more).not.toContainText('A day in the atelier')
  await expectAccessible(page)
})

test('a story shows an error when it fails to load, and appears after a retry', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.load.page', 'errors.other')

  await page.goto('/stories')
  await page.request.get('/?qa=page:409')
  await cards(page).first().getByRole('link').click()
  await expect(page.getByText('Failed to fetch page')).toBeVisible()
  const screen = page.getByRole('main').getByRole('alert')
  await expect(screen.getByRole('heading')).toHaveText('Oops... Something went wrong!')
  await page.request.get('/?qa=')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red for the aunts')
})
