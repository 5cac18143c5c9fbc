import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, registerCustomer } from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part)
  return y + height
}

test('the default layout has the announcements, the header, the page and the footer, from top to bottom', {
  tag: '@both',
}, async ({ page }) => {
  covers('frame.layout.default')
  await page.goto('/careers')
  const parts = [
    page.getByRole('region', { name: 'Announcements' }),
    page.getByRole('banner'),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  for (const [index, part] of parts.slice(1).entries())
    expect((await boxOf(part)).y + 1).toBeGreaterThanOrEqual(
      await bottomOf(parts[index] as Locator),
    )
})

test('the account layout has the menu of the account beside the page, in the default layout', async ({
  page,
  isMobile,
}) => {
  covers('frame.account-menu.items', 'frame.layout.account')
  await registerCustomer(page)
  await page.goto('/my-account/edit-account')
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Account', exact: true })
  await expect(menu.getByRole('listitem')).toHaveText([
    'Personal Information',
    'Order History',
    'Logout',
  ])
  const title = page.getByRole('heading', { level: 1, name: 'Personal Information' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
  if (isMobile) expect(await bottomOf(menu)).toBeLessThan((await boxOf(title)).y)
  else {
    const { x, width } = await boxOf(menu)
    expect(x + width).toBeLessThan((await boxOf(title)).x)
  }
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
  await menu.getByRole('link', { name: 'Order History' }).click()
  await expect(page).toHaveURL(/\/my-account\/orders$/)
  await menu.getByRole('link', { name: 'Personal Information' }).click()
  await expect(page).toHaveURL(/\/my-account\/edit-account$/)
})

test('the header links to the site, the wishlist and the account, and opens the bag', async ({
  page,
  isMobile,
  baseURL,
}) => {
  covers('frame.header.account', 'frame.header.logo', 'frame.header.wishlist')
  const { site } = await executeGraphql<{ site: { info: { url: string } } }>(
    page.request,
    '{ site { info { url } } }',
  )
  await page.goto('/careers')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: 'Vitrine, home' })
  await expect(logo).toHaveAttribute('href', site.info.url)
  await logo.click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await header.getByRole('link', { name: 'Wishlist' }).click()
  await expect(page).toHaveURL(/\/wishlist$/)
  if (isMobile) return
  await header.getByRole('link', { name: 'My Account' }).click()
  await expect(page).toHaveURL(/\/my-account$/)
})

test('the account is named My Account until a customer is known, and then as the customer', async ({
  page,
  isMobile,
}) => {
  covers('frame.header.account-name', 'frame.mobile-menu.customer')
  await page.goto('/careers')
  const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  if (!isMobile) await expect(place.getByRole('link', { name: 'My Account' })).toBeVisible()
  const { displayName } = await registerCustomer(page)
  // Until the session is known.
  await page.route(/operationName=Viewer|graphql$/, (route) =>
    route.request().postData()?.includes('Viewer') ? undefined : route.continue(),
  )
  await page.goto('/careers')
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(place.getByRole('link', { name: 'My Account' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/careers')
  if (!isMobile) return expect(place.getByRole('link', { name: displayName })).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await place.getByText(`My Account ${displayName}`).click()
  const submenu = place.getByRole('group').filter({ hasText: 'My Account' })
  await expect(submenu.getByRole('listitem')).toHaveText([
    'Personal Information',
    'Order History',
    'Logout',
  ])
  await expectAccessible(page)
  await submenu.getByRole('link', { name: 'Order History' }).click()
  await expect(page).toHaveURL(/\/my-account\/orders$/)
  await expect(place).toBeHidden()
})

test('the mobile menu offers a guest the login popup, and has the groups of the footer', async ({
  page,
}) => {
  covers('frame.mobile-menu.footer', 'frame.mobile-menu.guest')
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectFooterGroups(page, menu)
  await menu.getByRole('button', { name: 'Sign In' }).click()
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await expect(popup.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(menu).toBeHidden()
})

/** Asserts that a part of the page has every group of the footer menu, with its links. */
async function expectFooterGroups(page: Page, part: Locator) {
  const { site } = await executeGraphql<{
    site: { menus: { footer: { title: string; items: { title: string; url: string }[] }[] } }
  }>(page.request, '{ site { menus { footer { title items { title url } } } } }')
  expect(site.menus.footer.length).toBeGreaterThan(1)
  for (const { title, items } of site.menus.footer) {
    await expect(part.getByRole('heading', { name: title, exact: true })).toBeVisible()
    for (const item of items)
      await expect(
        part
          .getByRole('link', { name: item.title, exact: true })
          .and(part.locator(`[href="${item.url}"]`)),
      ).not.toHaveCount(0)
  }
}

test('the footer has the columns of its menu, a copyright line, and on mobile a button to the top', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  covers(
    'frame.footer.back-to-top',
    'frame.footer.closed',
    'frame.footer.columns',
    'frame.footer.copyright',
  )
  await page.goto('/careers')
  const footer = page.getByRole('contentinfo')
  await footer.getByText(/^©/).scrollIntoViewIfNeeded()
  if (isMobile) {
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900)
    for (const title of await footer.locator('summary').all()) await title.click()
  }
  await expectFooterGroups(page, footer)
  await footer.getByText(/^©/).scrollIntoViewIfNeeded()
  await expect(footer.getByText(/^© \d{4} /)).toBeInViewport()
  const top = footer.getByRole('button', { name: 'Back to top' })
  if (!isMobile) return expect(top).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('an entry of each type opens its mega menu', { tag: '@desktop' }, async ({ page }) => {
  covers('frame.mega-menu.types')
  const { site } = await executeGraphql<{
    site: {
      menus: { primary: { id: string; title: string }[] }
      settings: {
        megaMenus: {
          type: string
          menuItemId: string
          columns: { title: string; items: { title: string }[] }[]
        }[]
      }
    }
  }>(
    page.request,
    `{ site { menus { primary { id: databaseId title } }
      settings { megaMenus { type menuItemId columns { title items { title } } } } } }`,
  )
  const { megaMenus } = site.settings
  expect([...new Set(megaMenus.map(({ type }) => type))].sort()).toEqual(
    ['ASAVA', 'ASV', 'COLLABORATION', 'GROUP', 'PROJECTS'].sort(),
  )
  await page.goto('/careers')
  const navigation = page.getByRole('navigation', { name: 'Primary' })
  for (const { menuItemId, columns } of megaMenus) {
    const entry = site.menus.primary.find(({ id }) => id === menuItemId)
    const toggle = navigation.getByRole('button', { name: `${entry?.title} menu`, exact: true })
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    for (const { title } of columns.flatMap(({ items }) => items))
      await expect(
        navigation.getByRole('link', { name: title, exact: true }).filter({ visible: true }),
      ).not.toHaveCount(0)
    await expect(navigation.getByRole('button', { expanded: true })).toHaveCount(1)
  }
})

test('header and bars are low in landscape, and large text fits', { tag: '@all' }, async ({
  page,
}) => {
  covers('frame.header.landscape', 'frame.header.large-text', 'frame.header.wordmark')

  await page.context().clearCookies()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/shop')
  const consent = page.getByRole('region', { name: 'Your cookie choices' })
  await expect(consent).toBeVisible()
  const heights = await Promise.all(
    [page.getByRole('banner'), consent].map(async (bar) => (await bar.boundingBox())?.height ?? 0),
  )
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(390 / 4)
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/product/silk-slip-dress')
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(picture?.width).toBeGreaterThanOrEqual(0.55 * 768)

  const large = await chromium.launch({
    ...test.info().project.use.launchOptions,
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  })
  const phone = await large.newPage({ viewport: { width: 390, height: 844 } })
  for (const path of ['/', '/product/chao-phraya-gown', '/th/product/silk-slip-dress']) {
    await phone.goto(new URL(path, page.url()).href)
    await expect(phone.getByRole('banner').locator('a, button').last()).toBeInViewport()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    )
  }
  await large.close()
})
