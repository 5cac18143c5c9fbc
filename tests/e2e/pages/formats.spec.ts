import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'

test('a window narrower than 768 px has the mobile layout', { tag: '@desktop' }, async ({
  page,
}) => {
  covers('formats.breakpoint.mobile')
  await page.goto('/shop')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  const primary = page.getByRole('navigation', { name: 'Primary' })
  const densities = page.getByRole('radio', { name: / columns$/ })
  for (const [width, isNarrow] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(menu).toBeVisible({ visible: isNarrow })
    await expect(primary).toBeVisible({ visible: !isNarrow })
    await expect(densities).toHaveCount(isNarrow ? 0 : 2)
  }
})

test('the shop is in English', { tag: '@phone' }, async ({ page }) => {
  covers('formats.language')

  await page.goto('/shop')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
