import { expect, test } from 'vitest'
import { invoicePage, invoiceUnavailablePage } from '#cms/orders/invoicePage.ts'
import { accessKey } from '#cms/orders/orderAccess.ts'
import { orderMail } from '#cms/orders/orderMail.ts'
import { isInvoiced, type StoredOrderLine, serializeOrder } from '#cms/orders/serializeOrder.ts'
import { type OrderEvent, transitions } from '#cms/orders/transitions.ts'
import { orderStatuses } from '#gateway/contracts/orders.ts'
import { address } from '#tests/support/cms/checkout.ts'
import { storedOrder } from '#tests/support/cms/storedOrder.ts'

const shop = {
  secrets: { orders: 'a secret', webhooks: '', staff: '' },
  environment: { SITE_URL: 'https://vitrine.example' },
} as Parameters<typeof orderMail>[0]

const guests = storedOrder()
const adas = storedOrder({ customerId: 1 })
const key = accessKey(shop, guests.id)

const line = (changes: Partial<StoredOrderLine> = {}): StoredOrderLine => ({
  ...{ id: 1, orderId: guests.id, productId: 1, variationId: 1, name: 'Silk dress' },
  ...{ permalink: '/product/silk-dress', image: null, productType: 'variable', price: 460 },
  ...{ attributes: [], quantity: 2, discount: 0 },
  ...changes,
})

test('an order has an invoice from its payment on', () => {
  expect(orderStatuses.filter(isInvoiced).toSorted()).toEqual([
    ...['completed', 'packing', 'processing', 'refunded'],
  ])
})

test("links of a guest's order have its key, a customer's have none", () => {
  const seen = (order: typeof guests) => serializeOrder(shop, order, [])
  expect(seen(guests)).toMatchObject({ accessKey: key, invoicePermalink: null })
  expect(seen(adas).accessKey).toBeNull()
  expect(seen({ ...guests, status: 'completed' }).invoicePermalink).toBe(
    `/invoice/1234567890?key=${key}`,
  )
  expect(seen({ ...adas, status: 'completed' }).invoicePermalink).toBe('/invoice/1234567890')
})

test('the payment link depends on the payment method while the order awaits payment', () => {
  const where = (changes: Partial<typeof guests>) =>
    serializeOrder(shop, { ...adas, ...changes }, []).paymentPermalink
  expect(where({})).toBe('/confirm-payment?wcp_order_id=1234567890')
  expect(where({ paymentMethod: 'omise_promptpay' })).toBe('/my-account/view-order/1234567890')
  expect(where({ paymentMethod: 'omise_promptpay', customerId: null })).toBe(
    `/my-account/view-order/1234567890?key=${key}`,
  )
  expect(where({ status: 'processing' })).toBeNull()
})

test('a serialized order contains its totals and lines', () => {
  const { id: _, variationId: __, ...dress } = line({ attributes: [{ name: 'Size', value: 'M' }] })
  expect(
    serializeOrder(shop, guests, [line({ orderId: 1 }), line({ attributes: dress.attributes })]),
  ).toMatchObject({
    ...{ orderId: '1234567890', createdDate: '2026-11-21 10:00:00', status: 'on-hold' },
    ...{ total: 1000, subTotal: 920, discountTotal: 0, shippingTotal: 80, shippingTax: 5 },
    ...{ totalTax: 65, paymentMethodTitle: 'Bank transfer', billing: address },
    orderItems: [
      {
        ...{ name: 'Silk dress', price: 460, quantity: 2, total: 920 },
        variationAttributes: [{ name: 'Size', value: 'M' }],
      },
    ],
  })
})

test('an order email goes to the billing address with the total and a link', () => {
  const rows = [['Silk dress × 2', '฿920']] as const
  expect(orderMail(shop, guests, 'order.placed', rows)).toMatchObject({
    to: address.email,
    subject: 'Thank you for your order (order 1234567890)',
    greeting: 'Dear Ploy,',
    rows: [
      ['Silk dress × 2', '฿920'],
      ['Order', '1234567890'],
      ['Payment', 'Bank transfer'],
      ['Total', '฿1,000'],
    ],
    action: {
      label: 'View your order',
      url: `https://vitrine.example/my-account/view-order/1234567890?key=${key}`,
    },
  })
  expect(orderMail(shop, adas, 'order.placed')?.rows?.map(([name]) => name)).toEqual([
    ...['Order', 'Payment', 'Total'],
  ])
  expect(orderMail(shop, adas, 'order.placed')?.action?.url).toBe(
    'https://vitrine.example/my-account/view-order/1234567890',
  )
  const unknown = { ...guests, billing: { ...address, email: null } }
  expect(orderMail(shop, unknown, 'order.placed')).toBeNull()
})

const events = ['order.placed', ...(Object.keys(transitions) as OrderEvent[])] as const

test.each(events)(
  'the email at %s lists bank accounts exactly when the order awaits a transfer',
  (event) => {
    const letter = (paymentMethod: string) => orderMail(shop, { ...guests, paymentMethod }, event)
    const accounts = (paymentMethod: string) => letter(paymentMethod)?.paragraphs.slice(1)
    expect(letter('bacs')?.paragraphs[0], 'every step has its sentence').toMatch(/\.$/)
    const asks = event === 'order.placed' || event === 'slip.rejected'
    expect(accounts('omise_promptpay')).toEqual([])
    expect(accounts('bacs')).toHaveLength(asks ? 4 : 0)
    if (asks)
      expect(accounts('bacs')).toContain('Kasikornbank: 012-3-45678-9, Vitrine Company Limited')
  },
)

test.each([
  ['order.placed', 'bacs', 'Please transfer ฿1,000 by 2026-11-24 10:00:00'],
  ['order.placed', 'omise_promptpay', 'Please pay ฿1,000 with PromptPay by 2026-11-24 10:00:00'],
  ['slip.rejected', 'bacs', 'send us your slip again by 2026-11-24 10:00:00'],
  ['order.refunded', 'bacs', "We've refunded ฿1,000."],
] as const)('the email at %s by %s contains: %s', (event, paymentMethod, sentence) => {
  const [first] = orderMail(shop, { ...guests, paymentMethod }, event)?.paragraphs ?? []
  expect(first).toContain(sentence)
})

/** The texts of an invoice's cells, row by row. */
const cells = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text),
  )

test('an invoice has consistent totals with tax and line discounts', () => {
  const paid = storedOrder({
    ...{ status: 'processing', subTotal: 1420, discountTotal: 500, total: 1000 },
    paidAt: new Date('2026-11-22T18:00:00Z'),
  })
  const page = invoicePage(paid, [
    line({
      discount: 500,
      attributes: [
        { name: 'Size', value: 'M' },
        { name: 'Colour', value: 'Red' },
      ],
    }),
    line({ name: '<b>Belt</b>', price: 500, quantity: 1 }),
  ])
  expect(cells(page).slice(1)).toEqual([
    ['Silk dress<br><small>Size: M, Colour: Red</small>', '฿460', '2', '−฿500', '฿420'],
    ['&lt;b&gt;Belt&lt;/b&gt;', '฿500', '1', '–', '฿500'],
    ['Subtotal', '฿1,420'],
    ['Discount', '−฿500'],
    ['Standard delivery, 2–4 days', '฿80'],
    ['Before VAT', '฿935'],
    ['VAT 7% (included)', '฿65'],
    ['Total', '฿1,000'],
  ])
  expect(page).toContain('Date 2026-11-23<br>')
  expect(page).toContain('Order 1234567890 of 2026-11-21</div>')
})

test('an invoice omits the discount row and empty address lines', () => {
  const page = invoicePage(storedOrder({ shippingMethod: 'by pigeon' }), [line()])
  expect(cells(page).map(([first]) => first)).toEqual([
    ...['Item', 'Silk dress', 'Subtotal', 'Shipping', 'Before VAT', 'VAT 7% (included)', 'Total'],
  ])
  expect(page).toContain('Date 2026-11-21')
  expect(page).toContain(
    '<address>Ploy Saetang<br>99/1 Sukhumvit 39<br>Watthana, Bangkok 10110<br>',
  )
  expect(invoiceUnavailablePage('Not yet.')).toContain('<p>Not yet.</p>')
})
