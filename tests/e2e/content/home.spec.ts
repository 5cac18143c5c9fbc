import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

// Automatic motion requires that reduced motion is not preferred.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const banner = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slideCounter = (page: Page) => banner(page).getByText(/^Slide \d \/ \d$/)

/** Opens the page and waits until its banner is a slider. */
async function openHome(page: Page) {
  await page.goto('/')
  await expect(banner(page).getByRole('button', { name: 'Next slide' })).toBeVisible()
}

test('the banner advances automatically until its button stops it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(4000)
  await expect(slideCounter(page)).toHaveText('Slide 1 / 3')
  await page.clock.runFor(6500)
  await expect(slideCounter(page)).toHaveText('Slide 2 / 3')
  await banner(page).getByRole('button', { name: 'Pause slides' }).press('Enter')
  await page.getByRole('button', { name: /^Search/ }).focus()
  await page.clock.runFor(13_000)
  await expect(slideCounter(page)).toHaveText('Slide 2 / 3')
  await banner(page).getByRole('button', { name: 'Play slides' }).press('Enter')
  await page.clock.runFor(13_000)
  // The focus is still on the button, so the slider is paused.
  await expect(slideCounter(page)).toHaveText('Slide 2 / 3')
  await page.getByRole('button', { name: /^Search/ }).focus()
  await page.clock.runFor(6500)
  await expect(slideCounter(page)).toHaveText('Slide 3 / 3')
})

test('on a phone, the text of a banner is below its picture', { tag: '@phone' }, async ({
  page,
}) => {
  covers('content.banner-slider.text-below')

  await openHome(page)
  const picture = await banner(page).getByRole('img').first().boundingBox()
  const title = await banner(page).getByRole('heading', { level: 2 }).first().boundingBox()
  if (!picture || !title) throw new Error('The banner is not shown')
  expect(title.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  const controls = await banner(page).getByRole('button', { name: 'Next slide' }).boundingBox()
  expect(controls?.y).toBeGreaterThan(title.y)
})

test('each slide is reachable by keyboard, and only the visible one is focusable', async ({
  page,
}) => {
  await openHome(page)
  await expect(banner(page).getByRole('link')).toHaveText(['See the look book'])
  await banner(page).getByRole('button', { name: 'Next slide' }).press('Enter')
  await expect(slideCounter(page)).toHaveText('Slide 2 / 3')
  await expect(banner(page).getByRole('link')).toHaveText(['Shop asv'])
  await banner(page).getByRole('button', { name: 'Previous slide' }).press('Enter')
  await banner(page).getByRole('button', { name: 'Previous slide' }).press('Enter')
  await expect(banner(page).getByRole('link')).toHaveText(['Go to the water'])
  await expectAccessible(page)
})

test('the product slider shows four products, two on mobile, and advances by as many', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'New arrivals' })
  await row.scrollIntoViewIfNeeded()
  const perView = isMobile ? 2 : 4
  await expect(row.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(perView)
  const first = await row.getByRole('article').first().innerText()
  await row.getByRole('button', { name: 'Next slide' }).click()
  await expect(row.getByText(`Slide 2 / ${8 / perView}`)).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(perView)
  await expect(row.getByRole('article').first()).not.toHaveText(first)
})

test('the first and the last page of a product slider start at the page grid', async ({ page }) => {
  await openHome(page)
  const slider = page.getByRole('region', { name: 'New arrivals' })
  await slider.scrollIntoViewIfNeeded()
  const title = await slider.getByRole('heading').boundingBox()
  const cells = slider.getByRole('group', { includeHidden: true })
  const isAtGrid = async () => {
    const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
    return boxes.some((box) => Math.abs((box?.x ?? -1) - (title?.x ?? 0)) < 1)
  }
  await expect.poll(isAtGrid).toBe(true)
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await expect(slider.getByText(/^Slide (\d) \/ \1$/)).toBeVisible()
  await expect.poll(isAtGrid).toBe(true)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no slider advances automatically', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(4000)
    await expect(slideCounter(page)).toHaveText('Slide 1 / 3')
    await expect(banner(page).getByRole('button', { name: 'Pause slides' })).toBeHidden()
    await page.clock.runFor(20_000)
    await expect(slideCounter(page)).toHaveText('Slide 1 / 3')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows its banner, products and text', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page).getByRole('heading')).toHaveText([
      'Salon Hour',
      'Weekday Signals',
      'Tidewater',
    ])
    const row = page.getByRole('region', { name: 'New arrivals' })
    await expect(row.getByRole('article')).toHaveCount(8)
    await expect(page.getByText('Fourteen days to decide')).toBeVisible()
  })
})
