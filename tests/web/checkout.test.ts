import type { CheckoutQuery } from '@vitrine/web/shop/orders/checkout/checkout.generated.ts'
import {
  deliverableMethods,
  knownContact,
  orderBody,
} from '@vitrine/web/shop/orders/checkout/checkoutOrder.ts'
import { isComplete, validateContact } from '@vitrine/web/shop/orders/checkout/checkoutRules.ts'
import { totalChanges } from '@vitrine/web/shop/orders/checkout/totalChanges.ts'
import { statusText } from '@vitrine/web/shop/orders/order/OrderBadge.tsx'
import { expect, test } from 'vitest'
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

const contactWith = (address: typeof billing | (Omit<typeof billing, 'taxId'> & { taxId: null })) =>
  knownContact({ viewer: null, checkout: { billing: address } } as unknown as CheckoutQuery)

test('the checkout begins with the company and tax id of the last tax invoice', () => {
  covers('checkout.draft.prefill')
  const invoiced = { needsTaxInvoice: true, taxId: '0107544000043', company: 'Ploy and Company' }
  expect(contactWith(billing)).toMatchObject(invoiced)
  expect(contactWith({ ...billing, taxId: null }).needsTaxInvoice).toBeUndefined()
})

const method = {
  id: 'standard',
  title: 'Standard',
  price: 100,
  freeFrom: null,
  provinces: null,
  stores: [],
}

const stores = ['Siam', 'Phuket'].map((name) => ({
  slug: name.toLowerCase(),
  name: `Vitrine ${name}`,
  address: `1 ${name} Road`,
  hours: null,
}))
const baht = (amount: number) => ({ amount, currencyCode: 'THB' })

test('the delivery step offers the stores for an order that is collected, and else what delivers', () => {
  covers('checkout.pick-up.store')
  const methods = [method, { ...method, id: 'pick-up', stores }]
  const offered = (receipt: 'delivery' | 'store') =>
    deliverableMethods(methods, { contact: { receipt } }).map(({ id }) => id)
  expect(offered('store')).toEqual(['pick-up'])
  expect(offered('delivery')).toEqual(['standard'])
  expect(isComplete({ ...collected, store: '' }, 'shipping')).toBe(false)
  expect(isComplete(collected, 'shipping')).toBe(true)
})

const contact = {
  ...{ email: 'ploy@example.com', receipt: 'store' as const, deliveryFirstName: 'Ploy' },
  ...{ deliveryPhoneNumber: '081 234 5678', deliveryAddress1: 'typed before' },
}
const collected = {
  ...{ contact, shippingMethod: 'pick-up', store: 'phuket', note: '' },
  paymentMethod: 'BANK_TRANSFER' as const,
}

test('an order that is collected needs a name and a phone number, and is sent without an address', () => {
  covers('checkout.pick-up.contact', 'checkout.pick-up.billing')
  expect(validateContact(contact)).toEqual({})
  expect(Object.keys(validateContact({ receipt: 'store' }))).toEqual([
    ...['email', 'deliveryFirstName', 'deliveryPhoneNumber'],
  ])
  expect(Object.keys(validateContact({ ...contact, needsTaxInvoice: true }))).toContain(
    'billingAddress1',
  )
  expect(orderBody(collected)).toMatchObject({
    store: 'phuket',
    shipping: { firstName: 'Ploy', address1: '' },
    billing: { email: 'ploy@example.com', address1: '' },
  })
})

test('a changed total names each part that has changed, and messages about the bag instead of its sums', () => {
  covers('checkout.place.changes')
  const totals = (items: number, discount: number, shipping: number) => ({
    totalItems: baht(items),
    totalDiscount: baht(discount),
    totalShipping: baht(shipping),
    totalFees: baht(0),
  })
  expect(totalChanges(totals(2000, 200, 80), totals(1800, 0, 150), [])).toEqual([
    'Your items cost ฿1,800 instead of ฿2,000.',
    'Your discount is ฿0 instead of ฿200.',
    'Delivery costs ฿150 instead of ฿80.',
  ])
  expect(totalChanges(totals(2000, 0, 80), totals(1800, 0, 80), ['Sold out.'])).toEqual([
    'Sold out.',
  ])
})

test('a completed order is sent, delivered or collected, and a status of the CMS alone has no text', () => {
  covers('orders.status.meaning')
  const step = (name: string, date: string | null) => ({ name, date })
  const timeline = [step('PLACED', '2026-11-21T09:30:00+07:00'), step('DELIVERED', null)]
  expect(statusText({ status: 'COMPLETED', timeline })).toBe('Your order has been sent.')
  const arrived = [step('COLLECTED', '2026-11-22T09:30:00+07:00')]
  expect(statusText({ status: 'COMPLETED', timeline: arrived })).toBe(
    'You’ve collected your order.',
  )
  expect(statusText({ status: 'ON_HOLD', timeline })).toContain('waiting for your transfer')
  expect(statusText({ status: 'UNKNOWN', timeline })).toBe('')
})
