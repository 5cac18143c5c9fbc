import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { lines } from '../../support/pages/cartPages.ts'
import {
  newPerson,
  orderReceived,
  placeOrderButton,
  stepHeading,
} from '../../support/pages/checkoutPages.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Moves to a group of radios by Tab, and to one of them by the arrow keys. */
async function choose(page: Page, group: Locator, name: string | RegExp) {
  await expect(group.getByRole('radio', { name })).toBeAttached()
  const inGroup = () => group.evaluate((element) => element.contains(document.activeElement))
  for (let presses = 0; presses < 150 && !(await inGroup()); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const wanted = group.getByRole('radio', { name, checked: true })
  for (let presses = 0; presses < 20 && !(await wanted.count()); presses += 1)
    await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeFocused()
}

test('a dress is found from the home page and ordered by keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  covers('accessibility.keyboard.purchase', 'permissions.visitor.browse')
  test.slow()
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const search = page.getByRole('dialog', { name: 'Search' })
  // The button does nothing before hydration.
  await expect(async () => {
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Search' }))
    await expect(search).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('silk slip')
  const option = search.getByRole('option', { name: /Silk slip dress/ }).first()
  await expect(option).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk slip dress')
  await expect(search).toBeHidden()

  await choose(page, page.getByRole('group', { name: /^Colour/ }), 'Lotus')
  await choose(page, page.getByRole('group', { name: /^Size/ }), /^S$/)
  await press(page, page.getByRole('button', { name: 'Add to bag' }))
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(lines(page)).toHaveText(/Silk slip dress[\s\S]*Lotus/)
  await expectAccessible(page)
  await press(page, bag.getByRole('link', { name: 'Checkout' }))
  await expect(page).toHaveURL(/\/checkout$/)

  const { email, District: district, Postcode: postcode, ...url } = newPerson()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await type(page, field('Email'), email)
  for (const [name, text] of Object.entries(url)) await type(page, field(name), text)
  await type(page, page.getByRole('combobox', { name: 'Sub-district' }), 'Khlong Toei Nuea')
  await expect(page.getByRole('option', { name: /^Khlong Toei Nuea, Watthana/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field('District')).toHaveValue(district)
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Bangkok')
  await expect(field('Postcode')).toHaveValue(postcode)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(stepHeading(page, 'Delivery')).toBeFocused()
  await choose(page, page.getByRole('group', { name: /^When should it arrive/ }), /^Express/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(stepHeading(page, 'Payment')).toBeFocused()
  await choose(
    page,
    page.getByRole('group', { name: /^How would you like to pay/ }),
    'Bank transfer',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(stepHeading(page, 'Review')).toBeFocused()
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)
  await press(page, placeOrderButton(page))
  await orderReceived(page)
  await expectAccessible(page)
})
