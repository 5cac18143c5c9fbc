import { expect, type Page } from '@playwright/test'

interface Cookie {
  name: string
  value: string
}

/** The storage state of a visitor for whom no popup opens, without some of the cookies that prevent that. */
export function visitorWithout(isDropped: (name: string) => boolean) {
  const quiet: { cookies: Cookie[]; origins: [] } = JSON.parse(
    process.env['QUIET_VISITOR'] ?? '{"cookies":[],"origins":[]}',
  )
  return { ...quiet, cookies: quiet.cookies.filter(({ name }) => !isDropped(name)) } as never
}

export const consent = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })

/** The dialog in which cookie categories are chosen. */
export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })

/** The card of the only campaign that runs. */
export const campaign = (page: Page) =>
  page.getByRole('complementary', { name: 'The cool season, wrapped' })

/** The card of the newsletter. */
export const newsletter = (page: Page) =>
  page.getByRole('complementary', { name: 'Letters from the fitting room' })

/** Waits until the popups have been loaded, after which they open automatically. */
export const waitForPopups = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('operationName=Popups'))

/** Opens a page whose clock is installed, once its popups have been loaded. */
export async function openWithPopups(page: Page, path: string) {
  const loaded = waitForPopups(page)
  await page.goto(path)
  await loaded
}

/** Opens the search, which needs a page that no dialog covers. */
export async function openSearch(page: Page) {
  const search = page.getByRole('dialog', { name: 'Search' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter')
  await expect(search).toBeVisible()
  return search
}

/** Asserts that no popup opens within a minute, and that the page can be used afterwards. */
export async function expectNoPopup(page: Page) {
  await page.clock.runFor(60_000)
  const search = await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(campaign(page)).toBeHidden()
  await expect(newsletter(page)).toBeHidden()
  await expect(consent(page)).toBeHidden()
}

/** Asserts that the newsletter stays closed for some seconds of the page's clock. */
export async function expectNoNewsletter(page: Page, seconds: number) {
  // In steps: the code of a popup that opens is loaded meanwhile.
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000)
    await expect(newsletter(page)).toBeHidden()
  }
}

/** A cookie of this browser, with its value decoded. */
export async function findCookie(page: Page, name: string) {
  const cookie = (await page.context().cookies()).find((cooky) => cooky.name === name)
  return cookie && { ...cookie, value: decodeURIComponent(cookie.value) }
}
