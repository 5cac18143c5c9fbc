import { taxIdInvalid, toTaxId } from '@vitrine/contract/rules/taxId.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { beforeAll, expect, test } from 'vitest'
import { actOnOrder } from '#cms/staff/orders.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { address, buy, place, withKey } from '#cms/tests/support/checkout.ts'
import { createTestClock } from '#cms/tests/support/clock.ts'
import { sharedCms } from '#cms/tests/support/sharedCms.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'

const cms = sharedCms({ clock: createTestClock() })
beforeAll(() => addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 1000 }] }))

const shopper = () => createShopper(cms.url)

test.each([
  ['0107544000043', '0107544000043'],
  ['0-1075-44000-04-3', '0107544000043'],
  [' 0107537000521 ', '0107537000521'],
  ['0107544000044', null],
  ['0107454000043', null],
  ['010754400004', null],
  ['01075440000433', null],
  ['company', null],
  ['', null],
])('the tax id “%s” is %s, in the browser as on the server', (text, expected) => {
  covers('validation.checkout.tax-id')

  expect(toTaxId(text)).toBe(expected)
})

test('an order with a wrong tax id is rejected at its field', async () => {
  const guest = shopper()
  await guest.request('POST', '/api/v1/cart', { body: { id: 1 } })
  const { status, body } = await place(guest, { billing: { ...address, taxId: '0107544000044' } })
  expect([status, body.fields]).toEqual([422, { 'billing.taxId': taxIdInvalid }])
})

test('the invoice shows the company, its tax id and the country', async () => {
  covers('checkout.tax-invoice.shown')

  const guest = shopper()
  const billing = { ...address, company: 'Ploy & Co. <Ltd>', taxId: '0-1075-44000-04-3' }
  const order = await buy(guest, 1, { billing })
  expect(order.billing).toMatchObject({ company: 'Ploy & Co. <Ltd>', taxId: '0107544000043' })
  expect(order.shipping.taxId ?? null).toBeNull()
  await sendSlip(guest, order, { bytes: await slipImage('png', 8, 8) })
  await actOnOrder(cms.cms, { id: order.orderId, action: 'approve' }, () => {})
  const invoice = await guest.request<string>('GET', withKey(`/invoice/${order.orderId}`, order))
  for (const text of ['Ploy &amp; Co. &lt;Ltd&gt;', 'Tax ID 0107544000043', 'Thailand'])
    expect(invoice.body).toContain(text)
})
