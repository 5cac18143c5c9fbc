import type { SavedAddress } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { maxAddresses } from '#cms/customer/addresses/addressBook.ts'
import { stores } from '#cms/database/schema/content.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, type Problem } from '#cms/tests/support/checkout.ts'
import { register } from '#cms/tests/support/customer.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper, type Shopper } from '#cms/tests/support/shopper.ts'

let nextId = 0

const cms = sharedCms()

async function newCustomer() {
  nextId += 1
  const browser = createShopper(cms.url)
  await register(browser, { email: `addresses${nextId}@example.com` })
  return browser
}

type Book = { data: SavedAddress[] } & Problem
const at = (address1: string) => ({ ...address, address1 })
const list = (browser: Shopper) => browser.request<Book>('GET', '/api/v1/addresses')
const add = (browser: Shopper, address1: string, isDefault = false) =>
  browser.request<Book>('POST', '/api/v1/addresses', {
    body: { address: at(address1), isDefault },
  })
const replace = (browser: Shopper, id: string, body: object) =>
  browser.request<Book>('PUT', `/api/v1/addresses/${id}`, { body })
const remove = (browser: Shopper, id: string) =>
  browser.request<Book>('DELETE', `/api/v1/addresses/${id}`)
/** The addresses in their order, with an asterisk at the default. */
const summary = ({ body }: { body: Book }) =>
  body.data.map((saved) => `${saved.address.address1}${saved.isDefault ? '*' : ''}`)
const shippingOf = async (browser: Shopper) => {
  const { body } = await browser.request<{
    addresses: { shipping: { address1: string } | null; saved: SavedAddress[] }
  }>('GET', '/api/v1/checkout')
  return [body.addresses.shipping?.address1, body.addresses.saved.length]
}

test('the first address becomes the default, and at most one address is the default', async () => {
  covers('account.addresses.default')

  const browser = await newCustomer()
  expect(summary(await list(browser))).toEqual([])
  expect(summary(await add(browser, 'Home'))).toEqual(['Home*'])
  expect(summary(await add(browser, 'Office'))).toEqual(['Home*', 'Office'])
  const added = await add(browser, 'Studio', true)
  expect([added.status, summary(added)]).toEqual([201, ['Studio*', 'Home', 'Office']])
  const [, home] = added.body.data
  const replaced = await replace(browser, home?.id ?? '', { address: at('House'), isDefault: true })
  expect(summary(replaced)).toEqual(['House*', 'Office', 'Studio'])
  expect(summary(await list(browser))).toEqual(summary(replaced))
})

test('the default stays when it is changed, and the oldest succeeds it when it is removed', async () => {
  covers('account.addresses.default-removed')

  const browser = await newCustomer()
  await add(browser, 'Home')
  await add(browser, 'Office')
  const { body } = await add(browser, 'Studio')
  const id = body.data[0]?.id ?? ''
  expect(summary(await replace(browser, id, { address: at('House') }))[0]).toBe('House*')
  expect(summary(await remove(browser, id))).toEqual(['Office*', 'Studio'])
  expect(summary(await remove(browser, id))).toEqual(['Office*', 'Studio'])
})

test('an address book is closed to guests and to other customers', async () => {
  covers('account.addresses.own')

  const [owner, other] = [await newCustomer(), await newCustomer()]
  const { body } = await add(owner, 'Home')
  const id = body.data[0]?.id ?? ''
  for (const response of [
    await list(createShopper(cms.url)),
    await add(createShopper(cms.url), 'X'),
  ])
    expect([response.status, response.body.code]).toEqual([401, 'unauthenticated'])
  expect(summary(await list(other))).toEqual([])
  const foreign = await replace(other, id, { address: at('Stolen') })
  const unknown = await replace(other, '999999', { address: at('Stolen') })
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
  expect((await replace(other, 'x', { address: at('Stolen') })).status).toBe(404)
  expect(summary(await remove(other, id))).toEqual([])
  expect(summary(await list(owner))).toEqual(['Home*'])
})

test.each([
  [{ city: '' }, 'address.city', 'Please enter your district'],
  [{ postcode: '123' }, 'address.postcode', 'Please enter a 5-digit postcode'],
  [{ state: 'Bavaria' }, 'address.state', expect.any(String)],
  [{ country: 'DE' }, 'address.country', expect.any(String)],
])('an address with %o is rejected at %s', async (change, field, message) => {
  covers('account.addresses.save')

  const browser = await newCustomer()
  const { status, body } = await browser.request<Book>('POST', '/api/v1/addresses', {
    body: { address: { ...address, ...change } },
  })
  expect([status, body.fields?.[field]]).toEqual([422, message])
  expect(summary(await list(browser))).toEqual([])
})

test('an address book is full at its maximum', async () => {
  covers('account.addresses.maximum')

  const browser = await newCustomer()
  for (let count = 0; count < maxAddresses; count += 1)
    expect((await add(browser, `House ${count}`)).status).toBe(201)
  const { status, body } = await add(browser, 'One more')
  expect([status, body.message]).toEqual([422, expect.stringContaining('full')])
})

test('the checkout starts with the default address, and offers the address book to its customer only', async () => {
  covers('account.addresses.checkout')

  const browser = await newCustomer()
  expect(await shippingOf(browser)).toEqual([undefined, 0])
  await add(browser, 'Home')
  await add(browser, 'Office', true)
  expect(await shippingOf(browser)).toEqual(['Office', 2])
  expect(await shippingOf(createShopper(cms.url))).toEqual([undefined, 0])
})

test('the first order saves its delivery address, and later orders save none', async () => {
  covers('account.addresses.first-order')

  const browser = await newCustomer()
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 11, stock: 9 }] })
  await buy(browser, 1, { shipping: at('Condominium') })
  expect(summary(await list(browser))).toEqual(['Condominium*'])
  await buy(browser, 1, { shipping: at('Elsewhere') })
  expect(summary(await list(browser))).toEqual(['Condominium*'])
  expect((await shippingOf(browser))[0]).toBe('Condominium')
})

test('an order that is collected saves no address', async () => {
  covers('checkout.pick-up.saved')

  const browser = await newCustomer()
  await addProduct(cms.cms.database, { id: 2, variations: [{ id: 21, stock: 9 }] })
  const location = { lat: 7.9, lng: 98.4, address: '8 Bang Yai Road, Phuket 83000' }
  const body = { id: '1', slug: 'phuket', name: 'Vitrine Phuket', content: '', location }
  await cms.cms.database.insert(stores).values({ slug: 'phuket', position: 0, body })
  const order = await buy(browser, 2, { store: 'phuket', shippingMethod: 'pick-up' })
  await cms.cms.database.delete(stores)
  expect(order.shipping.store).toBe('phuket')
  expect(summary(await list(browser))).toEqual([])
  expect(await shippingOf(browser)).toEqual([undefined, 0])
})
