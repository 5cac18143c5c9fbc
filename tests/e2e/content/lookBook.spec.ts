import { expect } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

test('images are in three columns, two on mobile, with the specified gaps', async ({
  page,
  isMobile,
}) => {
  covers('look-books.page.description', 'look-books.page.gallery')

  await page.goto('/look-book/first-light')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Light')
  await expect(page.getByRole('main').getByText(/^Monks come early\./)).toBeVisible()
  const images = page
    .getByRole('main')
    .getByRole('list')
    .filter({
      has: page.getByRole('link', {
        name: 'An off-shoulder satin gown beneath white arches at dawn',
      }),
    })
  const boxes = await images.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  expect(boxes).toHaveLength(9)
  const columns = isMobile ? 2 : 3
  const gap = isMobile ? 10 : 15
  const [first, second] = boxes
  const below = boxes[columns]
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(gap, 0)
  expect((below?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(gap, 0)
  expect(below?.left).toBeCloseTo(first?.left ?? 0, 0)

  covers('look-books.grid.rhythm', 'look-books.page.pieces')
  const large = (first?.right ?? 0) - (first?.left ?? 0)
  expect((below?.right ?? 0) - (below?.left ?? 0)).toBeCloseTo(2 * large + gap, 0)
  const end = boxes.at(-1)
  expect(end?.right).toBeCloseTo((isMobile ? below : boxes[2])?.right ?? 0, 0)
  await expectAccessible(page)
  await images.getByRole('link', { name: 'See the pieces' }).click()
  await expect(page.locator('#pieces')).toBeInViewport()
})

test('the grid of images changes at 480 px, and is the same from 768 px', {
  tag: '@all',
}, async ({ page }) => {
  covers('look-books.grid.columns', 'look-books.grid.gaps')
  await page.goto('/look-book/first-light')
  const cells = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^An off-shoulder satin gown/ }) })
    .getByRole('listitem')
  const layout = () =>
    cells.evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect())
      const [first, second] = boxes
      if (!first || !second) return undefined
      const row = boxes.filter(({ top }) => Math.abs(top - first.top) < 1)
      const below = boxes[row.length]
      return {
        columns: row.length,
        gaps: [second.left - first.right, (below?.top ?? 0) - first.bottom].map(Math.round),
      }
    })
  for (const [width, columns, gap] of [
    [479, 2, 10],
    [480, 3, 15],
    [767, 3, 15],
    [768, 3, 15],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(layout).toEqual({ columns, gaps: [gap, gap] })
  }
})

test('an image opens enlarged, changes by keys and buttons, and restores the focus', async ({
  page,
}) => {
  covers(
    'look-books.lightbox.name',
    'look-books.lightbox.navigate',
    'look-books.lightbox.open',
    'look-books.lightbox.pieces',
  )

  await page.goto('/look-book/first-light')
  const first = page.getByRole('link', {
    name: 'An off-shoulder satin gown beneath white arches at dawn',
  })
  const box = page.getByRole('dialog', { name: 'First Light' })
  await first.press('Enter')
  await expect(box.getByText('1 of 8')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 of 8')).toBeVisible()
  await expect(box.getByRole('img')).toHaveAccessibleName(
    'A long-sleeved crepe column before temple roofs at sunrise',
  )
  await expect(box.locator('p[aria-hidden]')).toHaveText(
    'A long-sleeved crepe column before temple roofs at sunrise',
  )
  await page.keyboard.press('End')
  await expect(box.getByText('8 of 8')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Next picture' })).toBeDisabled()
  await box.getByRole('button', { name: 'Previous picture' }).click()
  await expect(box.getByText('7 of 8')).toBeVisible()
  await expect(box.getByRole('img'), 'the picture named is the one in view').toBeInViewport({
    ratio: 1,
  })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(first).toBeFocused()
  await first.click()
  await box.getByRole('link', { name: 'See the pieces' }).click()
  await expect(box).toBeHidden()
  await expect(page).toHaveURL(/#pieces$/)
})

test('a swipe shows one image further, and Back closes the enlarged view', async ({ page }) => {
  covers('look-books.lightbox.navigate')
  await page.goto('/look-book/first-light')
  const box = page.getByRole('dialog', { name: 'First Light' })
  await page.getByRole('link', { name: /^An off-shoulder satin gown/ }).press('Enter')
  await expect(box.getByText('1 of 8')).toBeVisible()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 420 }],
    })
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from)
    for (let step = 1; step <= 12; step += 1)
      await touch('touchMove', from + ((to - from) * step) / 12)
    await touch('touchEnd')
  }
  await swipe(320, 70)
  await expect(box.getByText('2 of 8')).toBeVisible()
  await swipe(70, 320)
  await expect(box.getByText('1 of 8')).toBeVisible()
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(page).toHaveURL(/\/look-book\/first-light$/)
})

test('a look book links to its products', async ({ page }) => {
  covers('look-books.page.products')

  await page.goto('/look-book/first-light')
  const products = page.getByRole('region', { name: 'For everyone else in the picture' })
  await expect(products.getByText('Gowns in colours that get along with ivory.')).toBeAttached()
  await expect(products.getByRole('article').first()).toContainText(/฿[\d,]+/)
  await products.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL(/\/product-category\/evening$/)
})

test('a look book shows an error when it fails to load, and the not-found page when it does not exist', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.load.look-book', 'errors.not-found.page', 'errors.other')

  await page.goto('/two-ceremonies-one-gown?qa=lookBook:409')
  await page.getByRole('main').getByRole('link', { name: 'First Light', exact: true }).click()
  await expect(page.getByText('Failed to fetch look book')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops... Something went wrong!')
  await page.request.get('/?qa=')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Light')
  const response = await page.goto('/look-book/no-such-season')
  expect(response?.status()).toBe(404)
})
