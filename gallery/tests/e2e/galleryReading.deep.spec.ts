import { expect } from '@playwright/test'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { addToBag, expectAccessible, problemsOf } from '@vitrine/tests/support/pages/storefront.ts'

test('a parent state is folded in the diagram, by keyboard in the table, and in the URL', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await page.goto('/_machines/cart')
  const loading = page.locator('[data-state="cart.content.loading"]')
  const content = page.locator('[data-state="cart.content"]')
  await expect(loading).toBeAttached()
  const table = page.getByRole('region', { name: 'Table of states' })
  const fold = table.getByRole('button', { name: 'Fold content' })
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(loading).not.toBeAttached()
  await expect(content).toContainText(/\d+ states/)
  // The machine is in a hidden state.
  await expect(content).toHaveAttribute('data-active', 'state')
  await expect(fold).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(content).toContainText(/\d+ states/)
  await page.getByRole('button', { name: 'Fold all' }).click()
  await expect(page.locator('[data-state="cart.removal.idle"]')).not.toBeAttached()
  await page.getByRole('button', { name: 'Unfold all' }).click()
  await expect(loading).toBeAttached()
  // It may be outside the frame of a phone.
  await page.locator('[data-fold="cart.removal"]').dispatchEvent('click')
  await expect(page.locator('[data-state="cart.removal.idle"]')).not.toBeAttached()
  expect(problems).toEqual([])
})

test('a search highlights states and transitions in the diagram, and Enter shows the next one', async ({
  page,
}) => {
  await page.goto('/_machines')
  await page.getByRole('searchbox').fill('composition.ended')
  await page.getByRole('link', { name: 'composition.ended', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Find in the diagram' })
  await expect(field).toHaveValue('composition.ended')
  const event = page
    .locator('[data-transition][data-found]')
    .filter({ hasText: 'composition.ended' })
  await expect(event).toBeAttached()
  await field.fill('zebra')
  await expect(page.getByText('No results')).toBeVisible()
  await field.fill('try again')
  const failed = page.locator('[data-state="search.failed"]')
  await expect(failed).toHaveAttribute('data-found')
  await expect(page.locator('[data-state="search.idle"]')).not.toHaveAttribute('data-found')
  await field.press('Enter')
  await expect(page.getByText(/^1 of \d found$/)).toBeVisible()
  await expect(failed).toBeInViewport()
  await expectAccessible(page)
})

test('a diagram fills the screen, takes the keyboard, and Escape ends it', async ({ page }) => {
  await page.goto('/_machines/search')
  const button = page.getByRole('button', { name: 'Full screen' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'search' })
  const box = await dialog.boundingBox()
  const size = page.viewportSize()
  expect([box?.x, box?.y]).toEqual([0, 0])
  expect(box?.width).toBeGreaterThan((size?.width ?? 0) - 20)
  expect(box?.height).toBe(size?.height)
  // The keyboard stays within it.
  const focused = () =>
    dialog.evaluate((element) => {
      const { activeElement, body } = document
      return activeElement === body || element.contains(activeElement)
    })
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    expect(await focused(), `${count + 1} times Tab`).toBe(true)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'All machines' }).click()
  await expect(page.getByRole('heading', { name: 'State machines' })).toBeVisible()
})

test('a walk is played, and the clock of the machine is advanced and set', async ({ page }) => {
  await page.goto('/_machines/countdown')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByText('2026-01-01 00:00:00 UTC, +0 s since the start')).toBeVisible()
  await panel.getByLabel('Advance by').fill('2.5')
  await panel.getByRole('button', { name: 'Advance' }).click()
  await expect(panel.getByText('88000', { exact: true })).toBeVisible()
  await panel.getByLabel('Set to (UTC)').fill('2026-01-01T00:02:00')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(panel.getByText('expired', { exact: true })).toBeVisible()
  await expectAccessible(page)
  // Played from its start, it reaches the end again.
  const steps = panel.getByRole('listitem').getByRole('button', { name: /clock|ninety/ })
  await expect(steps).toHaveCount(3)
  await panel.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(panel.getByText('running', { exact: true })).toBeVisible()
  await expect(steps.last()).toHaveAttribute('aria-current', 'step')
  await expect(panel.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  // The machine's clock is a function: no data to show.
  await expect(panel.getByText('(a function)')).toBeHidden()
})

test('an unknown event is reported, and links name examples by their payload', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/_machines/listing')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await panel.getByText('Another event…').click()
  await panel.getByLabel('Event as JSON').fill('{ "type": "door.opened" }')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByText('“door.opened” is not an event of this machine.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'door.opened (no effect)' })).toBeVisible()
  await panel.getByRole('button', { name: /^loadPages done.*pageCount 3/ }).click()
  await expect(page).toHaveURL(/loadPages\+done(~|%7E)query-dresses-pagecount-3/)
})

test('a followed line of the bag is named by its product and choices', { tag: '@phone' }, async ({
  page: shop,
  context,
}) => {
  const bag = await addToBag(shop, 'silk-slip-dress', 'Champagne', 'M')
  await expect(bag.getByRole('listitem').first()).toContainText('Silk slip dress')
  const gallery = await context.newPage()
  await gallery.goto('/_machines/cartLine?live=1')
  const heading = gallery.getByRole('heading', {
    name: /^Events of cartLine — Silk slip dress, .*M/,
  })
  await expect(heading).toBeVisible()
})
