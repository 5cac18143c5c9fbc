import { type BrowserContext, expect as baseExpect, type Page } from '@playwright/test'

// A shop that has just started renders its first pages slowly.
const expect = baseExpect.configure({ timeout: 30_000 })

/** Opens a page of the gallery, or of the shop without its popups. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Takes a picture from an element downwards, with a margin above it. */
async function pictureFrom(page: Page, name: string): Promise<Buffer> {
  const heading = page.getByRole('heading', { name, exact: true })
  await heading.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 32),
  )
  return page.screenshot()
}

/** Reads a word in the search drawer of the shop, as a visitor types it. */
async function search(shop: Page) {
  const drawer = shop.getByRole('dialog', { name: 'Search' })
  const field = drawer.getByRole('combobox')
  await expect(async () => {
    const button = shop.getByRole('banner').getByRole('button', { name: 'Search' })
    if (!(await drawer.isVisible())) await button.click({ timeout: 1000 })
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field.pressSequentially('silk', { delay: 60 })
  await expect(drawer.getByRole('option').first()).toBeVisible()
}

const labelsOf = (fields: Element[]) =>
  fields.map((field) => field.closest('label')?.textContent ?? '')

/** How to take each picture of docs/gallery.md in a running shop, by the name of its file. */
export const pictures: Record<string, (context: BrowserContext) => Promise<Buffer>> = {
  coverage: async (context) => {
    const page = await open(context, '/_machines/search')
    await page.getByText('Tested in a browser').click()
    await page
      .getByRole('region', { name: 'Table of states' })
      .getByRole('button', { name: 'searching' })
      .click()
    await expect(
      page.getByRole('region', { name: 'searching' }).getByRole('img').first(),
    ).toBeVisible()
    return pictureFrom(page, 'search')
  },
  live: async (context) => {
    const page = await open(context, '/_machines/search?live=1')
    await search(await open(context, '/shop'))
    await page.bringToFront()
    await expect(
      page.getByRole('region', { name: 'The shop, live' }).getByRole('paragraph'),
    ).toHaveText('found')
    return pictureFrom(page, 'search')
  },
  sequence: async (context) => {
    const page = await open(context, '/_machines/sequence')
    const drawing = page.getByRole('img', { name: /^Sequence of \d+ messages/ })
    const shop = await open(context, '/shop')
    await expect(drawing).toHaveAccessibleName(/listing/)
    await page.bringToFront()
    await page.getByRole('button', { name: 'Clear' }).click()
    await shop.bringToFront()
    await search(shop)
    await page.bringToFront()
    await expect(drawing).toHaveAccessibleName(/search/)
    const machines = page.getByRole('group', { name: 'Machines' })
    for (const name of await machines.getByRole('checkbox').evaluateAll(labelsOf))
      if (!['search', 'overlays'].includes(name))
        await machines.getByRole('checkbox', { name, exact: true }).uncheck()
    return pictureFrom(page, 'Sequence')
  },
  faults: async (context) => {
    const page = await open(context, '/_machines/faults')
    await page.getByRole('combobox', { name: 'Call' }).selectOption('cart.add')
    await page.getByLabel('How many times').fill('2')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: '+3d' }).click()
    await page.getByRole('button', { name: 'Switch on' }).click()
    await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()
    return pictureFrom(page, 'Faults')
  },
  races: async (context) => {
    const page = await open(context, '/_machines/cart')
    await page
      .getByRole('button', {
        name: 'cart.invalidated and refreshCart done: the order matters, as allowed',
      })
      .click()
    return pictureFrom(page, 'Races')
  },
  report: async (context) => {
    const page = await open(context, '/_machines/runs')
    await page.getByRole('button', { name: /Last run on this machine$/ }).click()
    await expect(page.getByRole('button', { name: 'Close the report' })).toBeVisible()
    await page.goto('/_machines/search')
    await page.getByText('Tested', { exact: true }).click()
    await expect(page.getByText(/Results of /)).toBeVisible()
    return page.screenshot()
  },
}
