import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible, openUnhydrated } from '../../support/pages/storefront.ts'

const menus = (page: Page) => page.getByRole('navigation', { name: 'Primary' })
// The first of that name: its panel may begin with the same text.
const entry = (page: Page, name: string) =>
  menus(page).getByRole('link', { name, exact: true }).first()
const toggle = (page: Page, name: string) =>
  menus(page).getByRole('button', { name: `${name} menu`, exact: true })

const expectOpen = (page: Page, name: string, isOpen = true) =>
  expect(toggle(page, name)).toHaveAttribute('aria-expanded', String(isOpen))

/** Moves the mouse below every panel. */
const moveAway = (page: Page) => page.mouse.move(1200, 890)

/** Hovers over an entry until the page is hydrated and its panel opens. */
async function hoverUntilOpen(page: Page, name: string) {
  await expect(async () => {
    await moveAway(page)
    await entry(page, name).hover()
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
}

test('a menu panel opens when the pointer rests, not when it passes, and stays open for a short detour', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/careers')
  await hoverUntilOpen(page, 'ASAVA')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectOpen(page, 'ASAVA', false)
  await page.clock.pauseAt(Date.now() + 60_000)
  await entry(page, 'asv').hover()
  await page.clock.runFor(119)
  await entry(page, 'Collaborations').hover()
  await page.clock.runFor(119)
  await expectOpen(page, 'asv', false)
  await expectOpen(page, 'Collaborations', false)
  await page.clock.runFor(1)
  await expectOpen(page, 'Collaborations')
  await moveAway(page)
  await page.clock.runFor(239)
  const inside = menus(page).getByRole('link', { name: 'ASAVA × Baan Khram' }).first()
  await inside.hover()
  await page.clock.runFor(1000)
  await expectOpen(page, 'Collaborations')
  await moveAway(page)
  await page.clock.runFor(240)
  await expectOpen(page, 'Collaborations', false)
  await expect(inside).toBeHidden()
})

test('a menu panel opens by keyboard, and Escape closes it and restores the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  covers('frame.mega-menu.close', 'frame.mega-menu.keyboard')

  await page.goto('/careers')
  await expect(async () => {
    await entry(page, 'ASAVA').focus()
    await page.keyboard.press('Tab')
    await expect(toggle(page, 'ASAVA')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpen(page, 'ASAVA')
  }).toPass()
  await expectAccessible(page)
  const within = menus(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'ASAVA menu' }) })
  const links = within.getByRole('link').filter({ visible: true })
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expectOpen(page, 'ASAVA', false)
  await expect(toggle(page, 'ASAVA')).toBeFocused()
  await page.keyboard.press('Space')
  await expectOpen(page, 'ASAVA')
  // The images of the panel are links too, and come last.
  await expect(menus(page).getByRole('link', { name: 'Salon Hour' })).toBeVisible()
  await links.last().focus()
  await page.keyboard.press('Tab')
  await expect(entry(page, 'asv')).toBeFocused()
  await expectOpen(page, 'ASAVA', false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectOpen(page, 'asv')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/careers/)
  await expectOpen(page, 'asv', false)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the first tap opens a menu panel, the second follows its link, and one outside closes it', {
    tag: '@desktop',
  }, async ({ page }) => {
    covers('frame.mega-menu.close', 'frame.mega-menu.touch')

    await page.goto('/careers')
    // Before hydration a tap follows the link.
    await hoverUntilOpen(page, 'Projects')
    // A pointer that rested on it would open it again.
    await page.mouse.move(700, 700)
    await expectOpen(page, 'Projects', false)
    await entry(page, 'asv').tap()
    await expectOpen(page, 'asv')
    await expect(page).toHaveURL(/careers$/)
    // Takes no focus, which would close the panel too.
    await page.getByRole('region', { name: 'Announcements' }).tap({ position: { x: 300, y: 20 } })
    await expectOpen(page, 'asv', false)
    await entry(page, 'asv').tap()
    await expectOpen(page, 'asv')
    await entry(page, 'asv').tap()
    await expect(page).toHaveURL(/\/product-category\/asv$/)
    await expectOpen(page, 'asv', false)
  })
})

/** Counts the requests for the menus' contents. */
function followMenuRequests(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('operationName=Site')) count += 1
  })
  return () => count
}

/** Whether the links of menus and footer are still the elements that were marked. */
const areMarked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header nav a, footer a')].every((link) => 'marked' in link),
  )

test('menus and footer keep the server’s links, and load their data on the first interaction', {
  tag: '@desktop',
}, async ({ page }) => {
  const requests = followMenuRequests(page)
  const hydrate = await openUnhydrated(page, '/careers')
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeAttached()
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('header nav a, footer a'))
      Object.assign(link, { marked: true })
  })
  hydrate()
  await page.waitForFunction(() => Reflect.get(self, '__EARLY__') === undefined)
  expect(requests()).toBe(0)
  await hoverUntilOpen(page, 'ASAVA')
  await expect(menus(page).getByRole('link', { name: 'Salon Hour' })).toBeVisible()
  expect(requests()).toBe(1)
  await page.keyboard.press('Escape')
  const added = menus(page).locator('a:has(picture)')
  await added.evaluateAll((links) => {
    for (const link of links) Object.assign(link, { marked: true })
  })
  expect(await areMarked(page)).toBe(true)
})
