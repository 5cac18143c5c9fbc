import { expect, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { dress } from '../../support/pages/productPage.ts'
import { expectAccessible, openWithLoadableCode } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

/** Swipes over the first image through these x coordinates, in px. */
async function swipe(page: Page, [from = 0, ...through]: number[]) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...lefts: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: lefts.map((x) => ({ x, y: 400 })),
    })
  await touch('touchStart', from)
  for (const left of through) await touch('touchMove', left)
  await touch('touchEnd')
}

test('a gallery shows images by swipe and thumbnail, zooms by keyboard, and gets the focus back when the lightbox closes', async ({
  page,
  isMobile,
}) => {
  covers('product.page.gallery')

  await page.goto(dress)
  const images = page.getByRole('region', { name: 'Pictures of Silk slip dress' })
  const second = images.getByRole('button', { name: /^Show 2 of 6/ })
  const large = images.getByRole('button', { name: /^Zoom:/ })
  await expect(async () => {
    await second.click({ timeout: 1000 })
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
  }).toPass()
  await expect(large.nth(1)).toBeInViewport()
  await expect(large.first()).not.toBeInViewport()
  if (isMobile) {
    await swipe(page, [60, 190, 320])
    await expect(images.getByRole('button', { name: /^Show 1 of 6/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await second.click()
  }
  await large.nth(1).press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Pictures of Silk slip dress' })
  await expect(zoom.getByText('2 of 6')).toBeVisible()
  await expectAccessible(page)
  const image = zoom.getByRole('img')
  const before = (await image.boundingBox())?.width ?? 0
  await zoom.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect(zoom.getByRole('button', { name: 'Zoom out' })).toBeFocused()
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(before * 1.8)
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByText('3 of 6')).toBeVisible()
  await zoom.getByRole('button', { name: 'Previous picture' }).click()
  await expect(zoom.getByText('2 of 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(large.nth(1)).toBeFocused()
})

test('a size guide whose code cannot be loaded reloads the page once, then shows a message', async ({
  page,
}) => {
  covers('pages.deploy.missing-chunk')

  await page.route(/\/SizeGuide-.*\.js/, (route) => route.abort())
  await page.goto(dress)
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  const opener = page.getByRole('main').getByRole('button', { name: 'Size guide' })
  await expect(async () => {
    await opener.click({ timeout: 1000 })
    await expect(page.getByText('Something went wrong, please try again.')).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The page may still load its images.
  await expect.poll(() => reloads).toBe(1)
  await openWithLoadableCode(opener, page.getByRole('dialog', { name: 'Size guide' }))
})

test('the image of a pressed card expands to its place on the page, unless the visitor prefers reduced motion', {
  tag: '@all',
}, async ({ page }) => {
  covers('product.page.expand')

  await page.addInitScript(() => {
    const scaled: string[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const [from = ''] = Object(keyframes).transform ?? []
      if (from.includes('scale')) scaled.push(from)
      return animate.call(this, keyframes, options)
    }
    Object.assign(globalThis, { scaled })
  })
  const openDress = async () => {
    await page.goto('/shop?s=silk+slip+dress')
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true)
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
    await expect(page.getByRole('region', { name: 'Pictures of Silk slip dress' })).toBeVisible()
    return page.evaluate(() => Object(globalThis).scaled.length)
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await openDress()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await openDress()).toBe(0)
})

test('the size guide and the model information open as dialogs, and Escape restores the focus', async ({
  page,
}) => {
  covers('product.page.meta', 'product.page.model-info', 'product.page.size-guide')

  await page.goto(dress)
  // The link to all sizes does not depend on data, so it causes no layout shift.
  await page.route(/operationName=Page&/, () => {})
  for (const [name, text] of [
    ['Size guide', 'True to size.'],
    ['Model info', '174 cm'],
  ] as const) {
    const opener = page.getByRole('main').getByRole('button', { name })
    const dialog = page.getByRole('dialog', { name })
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener.click({ timeout: 1000 })
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(dialog).toContainText(text)
    if (name === 'Size guide') {
      await expect(dialog.getByText('1 bust, 2 waist, 3 hips, 4 length')).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'All sizes in centimetres' })).toHaveAttribute(
        'href',
        '/size-guide',
      )
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.getByText('Care instructions').click()
  await expect(page.getByText('Hand wash cold')).toBeVisible()
  await page.getByText('Composition').click()
  await expect(page.getByText('100% mulberry silk satin')).toBeVisible()
  const details = page.getByRole('definition')
  await expect(details.getByRole('link', { name: 'Slip dresses' })).toHaveAttribute(
    'href',
    '/product-category/slip-dresses',
  )
  await expect(details.getByRole('link', { name: 'First Light' })).toHaveAttribute(
    'href',
    '/shop?collections=first-light',
  )
  await expect(page.getByText('AV-D101', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
