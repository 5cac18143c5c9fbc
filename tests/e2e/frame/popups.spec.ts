import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { record } from '../../support/pages/operations.ts'
import {
  campaign,
  consent,
  expectNoNewsletter,
  newsletter,
  waitForPopups,
} from '../../support/pages/popups.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ storageState: { cookies: [], origins: [] } })

/** The events in the data layer of the tags. */
const events = (page: Page) =>
  page.evaluate(() => {
    const commands = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]
    return commands.map((command) => [...Array.from(command)]).filter(([name]) => name === 'event')
  })

test('the cookie consent does not block the page, and does not return once it is rejected', async ({
  page,
  isMobile,
}) => {
  covers('popups.consent.non-blocking', 'popups.consent.shown')

  await page.clock.install()
  await page.goto('/shop')
  await expect(consent(page).getByRole('button', { name: 'Accept all' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  if (isMobile) {
    const buy = page.getByRole('button', { name: /^Choose size$|^Add to bag$/ }).last()
    const isCovered = async () => {
      const [bar, button] = await Promise.all([consent(page).boundingBox(), buy.boundingBox()])
      return !bar || !button || bar.y + bar.height > button.y
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(isCovered).toBe(false)
  }
  await consent(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(consent(page)).toBeHidden()
  const popupsLoaded = waitForPopups(page)
  await page.reload()
  await popupsLoaded
  await page.clock.runFor(1000)
  await expect(consent(page)).toBeHidden()
  expect(await events(page)).toEqual([])
})

test('analytics receives no event before consent, and then every earlier one', {
  tag: '@all',
}, async ({ page }) => {
  covers('analytics.page-view', 'popups.consent.before')

  await page.goto('/shop')
  // The consent bar may cover a card while it is clicked, which cancels the click.
  await expect(consent(page)).toBeVisible()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(consent(page)).toBeVisible()
  expect(await events(page)).toEqual([])
  await consent(page).getByRole('button', { name: 'Accept all' }).click()
  // A page and what it shows are reported in either order.
  await expect.poll(async () => (await events(page)).length).toBe(5)
  expect(await events(page)).toEqual(
    expect.arrayContaining(
      [
        ['page_view', /\/shop$/],
        ['view_item_list', /\/shop$/],
        ['select_item', /\/shop$/],
        ['page_view', /\/product\//],
        ['view_item', /\/product\//],
      ].map(([name, url]) => [
        'event',
        name,
        expect.objectContaining({ page_location: expect.stringMatching(url ?? '') }),
      ]),
    ),
  )
})

test('no popup opens in the checkout, which has no menus', async ({ page }) => {
  covers('frame.layout.checkout', 'frame.layout.minimal', 'popups.queue.payment')

  await page.clock.install()
  const popupsLoaded = waitForPopups(page)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your Shopping Bag is Empty.' })).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText(['Back to shop', 'VITRINE'])
  await expect(header.getByRole('button')).toHaveAccessibleName('Shopping Bag')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('Secure checkout')
  await popupsLoaded
  await page.clock.runFor(20_000)
  await expect(consent(page)).toBeHidden()
  await header.getByRole('link', { name: 'Back to shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  // The newsletter that became due in the checkout opens now, above the question about cookies.
  await newsletter(page).getByRole('button', { name: 'Close' }).click()
  await expect(newsletter(page)).toBeHidden()
  await expect(consent(page)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeAttached()
  await page.goto('/checkout/order-received/1')
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  await expect(header.getByRole('link')).toHaveText(['Back to shop', 'VITRINE'])
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
})

test('a message appears when popups fail to load, and the page stays usable', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.site-configuration')

  // The page itself is rendered before.
  await page.route(/operationName=Popups/, async (route) => {
    await page.request.get('/?qa=site:500')
    await route.continue()
  })
  await page.goto('/careers')
  await expect(
    page.getByRole('status').getByText('Error: Something went wrong, please try again.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
  await expectAccessible(page)
})

test('an answer applies in every tab, and one of them opens the popup of the visit', {
  tag: '@all',
}, async ({ page, context }) => {
  covers('popups.campaign.cookie', 'popups.campaign.dismissed', 'popups.tabs')

  const url = process.env['SHOP_URL'] ?? ''
  await context.addCookies([{ name: 'newsletter_dismissed', value: 'closed', url }])
  await page.clock.install()
  await page.goto('/shop')
  await expect(consent(page)).toBeVisible()
  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/shop')
  await expect(consent(other)).toBeVisible()
  // Both tabs have one clock, and only a visible one counts.
  const setHidden = (isHidden: boolean) =>
    other.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await setHidden(true)
  await consent(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(consent(page)).toBeHidden()
  await expect(consent(other)).toBeHidden()
  await expect(campaign(page)).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(campaign(page).getByRole('link')).toHaveText('Shop coats and jackets')
  await expectAccessible(page)
  await setHidden(false)
  await other.clock.runFor(60_000)
  await expect(campaign(other)).toBeHidden()
  await campaign(page).getByRole('button', { name: 'Close' }).click()
  await expect(campaign(page)).toBeHidden()
  const cookie = (await context.cookies()).find(
    ({ name }) => name === 'campaign_dismissed_cool-season-2026',
  )
  expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + 86_400, -3)
})

test.describe('with consent given', () => {
  const quiet = JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[]}')
  const cookies = quiet.cookies.filter(
    ({ name }: { name: string }) => name !== 'newsletter_dismissed',
  )
  test.use({ storageState: { ...quiet, cookies } })

  test('the newsletter does not open while the visitor types, and its form keeps the entered values', async ({
    page,
    context,
  }) => {
    covers(
      'popups.newsletter.form',
      'popups.queue.typing',
      'validation.forms.keep-values',
      'validation.newsletter.brand',
      'validation.newsletter.consent',
    )

    await page.clock.install()
    const popupsLoaded = waitForPopups(page)
    await page.goto('/shop?qa=forms.submit:500', { waitUntil: 'domcontentloaded' })
    const field = page.getByLabel('Sort by')
    await field.focus()
    await popupsLoaded
    await expectNoNewsletter(page, 20)
    await expect(field).toBeFocused()
    await field.blur()
    await page.clock.runFor(10)
    await expect(newsletter(page)).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    const form = newsletter(page)
    covers('popups.card.beside', 'popups.card.foot', 'popups.newsletter.card')
    // It covers nothing else at the foot, takes no focus, and the page beside it is used as before.
    await expect(page.locator('body')).toBeFocused()
    expect((await form.boundingBox())?.height).toBeLessThan(140)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    const buy = page.getByRole('button', { name: /^Choose size$|^Add to bag$/ }).last()
    await expect(buy).toBeInViewport()
    const isAbove = async () => {
      const [card, button] = await Promise.all([form.boundingBox(), buy.boundingBox()])
      return Boolean(card && button && card.y + card.height <= button.y)
    }
    await expect.poll(isAbove).toBe(true)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByLabel('Email address')).toBeFocused()
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByText('Please enter your email address')).toBeVisible()
    await expect(form.getByText('Please accept the privacy policy')).toBeVisible()
    await form.getByLabel('Email address').fill('ploy@')
    await form.getByRole('checkbox', { name: /privacy policy/ }).check()
    const [asava, asv] = ['ASAVA', 'asv'].map((name) =>
      form.getByRole('checkbox', { name, exact: true }),
    )
    await asava?.uncheck()
    await asv?.uncheck()
    covers('validation.newsletter.both-brands')
    await expect(form.getByText('Please choose at least one brand')).toBeVisible()
    await asava?.check()
    await asv?.check()
    await expect(
      form.getByText('Please enter a valid email address', { exact: true }),
    ).toBeVisible()
    const submissions = await record(page, 'SubmitForm')
    await form.getByLabel('Email address').fill('ploy@example.com')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByText(/went wrong|moment|again/i)).toBeVisible()
    await expect(form.getByLabel('Email address')).toHaveValue('ploy@example.com')
    await context.clearCookies({ name: 'vitrine_qa' })
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Please check your email and confirm')).toBeVisible()
    await expect(form).toBeHidden()
    const fields = [
      { name: 'email', value: 'ploy@example.com' },
      { name: 'brand', value: 'ASAVA, asv' },
      { name: 'consent', value: 'true' },
    ]
    // The first one failed.
    expect(submissions.map((request) => request.postDataJSON().variables)).toEqual([
      { input: { form: 'NEWSLETTER_POPUP', data: fields } },
      { input: { form: 'NEWSLETTER_POPUP', data: fields } },
    ])
    const cookie = (await context.cookies()).find(({ name }) => name === 'newsletter_dismissed')
    expect(cookie?.value).toBe('subscribed')
  })
})
