import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { placeOrder } from '@vitrine/tests/support/pages/customers.ts'
import { staff } from '@vitrine/tests/support/pages/outbox.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import { cmsUrl, enterAs, expectFits, notice } from './support/officePages.ts'

const choose = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.getByLabel(`Choose ${key}`, { exact: true }).check()
  await expect(page.getByLabel(`${keys.length} chosen`)).toBeVisible()
}

test('several paid orders are packed together, and the notice names one that a colleague packed before', async ({
  page,
}) => {
  covers('office.several')

  const orders: string[] = []
  for (let index = 0; index < 3; index++) {
    const { id, total } = await placeOrder(page, 'BANK_TRANSFER')
    await staff().transfer(id, total)
    orders.push(id)
  }
  const [taken = '', ...others] = orders
  await enterAs(page, 'staff')
  await page.goto(`${cmsUrl()}/admin/#/orders?status=processing`)
  await choose(page, orders)
  await expectAccessible(page, 'back office, several orders')
  await expectFits(page)
  const slips = await page.getByRole('link', { name: 'Packing slips' }).getAttribute('href')
  await staff().act(taken, 'pack')
  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  await notice(page, new RegExp(`^2 are done\\. Order ${taken}: .+`))
  for (const id of orders) expect((await staff().order(id)).status).toBe('packing')
  await expect(page.getByLabel(`Choose ${others[0]}`, { exact: true })).toHaveCount(0)
  const sheets = await page.request.get(new URL(slips ?? '', cmsUrl()).href)
  for (const id of orders) expect(await sheets.text()).toContain(`Packing slip, order ${id}`)
})

test('several products are put on sale and taken off it, and one that cannot be shown does not stop the others', async ({
  page,
}) => {
  covers('office.several', 'office.sale')

  const unique = randomUUID().slice(0, 8).toUpperCase()
  const codes = ['A', 'B'].map((letter) => `${letter}-${unique}`)
  for (const code of codes)
    await staff().run('addProduct', {
      ...{ code, slug: code.toLowerCase(), name: `Several ${code}`, brand: 'asava' },
      ...{ categories: ['dresses'], description: 'A piece.', composition: '', price: 1999 },
      ...{ colours: ['ivory'], sizes: ['S', 'M'] },
    })
  const prices = async () => {
    const products = codes.map((code) => staff().run('product', { code }) as Promise<StaffProduct>)
    return (await Promise.all(products)).map(({ variations }) =>
      variations.map(({ salePrice, now }) => [salePrice, now]),
    )
  }
  await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/products?search=${unique}`)
  await choose(page, codes)
  await page.getByRole('button', { name: 'Put on sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put 2 products on sale' })
  const percent = dialog.getByLabel('Percent off the regular price')
  for (const wrong of ['91', '-1', 'half', '1e1']) {
    await percent.fill(wrong)
    await dialog.getByRole('button', { name: 'Set the sale' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Enter a number of percent')
  }
  expect(await prices()).toEqual(Array(2).fill(Array(2).fill([null, 1999])))
  await percent.fill('25')
  await dialog.getByRole('button', { name: 'Set the sale' }).dblclick()
  await notice(page, '2 are done.')
  await expect(dialog).toBeHidden()
  expect(await prices()).toEqual(Array(2).fill(Array(2).fill([1499, 1499])))

  await page.getByRole('button', { name: 'Show in the shop' }).click()
  for (const code of codes) await notice(page, new RegExp(`${code}: Add a photograph first\\.`))

  await page.getByRole('button', { name: 'Put on sale' }).click()
  await percent.fill('0')
  await dialog.getByRole('button', { name: 'Set the sale' }).click()
  await expect(dialog).toBeHidden()
  expect(await prices()).toEqual(Array(2).fill(Array(2).fill([null, 1999])))
})
