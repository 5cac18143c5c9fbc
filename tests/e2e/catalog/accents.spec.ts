import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { cards } from '../../support/pages/listing.ts'

/** The accents of the seeded site configuration for asv, and the shop's own. */
const accents = { asv: 'rgb(31, 77, 70)', shop: 'rgb(111, 42, 36)' }

test('a product and its card are in the accent of their brand, and other parts in the shop’s own', {
  tag: '@all',
}, async ({ page }) => {
  covers('content.accent.brand', 'content.accent.default', 'content.accent.sale')

  const accentOf = (element: Element) => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--accent)'
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  await page.goto('/product-category/asv')
  expect(await cards(page).first().evaluate(accentOf)).toBe(accents.asv)
  expect(await page.getByRole('contentinfo').evaluate(accentOf)).toBe(accents.shop)
  await page.goto('/product/silk-slip-dress')
  const brand = page.getByRole('main').getByText('asv', { exact: true }).first()
  await expect(brand).toHaveCSS('color', accents.asv)
  await page.goto('/special-price?brands=asv')
  const reduced = cards(page)
    .first()
    .getByText(/^฿[\d,]+ $/)
  await expect(reduced).toHaveCSS('color', accents.shop)
})
