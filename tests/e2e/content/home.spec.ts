import { expect, type Locator, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

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

test('on a phone, the text of a banner is below its image', { tag: '@all' }, async ({ page }) => {
  covers('content.banner-slider.text-below')

  await openHome(page)
  const image = await banner(page).getByRole('img').first().boundingBox()
  const title = await banner(page).getByRole('heading', { level: 2 }).first().boundingBox()
  if (!image || !title) throw new Error('The banner is not shown')
  expect(title.y).toBeGreaterThanOrEqual(image.y + image.height)
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

/** Runs the paused clock until a slider has just moved to this slide. */
const runUntil = (page: Page, counter: Locator, slide: string) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(counter).toHaveText(slide, { timeout: 100 })
  }).toPass()

/** Asserts that a slider moves six seconds after it has moved. */
async function expectSixSeconds(page: Page, name: string) {
  await page.clock.install()
  await page.goto('/')
  const slider = page.getByRole('region', { name })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  const counter = slider.getByText(/^Slide \d \/ \d$/)
  const count = Number((await counter.innerText()).at(-1))
  const now = Number(/\d/.exec(await counter.innerText())?.[0])
  const slide = (index: number) => `Slide ${((index - 1) % count) + 1} / ${count}`
  await runUntil(page, counter, slide(now + 1))
  await page.clock.runFor(5400)
  await expect(counter).toHaveText(slide(now + 1))
  await page.clock.runFor(700)
  await expect(counter).toHaveText(slide(now + 2))
}

test('a page that is scrolled before its sliders start stays where it is', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.slider.scroll')
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 600))
  const started = banner(page).getByRole('button', { name: 'Next slide' })
  await expect(started).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('the banner advances every six seconds', { tag: '@all' }, async ({ page }) => {
  covers('content.banner-slider.autoplay')
  await expectSixSeconds(page, 'Highlights')
})

test('a product slider advances every six seconds', { tag: '@all' }, async ({ page }) => {
  covers('content.product-slider.autoplay')
  await expectSixSeconds(page, 'New arrivals')
})

test('a slider does not advance while it is hovered, focused, paused, out of view or in a hidden tab', async ({
  page,
}) => {
  covers('content.slider.pause')
  await page.clock.install()
  await page.goto('/')
  await expect(banner(page).getByRole('button', { name: 'Next slide' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  const counter = slideCounter(page)
  const expectStill = async () => {
    await page.clock.runFor(100)
    const before = await counter.textContent()
    await page.clock.fastForward(20_000)
    await page.clock.runFor(100)
    await expect(counter).toHaveText(before ?? '')
  }
  const expectMoving = async () => {
    const before = await counter.textContent()
    await expect(async () => {
      await page.clock.fastForward(6000)
      await page.clock.runFor(100)
      await expect(counter).not.toHaveText(before ?? '', { timeout: 200 })
    }).toPass()
  }
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await expectMoving()
  await banner(page).hover()
  await expectStill()
  await page.mouse.move(5, 5)
  await expectMoving()
  const pause = banner(page).getByRole('button', { name: 'Pause slides' })
  await pause.focus()
  await expectStill()
  await pause.press('Enter')
  await page.getByRole('banner').getByRole('link').first().focus()
  await expectStill()
  await banner(page).getByRole('button', { name: 'Play slides' }).press('Enter')
  await page.getByRole('banner').getByRole('link').first().focus()
  await expectMoving()
  await setHidden(true)
  await expectStill()
  await setHidden(false)
  await expectMoving()
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await expect(banner(page)).not.toBeInViewport()
  await expectStill()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectMoving()
})

/** Asserts how many products a slider shows in a window of this width, in px. */
async function expectSlides(page: Page, width: number, slides: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  const row = page.getByRole('region', { name: 'New arrivals' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(slides)
}

test('a product slider shows three products from 480 px, and four from 768', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.product-slider.medium', 'content.product-slider.wide')
  for (const width of [480, 767]) await expectSlides(page, width, 3)
  await expectSlides(page, 768, 4)
})

test('the product slider shows four products, two and the edge of a third on mobile, and advances by as many', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'New arrivals' })
  await row.scrollIntoViewIfNeeded()
  covers('content.slider.swipe', 'content.product-slider.mobile')
  const perView = isMobile ? 2 : 4
  await expect(row.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(perView)
  if (isMobile) {
    const third = await row.getByRole('group', { name: /^3 of/ }).boundingBox()
    expect((page.viewportSize()?.width ?? 0) - (third?.x ?? 0)).toBeGreaterThan(20)
    const pause = row.getByRole('button', { name: 'Pause slides' })
    const [box, card] = [
      await pause.boundingBox(),
      await row.getByRole('article').first().boundingBox(),
    ]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(card?.y ?? 0)
  }
  await row.getByRole('button', { name: 'Pause slides' }).press('Enter')
  const total = 8 / perView
  const [, shown] = /Slide (\d)/.exec((await row.getByText(/^Slide \d/).textContent()) ?? '') ?? []
  const first = await row.getByRole('article').first().innerText()
  // Phones swipe: the button is for keyboards and screen readers.
  await row.getByRole('button', { name: 'Next slide' }).press('Enter')
  await expect(row.getByText(`Slide ${(Number(shown) % total) + 1} / ${total}`)).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(perView)
  await expect(row.getByRole('article').first()).not.toHaveText(first)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no slider advances automatically', async ({ page }) => {
    covers('accessibility.reduced-motion')

    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(4000)
    await expect(slideCounter(page)).toHaveText('Slide 1 / 3')
    await expect(banner(page).getByRole('button', { name: 'Pause slides' })).toBeHidden()
    await page.clock.runFor(20_000)
    await expect(slideCounter(page)).toHaveText('Slide 1 / 3')
  })
})
