import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  consent,
  findCookie,
  openWithPopups,
  preferences,
  visitorWithout,
} from '../../support/pages/popups.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const choice = async (page: Page) =>
  JSON.parse((await findCookie(page, 'cc_cookie'))?.value ?? 'null')

const categories = async (page: Page) => (await choice(page))?.categories.sort()

/** Phones upright and in landscape; magnified, a keyboard that leaves half a phone, and text of 200 %, on pages with bars and columns that stick. */
const smallWindows = [
  ['/careers', 390, 844, 16],
  ['/careers', 320, 256, 16],
  ['/shop', 844, 390, 16],
  ['/product/silk-slip-dress', 844, 390, 16],
  ['/product/silk-slip-dress', 390, 844, 16],
  ['/product/silk-slip-dress', 390, 420, 16],
  ['/careers', 390, 844, 32],
] as const

/** Sets the size of text in the settings of the browser. */
async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Gives the focus to each control of the page, and returns the names of those that then begin behind the bar. */
function coveredByBar(): string[] {
  const bar = document.querySelector('[aria-label="Your cookie choices"]')
  const { top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {}
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(a[href], button, input, summary)',
  )
  return [...controls].flatMap((control) => {
    control.focus()
    const box = control.getBoundingClientRect()
    const isCovered = document.activeElement === control && box.top >= top && box.top < bottom
    return isCovered ? [control.ariaLabel ?? control.textContent ?? ''] : []
  })
}

test.describe('before a choice', () => {
  test.use({ storageState: visitorWithout((name) => name === 'cc_cookie') })

  test('the consent offers three answers and three categories, and stores the choice with its services', async ({
    page,
  }) => {
    covers(
      'popups.consent.actions',
      'popups.consent.analytics-services',
      'popups.consent.categories',
      'popups.consent.cookie',
      'popups.consent.necessary',
      'popups.consent.shown',
      'popups.consent.line',
      'popups.consent.small',
    )
    await page.goto('/careers')
    await expect(consent(page).getByRole('button')).toHaveText([
      'Accept all',
      'Reject all',
      'Manage preferences',
    ])
    expect(await choice(page)).toBeNull()
    const size = page.viewportSize() ?? { width: 390, height: 844 }
    for (const [path, width, height, fontSize] of smallWindows)
      await test.step(`${path} at ${width} × ${height}, text of ${fontSize} px`, async () => {
        await page.setViewportSize({ width, height })
        await setFontSize(page, fontSize)
        if (new URL(page.url()).pathname !== path || fontSize !== 16) await page.goto(path)
        await expect(consent(page)).toBeInViewport()
        const bar = await consent(page).boundingBox()
        const isPhone = fontSize === 16 && width >= 390
        const most = width >= 844 ? 56 : isPhone ? 96 : height / 2
        expect(bar?.height).toBeLessThanOrEqual(most)
        for (const button of await consent(page).getByRole('button').all()) {
          await button.focus()
          await expect(button).toBeInViewport({ ratio: 0.99 })
        }
        expect(await page.evaluate(coveredByBar)).toEqual([])
      })
    await setFontSize(page, 16)
    await page.setViewportSize(size)
    await page.goto('/careers')
    await consent(page).getByRole('button', { name: 'Manage preferences' }).click()
    await expect(preferences(page)).toContainText('We use necessary cookies')
    await expect(preferences(page).getByRole('link', { name: 'privacy policy' })).toBeVisible()
    const boxes = preferences(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    const box = (name: string) => preferences(page).getByRole('checkbox', { name })
    await expect(box('Necessary')).toBeChecked()
    await expect(box('Necessary')).toBeDisabled()
    for (const name of ['Analytics', 'Advertising']) await expect(box(name)).not.toBeChecked()
    await box('Analytics').check()
    await preferences(page).getByRole('button', { name: 'Save preferences' }).click()
    await expect(consent(page)).toBeHidden()
    await expect.poll(() => categories(page)).toEqual(['analytics', 'necessary'])
    const { revision, services } = await choice(page)
    expect(revision).toBe(1)
    expect(services.analytics.sort()).toEqual(['behaviour', 'tracking'])
    expect(services.ads).toEqual([])
  })

  for (const [answer, stored] of [
    ['Accept all', ['ads', 'analytics', 'necessary']],
    ['Reject all', ['necessary']],
  ] as const)
    test(`"${answer}" stores ${stored.join(', ')}`, async ({ page }) => {
      covers('popups.consent.actions', 'popups.consent.cookie', 'popups.consent.necessary')
      await page.goto('/careers')
      await consent(page).getByRole('button', { name: answer }).click()
      await expect(consent(page)).toBeHidden()
      await expect.poll(() => categories(page)).toEqual(stored)
    })

  test('the login popup opens while the consent is shown, and the page can be used', {
    tag: '@all',
  }, async ({ page }) => {
    covers('popups.consent.non-blocking', 'popups.queue.login')
    await page.goto('/wishlist')
    await expect(consent(page)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).press('Enter')
    const popup = page.getByRole('dialog', { name: 'Sign in' })
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(consent(page)).toBeVisible()
  })
})

test('a choice of an earlier revision is requested again', { tag: '@all' }, async ({ page }) => {
  covers('popups.consent.revision')
  const current = await findCookie(page, 'cc_cookie')
  const stored = JSON.parse(current?.value ?? '')
  expect(stored.revision).toBe(1)
  const value = encodeURIComponent(JSON.stringify({ ...stored, revision: 0 }))
  await page.context().addCookies([{ ...current, value } as never])
  await page.goto('/careers')
  await expect(consent(page)).toBeVisible()
  await consent(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(consent(page)).toBeHidden()
  await expect.poll(async () => (await choice(page)).revision).toBe(1)
})

test('the choice is changed from the footer', async ({ page }) => {
  covers('popups.consent.change')
  await openWithPopups(page, '/careers')
  await expect(consent(page)).toBeHidden()
  const change = async (isOn: boolean) => {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cookie preferences' })
      .press('Enter')
    const analytics = preferences(page).getByRole('checkbox', { name: 'Analytics' })
    await expect(analytics).toBeChecked({ checked: !isOn })
    await expectAccessible(page)
    await analytics.setChecked(isOn)
    await preferences(page).getByRole('button', { name: 'Save preferences' }).click()
    await expect(preferences(page)).toBeHidden()
  }
  expect(await categories(page)).toEqual(['necessary'])
  await change(true)
  await expect.poll(() => categories(page)).toEqual(['analytics', 'necessary'])
  await change(false)
  await expect.poll(() => categories(page)).toEqual(['necessary'])
  await test.step('a content blocker and a missing script', async () => {
    covers('pages.blocked.optional', 'pages.deploy.typed', 'popups.consent.blocked')
    const removed = /\/assets\/(part|CartDrawer|flight|refetchOnReturn|idleWork)-|\/(fonts|media)\//
    await page.route(removed, (route) => route.abort())
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('/confirm-payment')
    let reloads = 0
    page.on('load', () => {
      reloads += 1
    })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Somchai')
    const control = page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cookie preferences' })
    await control.press('Enter')
    await expect(page.getByText('Allow this shop in your content blocker')).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Shopping Bag/ })
      .press('Enter')
    await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
    await expect(name).toHaveValue('Somchai')
    expect(reloads).toBe(0)
    expect(errors).toEqual([])
  })
})
