import { expect, type Locator, type Page } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { putIntoCart } from '../../support/pages/cartPages.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

interface OverlayCase {
  path: string
  opener: (page: Page) => Locator
  name: string
  /** The only width that has it; both if not given. */
  only?: 'phone' | 'desktop'
  /** The edges of a window of 900 px that the panel reaches, or of 700 px on a phone. */
  reached?: Record<'left' | 'right' | 'top' | 'bottom', boolean>
}

const dress = '/product/silk-slip-dress'
const inMain = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const nowhere = { left: false, right: false, top: false, bottom: false }
const everywhere = { left: true, right: true, top: true, bottom: true }
const inHeader = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name })

/** Everything that covers the page and that a shopper opens. */
const overlays = {
  bag: {
    path: '/shop',
    opener: inHeader(/^Shopping Bag/),
    name: 'Shopping Bag',
    reached: { ...everywhere, left: false },
  },
  search: { path: '/shop', opener: inHeader('Search'), name: 'Search', reached: everywhere },
  menu: {
    path: '/shop',
    opener: inHeader(/^Menu$/),
    name: 'Menu',
    only: 'phone',
    reached: { ...everywhere, right: false },
  },
  filters: {
    path: '/shop',
    opener: inMain('Filters'),
    name: 'Filters',
    only: 'phone',
    reached: { ...everywhere, right: false },
  },
  quickView: {
    path: '/shop?s=silk+slip+dress',
    opener: inMain('Quick view of Silk slip dress'),
    name: 'Quick view',
    only: 'desktop',
    reached: nowhere,
  },
  sizeGuide: { path: dress, opener: inMain('Size guide'), name: 'Size guide', reached: nowhere },
  modelInfo: { path: dress, opener: inMain('Model info'), name: 'Model info', reached: nowhere },
  signIn: { path: '/wishlist', opener: inMain('Sign in'), name: 'Sign in', reached: nowhere },
  preferences: {
    path: '/careers',
    opener: (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }),
    name: 'Cookie preferences',
  },
} satisfies Record<string, OverlayCase>

const cases: OverlayCase[] = Object.values(overlays)

const overlay = (page: Page, { name }: Pick<OverlayCase, 'name'>) =>
  page.getByRole('dialog', { name, exact: true })

async function open(page: Page, { opener, name }: Pick<OverlayCase, 'opener' | 'name'>) {
  await opener(page).press('Enter')
  await expect(overlay(page, { name })).toBeVisible()
}

/** Follows a link of the footer, which an overlay covers. */
const leaveFor = (page: Page, path: string) =>
  page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    path,
  )

/** The edges of the window that the panel reaches, except for the space of the scroll bar. */
const edgesOf = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const panel = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    return {
      left: panel.left < 1,
      right: panel.right > innerWidth - 20,
      top: panel.top < 1,
      bottom: panel.bottom > innerHeight - 1,
    }
  })

const { bag, search, menu, filters, quickView } = overlays

/** A point of the window that the open panel does not cover; undefined if it covers all. */
const pointOutside = (dialog: Locator) =>
  dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const { left, right, top, bottom } =
      element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const { clientWidth: width, clientHeight: height } = document.documentElement
    if (left > 20) return { x: left / 2, y: height / 2 }
    if (right < width - 20) return { x: (right + width) / 2, y: height / 2 }
    if (top > 20) return { x: width / 2, y: top / 2 }
    return bottom < height - 20 ? { x: width / 2, y: (bottom + height) / 2 } : undefined
  })

for (const overlayCase of cases)
  test(`the overlay ${overlayCase.name} holds the focus, closes in each way, and has no accessibility violation`, {
    tag: overlayCase.only ? `@${overlayCase.only}` : [],
  }, async ({ page, isMobile }) => {
    covers(
      'accessibility.focus.return',
      'accessibility.focus.trap',
      'accessibility.wcag',
      'frame.header.search',
      'frame.mobile-menu.drawer',
      'frame.overlay.back',
      'frame.overlay.cart',
      'frame.overlay.dismiss',
      'frame.overlay.filters',
      'frame.overlay.login',
      'frame.overlay.model-info',
      'frame.overlay.page-change',
      'frame.overlay.quick-view',
      'frame.overlay.search',
      'frame.overlay.size-guide',
    )
    const size = page.viewportSize()
    if (overlayCase.reached && overlayCase.only !== 'desktop')
      await page.setViewportSize({ width: isMobile ? 700 : 900, height: 1000 })
    await page.goto(overlayCase.path)
    const opener = overlayCase.opener(page)
    const dialog = overlay(page, overlayCase)
    await open(page, overlayCase)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    if (overlayCase.reached) await expect.poll(() => edgesOf(dialog)).toEqual(overlayCase.reached)
    if (size) await page.setViewportSize(size)
    await expect(dialog.getByText('Loading…')).toHaveCount(0)
    await expectAccessible(page, `overlay ${overlayCase.name}`)

    // Past both ends of the cycle.
    for (const key of [...Array(3).fill('Shift+Tab'), ...Array(5).fill('Tab')]) {
      await page.keyboard.press(key)
      // The browser's own controls are in the cycle, where no element of the page has the focus.
      const isInside = await dialog.evaluate(
        (element) =>
          document.activeElement === document.body || element.contains(document.activeElement),
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    if (isMobile) {
      await open(page, overlayCase)
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(overlayCase.path)
      await expect(opener).toBeFocused()
    }

    await open(page, overlayCase)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await open(page, overlayCase)
    const outside = await pointOutside(dialog)
    if (outside) {
      await page.mouse.click(outside.x, outside.y)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await open(page, overlayCase)
    } else expect(overlayCase.name === 'Search' || isMobile).toBe(true)
    await leaveFor(page, '/privacy-policy')
    await expect(page).toHaveURL(/\/privacy-policy$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeAttached()
  })

test('an overlay stays open that is opened while the history entry of another is being left', {
  tag: '@all',
}, async ({ page }) => {
  covers('frame.overlay.back')
  await page.goto('/stores')
  await page.goto(search.path)
  await open(page, search)
  // `history.back()` returns before the browser has gone back; the bag is opened in between.
  const opener = page
    .locator('header')
    .getByRole('button', { name: /^Shopping Bag/, includeHidden: true })
  await opener.evaluate((opener: HTMLElement) => {
    const back = history.back.bind(history)
    history.back = () => {
      history.back = back
      back()
      addEventListener('popstate', () => document.body.setAttribute('data-left', ''), {
        once: true,
      })
      opener.click()
    }
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('body[data-left]')).toBeAttached()
  await expect(overlay(page, bag)).toBeVisible()
  await page.goBack()
  await expect(overlay(page, bag)).toBeHidden()
  await expect(page).toHaveURL(search.path)
})

test('a drawer is painted before the page behind it becomes inert, and obeys a key meanwhile', {
  tag: ['@all', '@both'],
}, async ({ page }) => {
  covers('frame.overlay.dismiss')
  const { path, opener, name } = overlays.bag
  await page.goto(path)
  const drawer = page.getByRole('dialog', { name })
  await opener(page).click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const states = await opener(page).evaluate(async (button: HTMLElement) => {
    button.click()
    // React renders in a microtask, before the next frame.
    for (let turn = 0; turn < 10; turn += 1) await undefined
    const dialog = document.querySelector('dialog:popover-open')
    const before = [dialog?.matches(':modal'), dialog?.contains(document.activeElement)]
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    return [before, [dialog?.matches(':modal'), dialog?.contains(document.activeElement)]]
  })
  expect(states).toEqual([
    [false, true],
    [true, true],
  ])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('dialog:modal, dialog:popover-open')).toHaveCount(0)
})

test('widening the window closes the filter drawer and the menu', async ({ page }) => {
  covers('frame.overlay.widen')
  for (const item of [filters, menu]) {
    await page.setViewportSize({ width: 700, height: 844 })
    await page.goto(item.path)
    await open(page, item)
    await page.setViewportSize({ width: 767, height: 844 })
    await expect(overlay(page, item)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(overlay(page, item)).toBeHidden()
  }
})

test('narrowing the window closes the quick view', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  covers('frame.overlay.narrow')
  await page.goto(quickView.path)
  await open(page, quickView)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(overlay(page, quickView)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(overlay(page, quickView)).toBeHidden()
})

test('closing a guide that was opened from the quick view returns to it', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  covers('frame.overlay.guide-over-quick-view')
  await page.goto(quickView.path)
  await open(page, quickView)
  const view = overlay(page, quickView)
  for (const name of ['Size guide', 'Model info']) {
    await view.getByRole('button', { name, exact: true }).click()
    await expect(overlay(page, { name })).toBeVisible()
    await overlay(page, { name }).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(overlay(page, { name })).toBeHidden()
    await expect(view.getByRole('heading', { name: 'Silk slip dress' })).toBeVisible()
  }
})

test('the page behind does not scroll while the bag is open, also after a question over it is closed', async ({
  page,
  context,
}) => {
  covers('cart.remove.question', 'frame.overlay.scroll-lock')
  await putIntoCart(page, { slug: 'silk-slip-dress', colour: 'champagne', size: 'm' })
  await page.goto('/shop')
  const soldOut = 'stock:AV-D101-CHAMPAGNE-M=0'
  await context.addCookies([{ name: 'vitrine_qa', value: soldOut, url: page.url() }])
  await page.reload()
  const scrollY = () => page.evaluate(() => window.scrollY)
  /** Turns the wheel over the page, and waits until a scroll would be seen. */
  const turnWheel = async () => {
    await page.mouse.wheel(0, 400)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }
  const root = page.locator('html')
  await page.mouse.move(20, 500)
  await turnWheel()
  await expect.poll(scrollY).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  const drawer = overlay(page, bag)
  await open(page, bag)
  const expectLocked = async () => {
    await expect(root).toHaveCSS('overflow-y', 'hidden')
    await turnWheel()
    expect(await scrollY()).toBe(0)
  }
  await expectLocked()
  await drawer.getByRole('button', { name: 'Remove Silk slip dress' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this item?' })
  await expect(question).toBeVisible()
  await expectLocked()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(drawer).toBeVisible()
  await expectLocked()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.mouse.move(20, 500)
  await turnWheel()
  await expect.poll(scrollY).toBeGreaterThan(0)
})
