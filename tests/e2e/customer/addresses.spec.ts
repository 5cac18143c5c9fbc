import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { addressInput } from '../../support/gateway/addressInput.ts'
import { test } from '../../support/pages/browserTest.ts'
import { executeGraphql, fillCart, registerCustomer } from '../../support/pages/customers.ts'
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

/** Saves an address of the signed-in customer, whose first one is the default. */
const saveAddress = ({ request }: Page, address1: string) =>
  executeGraphql(
    request,
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { userErrors { code message } } }',
    {
      input: {
        address: { ...addressInput, subdistrict: 'Khlong Toei Nuea', address1, email: null },
      },
    },
  )

const items = (page: Page) =>
  page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem')
const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click()
const edit = (page: Page, street: string) =>
  page.getByRole('button', { name: `Edit address: ${street}, Watthana` }).click()

test('a customer adds addresses, one of which is the default, and edits them', async ({ page }) => {
  covers(
    'account.addresses.failure',
    'account.addresses.list',
    'account.addresses.save',
    'account.links',
    'routes.account.addresses',
  )

  await registerCustomer(page)
  await page.goto('/my-account/edit-account')
  await page.getByRole('main').getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByText('No addresses saved yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused()
  await save(page)
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription('Please enter your postcode')
  await expectAccessible(page)
  await fillAddress(page, '99/1 Sukhumvit 39')
  await switchFaults(page, 'addresses.add:500')
  await save(page)
  await expect(page.getByRole('form').getByRole('alert').first()).toBeVisible()
  await expect(field(page, 'Address')).toHaveValue('99/1 Sukhumvit 39')
  await switchFaults(page, '')
  await save(page)
  await expect(items(page)).toHaveText([/99\/1 Sukhumvit 39.*Default/])
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused()

  await page.getByRole('button', { name: 'Add address' }).click()
  await fillAddress(page, '1 Sathorn Road')
  await page.getByRole('checkbox', { name: 'Use as my default address' }).check()
  await save(page)
  await expect(items(page)).toHaveText([/1 Sathorn Road.*Default/, /99\/1 Sukhumvit 39/])
  await edit(page, '99/1 Sukhumvit 39')
  await expect(field(page, 'Address')).toHaveValue('99/1 Sukhumvit 39')
  await field(page, 'Address').fill('99/2 Sukhumvit 39')
  await save(page)
  await expect(items(page)).toHaveText([/1 Sathorn Road.*Default/, /99\/2 Sukhumvit 39/])
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused()
  await expectAccessible(page)
})

test('an address is removed after a confirmation, and stays when that fails', {
  tag: '@all',
}, async ({ page }) => {
  covers('account.addresses.failure', 'account.addresses.remove')

  await registerCustomer(page)
  for (const street of ['99/2 Sukhumvit 39', '1 Sathorn Road']) await saveAddress(page, street)
  await page.goto('/my-account/edit-address')
  const remove = page.getByRole('button', { name: 'Remove address: 1 Sathorn Road, Watthana' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Remove this address?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(items(page)).toHaveCount(2)
  await remove.click()
  await switchFaults(page, 'addresses.remove:500')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible()
  await expect(items(page)).toHaveCount(2)
  await switchFaults(page, '')
  await remove.click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(items(page)).toHaveText([/99\/2 Sukhumvit 39.*Default/])
  await expect(page.getByText('Your address has been removed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused()
})

test('the checkout offers the addresses of the book, the default first', async ({ page }) => {
  covers('account.addresses.checkout', 'checkout.draft.prefill')

  const { email } = await registerCustomer(page)
  for (const street of ['1 Sathorn Road', '99/2 Sukhumvit 39']) await saveAddress(page, street)
  await fillCart(page)
  await page.goto('/checkout')
  await expect(field(page, 'Address')).toHaveValue('1 Sathorn Road')
  await expect(field(page, 'Email')).toHaveValue(email)
  const choice = page.getByRole('combobox', { name: 'Saved address' })
  await choice.selectOption({ label: 'Ploy Saetang, 99/2 Sukhumvit 39' })
  await expect(field(page, 'Address')).toHaveValue('99/2 Sukhumvit 39')
  await field(page, 'Address').fill('Somewhere else')
  await expect(choice).toHaveValue('')
})
