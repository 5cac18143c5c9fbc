import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckoutShipping } from '#web/shop/orders/checkout/CheckoutShipping.tsx'
import type { CheckoutQuery } from '#web/shop/orders/checkout/checkout.generated.ts'
import { knownContact } from '#web/shop/orders/checkout/checkoutOrder.ts'
import type { Checkout } from '#web/shop/orders/checkout/useCheckout.ts'
import { covers } from '../support/clauses/covers.ts'
import { textOf } from './markup.ts'

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

const method = { id: 'standard', title: 'Standard', price: 100, freeFrom: null, provinces: null }
const render = (fieldErrors: Record<string, string>) =>
  textOf(
    renderToString(
      <CheckoutShipping
        checkout={
          {
            known: { checkout: { shippingMethods: [method] } },
            draft: { contact: { deliveryProvince: 'Chiang Mai' }, shippingMethod: 'standard' },
            change: () => {},
            totals: null,
            fieldErrors,
            phase: 'steps',
          } as unknown as Checkout
        }
      />,
    ),
  )

test('the delivery step shows why the server rejected a delivery method', () => {
  const message = 'Express delivery is available in Bangkok only.'
  expect(render({ shippingMethod: message })).toContain(message)
  expect(render({})).not.toContain(message)
})
