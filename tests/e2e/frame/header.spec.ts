import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { record, respondWith } from '../../support/pages/operations.ts'
import { emailLink, emailTo } from '../../support/pages/outbox.ts'
import { withResponse } from '../../support/pages/standInShop.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'
import { site } from '../../support/standIns/standInContent.ts'

// Automatic motion requires that reduced motion is not preferred.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the menu drawer closes by Back and keeps the scroll position', async ({ page }) => {
  covers('frame.mobile-menu.stores', 'frame.overlay.back')
  await page.goto('/stores')
  await page.goto('/shop')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Store Locator' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
})

test('the footer form subscribes an email, and shows an error for an invalid one', async ({
  page,
}) => {
  covers(
    'permissions.visitor.newsletter',
    'popups.newsletter.footer-form',
    'routes.newsletter',
    'validation.newsletter.email',
    'validation.newsletter.email-pattern',
  )

  await page.goto('/careers')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please enter your email address')).toBeVisible()
  await footer.getByLabel('Email address').fill('ploy')
  await expect(
    footer.getByText('Please enter a valid email address', { exact: true }),
  ).toBeVisible()
  const email = `${randomUUID().slice(0, 8)}@example.com`
  await footer.getByLabel('Email address').fill(email)
  const submissions = await record(page, 'SubmitForm')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please check your email and confirm')).toBeVisible()
  expect(submissions.map((request) => request.postDataJSON().variables)).toEqual([
    { input: { form: 'NEWSLETTER', data: [{ name: 'email', value: email }] } },
  ])
  const mail = await emailTo(email, 'Confirm your subscription')
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  for (const [action, label, done] of [
    ['confirm', 'Confirm my subscription', 'Your subscription is confirmed'],
    ['unsubscribe', 'Unsubscribe', 'You’re unsubscribed'],
  ] as const) {
    await page.goto(emailLink(mail, `/newsletter/${action}`))
    const button = page.getByRole('main').getByRole('button', { name: label })
    await expectAccessible(page)
    await button.press('Enter')
    await expect(page.getByRole('heading', { name: done })).toBeFocused()
  }
})

test('the footer form shows the server’s message or its own', { tag: '@all' }, async ({ page }) => {
  covers('errors.form.success')

  await page.goto('/careers')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByLabel('Email address').fill('ploy@example.com')
  const subscribe = () => footer.getByRole('button', { name: 'Subscribe' }).click()
  const welcome = 'Welcome to our letters.'
  const stop = await respondWith(page, 'SubmitForm', { data: { submitForm: { message: welcome } } })
  await subscribe()
  await expect(footer.getByText(welcome, { exact: true })).toBeVisible()
  await stop()
  await page.context().clearCookies({ name: 'newsletter_dismissed' })
  await page.reload()
  await footer.scrollIntoViewIfNeeded()
  await footer.getByLabel('Email address').fill('ploy@example.com')
  await respondWith(page, 'SubmitForm', { data: { submitForm: { message: '' } } })
  await subscribe()
  await expect(footer.getByText('Subscribed successfully')).toBeVisible()
})

/** Hides the tab, or shows it again. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('the announcement changes every six seconds, except while it is hovered, focused or paused, or while the tab is hidden', {
  tag: '@all',
}, async ({ page }) => {
  covers('frame.notification-bar.autoplay', 'frame.notification-bar.pause')

  await page.clock.install()
  await page.goto('/shipping-and-returns')
  const announcements = page.getByRole('region', { name: 'Announcements' })
  const shown = announcements.getByText(/free|returns|stylist/i).filter({ visible: true })
  await announcements.getByRole('button', { name: 'Pause announcements' }).click()
  await expect(announcements.getByRole('button', { name: 'Play announcements' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await announcements.getByRole('button', { name: 'Play announcements' }).click()
  const expectChangeAfter = async (milliseconds: number) => {
    await expect(shown).toHaveCount(1)
    const before = await shown.innerText()
    await page.clock.runFor(milliseconds - 1)
    await expect(shown).toHaveText([before])
    await page.clock.runFor(1)
    await expect(announcements.getByText(before)).toBeHidden()
  }
  covers('frame.notification-bar.line')
  for (const text of await announcements.locator('p, div > div > div').all())
    expect((await text.boundingBox())?.height ?? 0).toBeLessThan(40)
  // Announcements pause while the pointer is over them.
  await page.getByRole('heading', { level: 1 }).click()
  await expectChangeAfter(6000)
  const expectNoChange = async () => {
    await expect(shown).toHaveCount(1)
    const current = await shown.innerText()
    // After each interval: a whole round of announcements would end where it began.
    for (let intervals = 0; intervals < 3; intervals += 1) {
      await page.clock.runFor(6000)
      await expect(shown).toHaveText([current])
    }
  }
  await setHidden(page, true)
  await expectNoChange()
  await setHidden(page, false)
  await expectChangeAfter(6000)
  await announcements.hover()
  await expectNoChange()
  await page.mouse.move(200, 700)
  await expectChangeAfter(6000)
  const pause = announcements.getByRole('button', { name: 'Pause announcements' })
  await pause.focus()
  await expectNoChange()
  await pause.press('Enter')
  await page.getByRole('main').getByRole('link').first().focus()
  await expectNoChange()
  await announcements.getByRole('button', { name: 'Play announcements' }).press('Enter')
  await page.getByRole('main').getByRole('link').first().focus()
  await expectChangeAfter(6000)
})

test('the header hides when scrolling down past 200 px and returns when scrolling up', async ({
  page,
  isMobile,
}) => {
  covers(
    'frame.back-to-top.appear',
    'frame.back-to-top.disappear',
    'frame.back-to-top.up',
    'frame.header.hide',
    'frame.header.show',
  )

  await page.goto('/shipping-and-returns')
  const header = page.getByRole('banner')
  const backToTop = page.getByTitle('Back to top')
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await expect(async () => {
    await scrollTo(0)
    await scrollTo(190)
    await expect(backToTop).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(header).toBeInViewport()
  await scrollTo(600)
  await expect(header).not.toBeInViewport()
  await scrollTo(500)
  await expect(header).toBeInViewport()
  await scrollTo(900)
  await expect(header).not.toBeInViewport()
  await header.getByRole('link').first().focus()
  await expect(header).toBeInViewport()
  await scrollTo(1000)
  await expect(header).not.toBeInViewport()
  await expect(backToTop).not.toBeInViewport()
  await scrollTo(990)
  await backToTop.click()
  await expect(header).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(backToTop).not.toBeInViewport()
  await scrollTo(21)
  await expect(backToTop).toBeInViewport()
  await scrollTo(20)
  await expect(backToTop).not.toBeInViewport()
  if (!isMobile) return
  await scrollTo(600)
  await expect(header).not.toBeInViewport()
  await scrollTo(590)
  await expect(backToTop).toBeInViewport()
  await page.getByRole('contentinfo').getByText(/^©/).scrollIntoViewIfNeeded()
  // The footer has its own button: the floating one must not cover its links.
  await expect(backToTop).not.toBeInViewport()
})

test('an image in an announcement does not push the shop down', async ({ page }) => {
  covers('frame.notification-bar.image')
  // One of its announcements has an image without a size.
  await withResponse('/api/v1/site-configuration', site, async (url) => {
    await page.goto(`${url}/stores`)
    await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Hat week')
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.y).toBeLessThan(120)
  })
})
