import { expect, test } from 'vitest'
import type { CheckoutQuery } from '#web/shop/orders/checkout/checkout.generated.ts'
import { knownContact } from '#web/shop/orders/checkout/checkoutOrder.ts'
import { covers } from '../support/clauses/covers.ts'

const billing = {
  firstName: 'Ploy',
  lastName: 'Saetang',
  company: 'Ploy and Company',
  taxId: '0107544000043',
  address1: '99/1 Sukhumvit 39',
  address2: null,
  subdistrict: null,
  city: 'Watthana',
  province: 'TH-10',
  postcode: '10110',
  country: 'TH',
  phoneNumber: '+66812345678',
  email: 'ploy@example.com',
}

const known = (address: typeof billing | (Omit<typeof billing, 'taxId'> & { taxId: null })) =>
  knownContact({ viewer: null, checkout: { billing: address } } as unknown as CheckoutQuery)

test('the checkout begins with the company and tax id of the last tax invoice', () => {
  covers('checkout.draft.prefill')
  const invoiced = { needsTaxInvoice: true, taxId: '0107544000043', company: 'Ploy and Company' }
  expect(known(billing)).toMatchObject(invoiced)
  expect(known({ ...billing, taxId: null }).needsTaxInvoice).toBeUndefined()
})
