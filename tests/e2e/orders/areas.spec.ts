import { expect, type Locator, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  continueButton,
  fillContact,
  newPerson,
  orderReceived,
  placeOrderButton,
  stepHeading,
} from '../../support/pages/checkoutPages.ts'
import { fillCart } from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const subdistrict = (page: Page) => page.getByRole('combobox', { name: 'Sub-district' })
const district = (page: Page) => page.getByRole('textbox', { name: 'District', exact: true })
const province = (page: Page) => page.getByRole('combobox', { name: 'Province' })
const postcode = (page: Page) => page.getByRole('textbox', { name: 'Postcode' })
const areas = (page: Page) => page.getByRole('listbox', { name: 'Areas' })

async function openCheckout(page: Page, search = '') {
  await fillCart(page)
  await page.goto(`/checkout${search}`, { waitUntil: 'domcontentloaded' })
  await expect(stepHeading(page, 'Contact and address')).toBeVisible()
}

test('a shopper completes an address by keyboard, in Thai or by the postcode', async ({ page }) => {
  covers('checkout.area.fill', 'checkout.area.keyboard', 'checkout.area.search')

  await openCheckout(page)
  await subdistrict(page).pressSequentially('คลองเตยเหนือ')
  await expect(areas(page).getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(areas(page).getByRole('option', { selected: true })).toContainText('Watthana')
  await page.keyboard.press('Enter')
  await expect(areas(page)).toBeHidden()
  await expect(subdistrict(page)).toHaveValue('Khlong Toei Nuea')
  await expect(district(page)).toHaveValue('Watthana')
  await expect(province(page)).toHaveValue('Bangkok')
  await expect(postcode(page)).toHaveValue('10110')
  await subdistrict(page).fill('50200 suthep')
  await areas(page)
    .getByRole('option', { name: /Suthep, Mueang Chiang Mai/ })
    .click()
  await expect(province(page)).toHaveValue('Chiang Mai')
  await expect(postcode(page)).toHaveValue('50200')
  await subdistrict(page).fill('Suthe')
  await expect(areas(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(areas(page)).toBeHidden()
  await expect(subdistrict(page)).toHaveValue('Suthe')
})

test('a doubtful email and address are questioned where they are typed, and can be kept', async ({
  page,
}) => {
  covers('validation.checkout.area', 'validation.checkout.area-kept', 'validation.forms.email-slip')
  covers('validation.typed.digits', 'validation.typed.invisible', 'validation.typed.spaces')

  await openCheckout(page)
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await email.fill('mali@gmail.con')
  await email.press('Tab')
  await expect(page.getByRole('status')).toContainText(['Did you mean mali@gmail.com?'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, correct it' }).click()
  await expect(email).toHaveValue('mali@gmail.com')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  const phone = '\u202a๐๘๑ 234 5678\u202c'
  await fillContact(page, { ...newPerson(), Postcode: '๑๐ ๑๑๐', 'Phone number': phone })
  await page.goBack()
  await email.fill('mali@gnail.com')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Please check your email address\.$/)
  await expect(stepHeading(page, 'Contact and address')).toBeVisible()
  await page.getByRole('button', { name: 'No, keep mine' }).click()
  await expect(stepHeading(page, 'Delivery')).toBeVisible()
  await page.goBack()
  await subdistrict(page).fill('no such place')
  await expect(page.getByText('No area found.')).toBeVisible()
  await postcode(page).fill('10119')
  await continueButton(page, 'delivery').click()
  await expect(subdistrict(page)).toHaveAccessibleDescription(/We can’t find this address/)
  await expect(subdistrict(page)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it as it is' }).click()
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await continueButton(page, 'review').click()
  await placeOrderButton(page).click()
  await orderReceived(page)
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('region', { name: 'Shipping address' })).toContainText(
    'no such place',
  )
})

test('an address is free text when the areas fail to load', { tag: '@all' }, async ({ page }) => {
  covers('checkout.area.free')

  await openCheckout(page, '?qa=checkout.areas:500')
  await subdistrict(page).fill('Khlong Toei')
  await expect(page.getByText('We couldn’t load the areas.')).toBeVisible()
  await expectAccessible(page)
  await fillContact(page)
})

test('a browser fills in an address without a list', { tag: '@all' }, async ({ page }) => {
  covers('checkout.autofill')

  await openCheckout(page)
  await expect(subdistrict(page)).toHaveAttribute('autocomplete', 'shipping address-level3')
  await expect(district(page)).toHaveAttribute('autocomplete', 'shipping address-level2')
  await expect(province(page)).toHaveAttribute('autocomplete', 'shipping address-level1')
  // A browser sets values without focus or keys.
  await subdistrict(page).evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input, 'Suthep')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(subdistrict(page)).toHaveValue('Suthep')
  await expect(areas(page)).toBeHidden()
})

test('express delivery is offered in Bangkok and not in Chiang Mai', async ({ page }) => {
  covers('checkout.delivery.changed', 'checkout.delivery.offered')

  await openCheckout(page)
  await fillContact(page)
  const express = page.getByRole('radio', { name: /^Express/ })
  await express.check()
  await page.goBack()
  await subdistrict(page).fill('suthep')
  await areas(page)
    .getByRole('option', { name: /Chiang Mai/ })
    .click()
  await continueButton(page, 'delivery').click()
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
  await expect(express).toHaveCount(0)
  await expectAccessible(page)
})

test('a company and its tax id appear in the order', async ({ page }) => {
  covers('checkout.tax-invoice.fields', 'checkout.tax-invoice.shown', 'validation.checkout.tax-id')
  covers('validation.checkout.company', 'validation.checkout.tax-branch')

  await openCheckout(page)
  await page.getByRole('checkbox', { name: 'I need a tax invoice with my tax ID' }).check()
  const [company, branch] = ['Company', 'Branch'].map((name) =>
    page.getByRole('textbox', { name: new RegExp(`^${name}`) }),
  ) as [Locator, Locator]
  const taxId = page.getByRole('textbox', { name: 'Tax ID' })
  await taxId.fill('0107544000044')
  await continueButton(page, 'delivery').click()
  await expect(taxId).toHaveAccessibleDescription(/Please enter a valid 13-digit tax ID$/)
  await taxId.fill('0-1075-44000-04-3')
  await expect(company).toHaveAccessibleDescription(/company that the tax ID belongs to$/)
  await company.fill('Ploy and Company')
  await branch.fill('third')
  await branch.blur()
  await expect(branch).toHaveAccessibleDescription(/leave it empty for the head office$/)
  await branch.fill('12')
  await expectAccessible(page)
  await fillContact(page)
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await continueButton(page, 'review').click()
  await placeOrderButton(page).click()
  await orderReceived(page)
  await page.getByRole('link', { name: 'View your order' }).click()
  const billing = page.getByRole('region', { name: 'Billing address' })
  for (const text of [
    'Ploy and Company',
    'Tax ID 0107544000043 (Branch 00012)',
    'Khlong Toei Nuea',
    'Thailand',
  ])
    await expect(billing).toContainText(text)
})
