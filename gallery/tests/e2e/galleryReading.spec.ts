import { expect } from '@playwright/test'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible, recordProblems } from '@vitrine/tests/support/pages/storefront.ts'

test('a parent state is folded in the diagram, by keyboard in the table, and in the URL', async ({
  page,
}) => {
  const problems = recordProblems(page)
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
