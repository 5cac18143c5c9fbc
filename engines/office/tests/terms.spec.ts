import { expect } from '@playwright/test'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { staff } from '@vitrine/tests/support/pages/outbox.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import sharp from 'sharp'
import { cmsUrl, enterAs, expectFits, makeProduct, notice } from './support/officePages.ts'

test('a manager renames and repaints a colour, which the shop shows, and cannot switch it off', async ({
  page,
  browser,
}) => {
  covers('office.terms', 'office.terms.off', 'office.terms.rejected')

  await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/products`)
  await page.getByRole('link', { name: 'Brands, colours, sizes' }).click()
  await page.getByText('Colours', { exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'lilac-plum' })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'back office, colours')
  await expectFits(page)
  await row.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Offered under')).toHaveValue('purple')
  await dialog.getByLabel('Name', { exact: true }).fill('Plum')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Another colour is called Plum',
  )
  await expectAccessible(page, 'back office, colour')
  await dialog.getByLabel('Name', { exact: true }).fill('Lilac over plum')
  await dialog.getByLabel('Second tone').fill('#55304d')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Lilac over plum is saved.')

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto('/shop?colors=lilac-plum')
    // In the filters, which are closed on a phone.
    await expect(visitor.getByText('Lilac over plum').first()).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await visitor.context().close()

  await row.getByRole('button', { name: /^Change/ }).click()
  await dialog.getByLabel('In filters and for new products').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/is the colour of .+\. Only a colour/)
  await dialog.getByLabel('In filters and for new products').check()
  await dialog.getByLabel('Name', { exact: true }).fill('Lilac and plum')
  await dialog.getByLabel('Second tone').fill('#55304c')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Lilac and plum is saved.')
})

test('a manager makes a brand with text and banner, and switches it off', async ({ page }) => {
  covers('office.terms', 'office.terms.off')

  await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/brands`)
  await page.getByRole('button', { name: 'New brand' }).click()
  const dialog = page.getByRole('dialog', { name: 'New brand' })
  const name = `Sala ${Date.now()}`
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await expect(dialog.getByLabel('Address')).toHaveValue(name.toLowerCase().replace(' ', '-'))
  await dialog.getByLabel('Text above its products').fill('Woven in Surin.')
  await dialog.getByRole('button', { name: 'Choose a photograph: Banner' }).click()
  const library = page.getByRole('dialog', { name: 'Images' })
  const create = { width: 1600, height: 1200, channels: 3, background: '#345678' } as const
  const buffer = await sharp({ create: { ...create, height: 1201 } })
    .jpeg()
    .toBuffer()
  await library.locator('input[type="file"]').setInputFiles({
    ...{ name: 'loom.jpg', mimeType: 'image/jpeg', buffer },
  })
  const alternative = library.getByRole('textbox').first()
  await alternative.fill('A loom')
  await page.keyboard.press('Enter')
  await expect(library).toBeHidden()
  await expect(dialog.getByLabel('Text alternative')).toHaveValue('A loom')
  await expectFits(page)
  await expectAccessible(page, 'back office, brand')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await notice(page, `${name} is saved.`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: `Change ${name}` }).click()
  const change = page.getByRole('dialog', { name: `Change ${name}` })
  await expect(change.getByRole('img', { name: 'A loom' })).toBeVisible()
  await change.getByLabel('In filters and for new products').uncheck()
  await change.getByRole('button', { name: 'Save' }).click()
  await notice(page, `${name} is switched off.`)
  await expect(row).toContainText('off')
})

test('a product changes its brand, and colours are added, replaced and removed, which the shop shows', {
  tag: '@both',
}, async ({ page, browser }) => {
  covers('office.product.brand', 'office.product.colours', 'office.notice')

  const code = await makeProduct()
  await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/products/${code}`)
  const create = { width: 1600, height: 1200, channels: 3, background: '#456789' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page
    .locator('.drop input[type="file"]')
    .setInputFiles({ name: 'piece.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Save photographs' }).click()
  await notice(page, `${code} has 1 photograph now.`)
  await page.getByRole('button', { name: 'Show in the shop' }).click()
  await notice(page, `${code} is in the shop now.`)

  await page.getByRole('combobox', { name: 'Brand' }).selectOption('asv')
  await page.getByRole('button', { name: 'Save brand' }).dblclick()
  await notice(page, new RegExp(`^The brand of ${code} is .+ now.$`))
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await dialog.getByLabel('Colour').selectOption('sage')
  await expectAccessible(page, 'back office, a new colour')
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await notice(page, /Add photographs and stock of Sage\.$/)
  const colours = page.getByRole('group', { name: 'Colours' })
  await expect(colours.locator('tbody tr')).toHaveText([/Ivory/, /Ink/, /Sage/])
  await page.getByRole('button', { name: 'Replace Ivory' }).click()
  await dialog.getByLabel('Colour').selectOption('butter')
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(colours).toContainText('Butter')
  await staff().run('setStock', {
    ...{ rows: [{ sku: `${code}-INK-S`, stock: 2, seen: 0 }], reason: 'Arrived' },
  })
  await page.getByRole('button', { name: 'Remove Ink' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Ink has 2 pieces in stock/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Remove Sage' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(colours).not.toContainText('Sage')
  await expectFits(page)
  await expectAccessible(page, 'back office, brand and colours')

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto(`/product/${code.toLowerCase()}`)
    await expect(visitor.getByRole('radio', { name: 'Butter' })).toBeAttached({ timeout: 1000 })
    await expect(visitor).toHaveTitle(/– asv/, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await visitor.context().close()
  const { version: seen } = (await staff().run('product', { code })) as StaffProduct
  await staff().run('hideProduct', { code, seen, isHidden: true })
})
