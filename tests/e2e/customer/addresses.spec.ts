import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { fillBag, registerCustomer } from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const switchFaults = (page: Page, faults: string) => page.request.get(`/?qa=${faults}`)
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

async function fillAddress(page: Page, street: string) {
  const values = {
    'First name': 'Ploy',
    'Last name': 'Saetang',
    'Phone number': '081 234 5678',
    Address: street,
    District: 'Watthana',
    Postcode: '10110',
  }
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
  await page.getByRole('combobox', { name: 'Sub-district' }).fill('Khlong Toei Nuea')
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Bangkok')
}

test('a customer keeps an address book, and the checkout offers its addresses', async ({
  page,
}) => {
  covers(
    'account.addresses.checkout',
    'account.addresses.failure',
    'account.addresses.list',
    'account.addresses.remove',
    'account.addresses.save',
    'account.links',
    'checkout.draft.prefill',
    'routes.account.addresses',
  )

  const { email } = await registerCustomer(page)
  await page.goto('/my-account/edit-account')
  await page.getByRole('main').getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByText('No addresses saved yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription('Please enter your postcode')
  await expectAccessible(page)
  await fillAddress(page, '99/1 Sukhumvit 39')
  await switchFaults(page, 'addresses.add:500')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('form').getByRole('alert').first()).toBeVisible()
  await expect(field(page, 'Address')).toHaveValue('99/1 Sukhumvit 39')
  await switchFaults(page, '')
  await page.getByRole('button', { name: 'Save address' }).click()
  const items = page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem')
  await expect(items).toHaveText([/99\/1 Sukhumvit 39.*Default/])
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused()

  await page.getByRole('button', { name: 'Add address' }).click()
  await fillAddress(page, '1 Sathorn Road')
  await page.getByRole('checkbox', { name: 'Use as my default address' }).check()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(items).toHaveText([/1 Sathorn Road.*Default/, /99\/1 Sukhumvit 39/])
  await page.getByRole('button', { name: 'Edit address: 99/1 Sukhumvit 39, Watthana' }).click()
  await expect(field(page, 'Address')).toHaveValue('99/1 Sukhumvit 39')
  await field(page, 'Address').fill('99/2 Sukhumvit 39')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(items).toHaveText([/1 Sathorn Road.*Default/, /99\/2 Sukhumvit 39/])
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused()
  await expectAccessible(page)

  await fillBag(page)
  await page.goto('/checkout')
  await expect(field(page, 'Address')).toHaveValue('1 Sathorn Road')
  await expect(field(page, 'Email')).toHaveValue(email)
  const choice = page.getByRole('combobox', { name: 'Saved address' })
  await choice.selectOption({ label: 'Ploy Saetang, 99/2 Sukhumvit 39' })
  await expect(field(page, 'Address')).toHaveValue('99/2 Sukhumvit 39')
  await field(page, 'Address').fill('Somewhere else')
  await expect(choice).toHaveValue('')

  await page.goto('/my-account/edit-address')
  await page.getByRole('button', { name: 'Edit address: 99/2 Sukhumvit 39, Watthana' }).click()
  await page.getByRole('checkbox', { name: 'Use as my default address' }).check()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(items).toHaveText([/99\/2 Sukhumvit 39.*Default/, /1 Sathorn Road/])
  await expect(page.getByText('Your address has been saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove address: 1 Sathorn Road, Watthana' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this address?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove address: 1 Sathorn Road, Watthana' }).click()
  await switchFaults(page, 'addresses.remove:500')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  await expect(items).toHaveCount(2)
  await switchFaults(page, '')
  await page.getByRole('button', { name: 'Remove address: 1 Sathorn Road, Watthana' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(items).toHaveText([/99\/2 Sukhumvit 39.*Default/])
  await expect(page.getByText('Your address has been removed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused()
})
