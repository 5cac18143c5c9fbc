import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  campaign,
  consent,
  expectNoNewsletter,
  expectNoPopup,
  findCookie,
  newsletter,
  openSearch,
  openWithPopups,
  visitorWithout,
  waitForPopups,
} from '../../support/pages/popups.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const campaignCookie = 'campaign_dismissed_cool-season-2026'
const day = 86_400

test.beforeEach(({ page }) => page.clock.install())

test.describe('without the cookie of the newsletter', () => {
  test.use({ storageState: visitorWithout((name) => name === 'newsletter_dismissed') })

  test('a closed newsletter returns the focus and stays closed for three days, by a cookie', {
    tag: '@all',
  }, async ({ page }) => {
    covers(
      'accessibility.focus.return',
      'popups.focus',
      'popups.newsletter.cookie',
      'popups.newsletter.dismissed',
    )
    await openWithPopups(page, '/careers')
    const link = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' })
    await link.focus()
    await page.clock.runFor(20_000)
    await expect(newsletter(page)).toBeVisible()
    await expect(link).toBeFocused()
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).focus()
    await page.keyboard.press('Escape')
    await expect(newsletter(page)).toBeHidden()
    await expect(link).toBeFocused()
    const cookie = await findCookie(page, 'newsletter_dismissed')
    expect(cookie?.value).toBe('closed')
    expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + 3 * day, -3)
    await openWithPopups(page, '/careers')
    await expectNoPopup(page)
  })

  test('no newsletter opens in a shop without one', { tag: '@all' }, async ({ page }) => {
    covers('popups.newsletter.disabled')
    await page.route('**/careers', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"enabled":true', '"enabled":false')
      await route.fulfill({ response, body })
    })
    await openWithPopups(page, '/careers')
    await expectNoPopup(page)
  })
})

test.describe('without the cookie of the campaign', () => {
  test.use({ storageState: visitorWithout((name) => name === campaignCookie) })

  test('following the link of a campaign dismisses it for a day, by a cookie of its id', async ({
    page,
  }) => {
    covers('popups.campaign.cookie', 'popups.campaign.dates', 'popups.campaign.link')
    await openWithPopups(page, '/careers')
    await campaign(page).getByRole('link', { name: 'Shop coats and jackets' }).click()
    await expect(page).toHaveURL(/\/outerwear$/)
    await expect(campaign(page)).toBeHidden()
    const cookie = await findCookie(page, campaignCookie)
    expect(cookie?.value).toMatch(/^cool-season-2026-/)
    expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + day, -3)
    // Neither this campaign nor one whose dates are past or to come.
    await expectNoPopup(page)
    await openWithPopups(page, '/careers')
    await expectNoPopup(page)
  })

  /** Opens a page whose popups become known later: by the returned function. */
  async function openBeforePopups(page: Page, path: string) {
    const held = Promise.withResolvers<void>()
    await page.route(/operationName=Popups/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    return async () => {
      const loaded = waitForPopups(page)
      held.resolve()
      await loaded
    }
  }

  test('a popup waits while the search is open', { tag: '@all' }, async ({ page }) => {
    covers('popups.queue.overlay', 'popups.queue.single')
    const loadPopups = await openBeforePopups(page, '/careers')
    const search = await openSearch(page)
    await loadPopups()
    await page.clock.runFor(60_000)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(search.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await expect(campaign(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the newsletter opens above the consent, and no other popup follows in this visit', async ({
    page,
  }) => {
    covers(
      'popups.campaign.consent',
      'popups.card.foot',
      'popups.consent.beside',
      'popups.newsletter.delay',
      'popups.queue.order',
      'popups.queue.single',
      'popups.queue.visit',
    )
    await openWithPopups(page, '/careers')
    const reject = consent(page).getByRole('button', { name: 'Reject all' })
    await reject.focus()
    // The clock runs on while the page loads.
    await expectNoNewsletter(page, 3)
    await expect(campaign(page)).toBeHidden()
    await page.clock.runFor(7000)
    await expect(newsletter(page)).toBeVisible()
    await expect(reject).toBeFocused()
    await expectAccessible(page)
    const isAbove = async () => {
      const [card, bar] = await Promise.all([
        newsletter(page).boundingBox(),
        consent(page).boundingBox(),
      ])
      return Boolean(card && bar && card.y + card.height <= bar.y)
    }
    await expect.poll(isAbove).toBe(true)
    await newsletter(page).getByRole('button', { name: 'Close' }).click()
    await expect(newsletter(page)).toBeHidden()
    await page.clock.runFor(60_000)
    await expect(campaign(page)).toBeHidden()
    await reject.click()
    await expect(consent(page)).toBeHidden()
    expect(await findCookie(page, 'cc_cookie')).toBeDefined()
    await openWithPopups(page, '/shop')
    await expectNoPopup(page)
  })

  test('no popup opens on a page where something is paid, and one opens on the next page', {
    tag: '@all',
  }, async ({ page }) => {
    covers('popups.queue.payment', 'popups.queue.quiet')
    for (const path of ['/confirm-payment', '/my-account/view-order/1', '/track-order']) {
      const isQuiet = path === '/track-order'
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.clear())
      await openWithPopups(page, path)
      await page.clock.runFor(60_000)
      const search = await openSearch(page)
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
      await page.clock.runFor(1000)
      await expect(consent(page)).toBeVisible({ visible: isQuiet })
      await expect(newsletter(page)).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'Vitrine, home' }).click()
      await expect(newsletter(page)).toBeVisible()
    }
  })
})
