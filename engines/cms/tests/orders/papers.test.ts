import { invoicePage } from '@vitrine/commerce/documents/invoicePage.ts'
import { packingSlip } from '@vitrine/commerce/documents/packingSlip.ts'
import { taxDocumentContent } from '@vitrine/commerce/documents/taxDocument.ts'
import { type MailedEvent, orderEmail } from '@vitrine/commerce/email/orderEmail.ts'
import { renderEmail } from '@vitrine/commerce/email/renderEmail.ts'
import { orderEmails } from '@vitrine/commerce/generated/messages/orderEmails.ts'
import { accessKey } from '@vitrine/commerce/orderAccess.ts'
import { type OrderEvent, transitions } from '@vitrine/commerce/rules/transitions.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import type { StoredOrderLine } from '#cms/orders/order/requireOrder.ts'
import { serializeOrder } from '#cms/orders/order/serializeOrder.ts'
import { address } from '#cms/tests/support/checkout.ts'
import { storedOrder } from '#cms/tests/support/storedOrder.ts'

const { company, EXPRESS_ORDER_BEFORE } = readEnvironment({})
const shop = {
  secrets: { orders: 'a secret', webhooks: '', staff: '' },
  environment: { SITE_URL: 'https://vitrine.example', company, EXPRESS_ORDER_BEFORE },
  clock: { now: () => storedOrder().createdAt },
} as Parameters<typeof serializeOrder>[0]

const guestOrder = storedOrder()
const customerOrder = storedOrder({ customerId: 1 })
const key = accessKey(shop, guestOrder.id, guestOrder.createdAt)

const imageSize = { url: '/media/dress-320.jpg', width: 320, height: 427 }
const image = {
  ...{ id: 'dress', name: 'dress', alt: 'A dress', url: '/media/dress-1200.jpg', srcset: '' },
  sizes: { thumbnail: imageSize, medium: imageSize, large: imageSize, full: imageSize },
}

const line = (changes: Partial<StoredOrderLine> = {}): StoredOrderLine => ({
  id: 1,
  orderId: guestOrder.id,
  productId: 1,
  variationId: 1,
  name: 'Silk dress',
  permalink: '/product/silk-dress',
  image: null,
  productType: 'variable',
  price: 46_000,
  attributes: [],
  quantity: 2,
  discount: 0,
  returned: 0,
  restocked: 0,
  ...changes,
})

test('the payment link depends on the payment method while the order awaits payment', () => {
  const paymentLink = (changes: Partial<typeof guestOrder>) =>
    serializeOrder(shop, { ...customerOrder, ...changes }, []).paymentPermalink
  expect(paymentLink({})).toBe('/confirm-payment?wcp_order_id=1234567890')
  expect(paymentLink({ paymentMethod: 'omise_promptpay' })).toBe(
    '/my-account/view-order/1234567890',
  )
  expect(paymentLink({ paymentMethod: 'omise_promptpay', customerId: null })).toBe(
    `/my-account/view-order/1234567890?key=${key}`,
  )
  expect(paymentLink({ status: 'processing' })).toBeNull()
})

const mailed = (changes: Partial<typeof guestOrder> = {}) => ({
  ...guestOrder,
  lines: [line({ image, attributes: [{ name: 'Size', value: 'M' }] })],
  ...changes,
})

test('the email about a placed order has its picture, sums, addresses and link, of a guest with the key', () => {
  covers('emails.order')

  expect(orderEmail(shop, mailed(), 'order.placed')).toMatchObject({
    to: address.email,
    subject: 'Thank you for your order (order 1234567890)',
    heading: { title: 'Thank you for your order', label: 'Order 1234567890' },
    greeting: 'Dear \u2068Ploy\u2069,',
    order: {
      items: [
        {
          name: 'Silk dress',
          details: ['Size: M', 'Quantity: 2'],
          amount: '฿920',
          picture: { url: 'https://vitrine.example/media/dress-320.jpg', alt: 'A dress' },
        },
      ],
      sums: [
        ['Subtotal', '฿920'],
        ['Standard delivery, 2–4 days', '฿80'],
        ['Total', '฿1,000'],
      ],
      blocks: [
        { title: 'Deliver to' },
        { title: 'Arrives', lines: ['Tuesday, November 24 – Thursday, November 26'] },
        { title: 'Billed to' },
        { title: 'Payment', lines: ['Bank transfer'] },
      ],
    },
    action: {
      label: 'View your order',
      url: `https://vitrine.example/my-account/view-order/1234567890?key=${key}`,
    },
  })
  const discounted = orderEmail(shop, mailed({ discountTotal: 10_000 }), 'order.sent')
  expect(discounted?.order?.sums[1]).toEqual(['Discount', '−฿100'])
  expect(orderEmail(shop, mailed({ customerId: 1 }), 'order.placed')?.action?.url).toBe(
    'https://vitrine.example/my-account/view-order/1234567890',
  )
  const unknown = mailed({ billing: { ...address, email: null } })
  expect(orderEmail(shop, unknown, 'order.placed')).toBeNull()
})

test('an email about a part of an order, or about other money, does not list what was bought', () => {
  const without = events.filter((event) => !orderEmail(shop, mailed(), event)?.order)
  expect(without.toSorted()).toEqual([
    ...['payment.duplicate', 'payment.late', 'payment.mismatched', 'refund.done'],
    ...['return.approved', 'return.rejected', 'return.requested'],
  ])
})

const events = Object.keys(orderEmails.en) as MailedEvent[]

test('every step of an order has an email, except a full refund and cash, whose refunds and delivery have', () => {
  const steps = Object.keys(transitions) as OrderEvent[]
  expect(steps.filter((step) => orderEmail(shop, mailed(), step) === null)).toEqual([
    'cash.received',
    'order.refunded',
  ])
})

test.each(events)(
  'the email at %s lists bank accounts exactly when the order awaits a transfer',
  (event) => {
    const emailBy = (paymentMethod: string) => orderEmail(shop, mailed({ paymentMethod }), event)
    const accounts = (paymentMethod: string) => emailBy(paymentMethod)?.rows
    expect(emailBy('bacs')?.paragraphs[0], 'every event has a message').toMatch(/\.$/)
    const isPayable = event === 'order.placed' || event === 'slip.rejected'
    expect(accounts('omise_promptpay')).toEqual([])
    expect(accounts('bacs')).toHaveLength(isPayable ? 5 : 0)
    if (isPayable) {
      expect(accounts('bacs')).toContainEqual(['Kasikornbank', '012-3-45678-9'])
      expect(accounts('bacs')?.at(-1)).toEqual(['Account name', 'Vitrine Company Limited'])
    }
  },
)

test.each([
  [
    'slip.rejected',
    'bacs',
    'send us your slip again by Tuesday, November 24, 10:00 am (Bangkok time)',
  ],
  ['refund.done', 'bacs', 'We’ve refunded ฿99.50.'],
  ['payment.late', 'bacs', 'We received ฿99.50 after this order was cancelled.'],
  ['payment.duplicate', 'bacs', 'We received another ฿99.50 for this order'],
  ['payment.mismatched', 'bacs', '฿99.50 that doesn’t match this order’s total of ฿1,000.'],
] as const)('the email at %s by %s contains: %s', (event, paymentMethod, sentence) => {
  const [first] =
    orderEmail(shop, mailed({ paymentMethod }), event, { amount: 9950 })?.paragraphs ?? []
  expect(first).toContain(sentence)
})

/** Names, addresses, links and codes, which are not translated. */
const names =
  /https:\S+|Vitrine|Ploy|Saetang|Sukhumvit|Watthana|Bangkok|Road|Thailand|Company|Limited|Khlong Toei Nuea|Soi|\bQR\b/g

test.each(events)('the email at %s about an order in Thai has no English text', (event) => {
  covers('emails.language')

  const thai = { language: 'th', customerId: 1, discountTotal: 10_000 } as const
  const lines = [line({ name: 'เดรสผ้าไหม', image, attributes: [{ name: 'ไซส์', value: 'M' }] })]
  for (const [paymentMethod, shippingMethod] of [
    ['bacs', 'standard'],
    ['omise', 'express'],
    ['omise_promptpay', 'pick-up'],
    ['cod', 'standard'],
    ['omise_installment', 'pick-up'],
  ] as const) {
    const order = { ...mailed({ ...thai, paymentMethod, shippingMethod }), lines }
    const content = orderEmail(shop, order, event, { amount: 9950 })
    if (!content) throw new Error(`No email at ${event}`)
    const { html, text, subject } = renderEmail(content, shop.environment)
    expect(`${subject}\n${text}`.replace(names, '')).not.toMatch(/[A-Za-z]{2}/)
    expect(html).toContain('<html lang="th">')
    expect(html).toContain('href="https://vitrine.example/th/my-account/view-order/1234567890"')
    expect(html.match(/href="https:\/\/vitrine\.example(?!\/th[/"])[^"]*"/g)).toBeNull()
  }
})

test('the deadline in an email in Thai is written as on the page', () => {
  const order = mailed({ language: 'th' })
  expect(orderEmail(shop, order, 'slip.rejected')?.paragraphs).toEqual([
    'กรุณาตรวจสอบการโอน และส่งสลิปอีกครั้งภายในวันอังคารที่ 24 พฤศจิกายน เวลา 10.00 น. (เวลากรุงเทพฯ) หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก',
  ])
})

/** The invoice of an order of 1,000 baht. */
const shownInvoice = (order: typeof guestOrder, lines: StoredOrderLine[], seller = company) => {
  const issuedAt = order.paidAt ?? order.createdAt
  const numbered = { kind: 'invoice' as const, year: 2026, number: 7 }
  const content = taxDocumentContent(seller, order, lines)
  return invoicePage({ ...numbered, amount: 100_000, tax: 6542, issuedAt, content }, [])
}

/** The texts of an invoice's cells, row by row. */
const cells = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text),
  )

test('an invoice has consistent totals with tax and line discounts', () => {
  const paid = storedOrder({
    status: 'processing',
    subTotal: 142_000,
    discountTotal: 50_000,
    total: 100_000,
    paidAt: new Date('2026-11-22T18:00:00Z'),
  })
  const page = shownInvoice(paid, [
    line({
      discount: 50_000,
      attributes: [
        { name: 'Size', value: 'M' },
        { name: 'Colour', value: 'Red' },
      ],
    }),
    line({ name: '<b>Belt</b>', price: 50_000, quantity: 1 }),
  ])
  expect(cells(page).slice(1)).toEqual([
    ['Silk dress<br><small>Size: M, Colour: Red</small>', '฿460', '2', '−฿500', '฿420'],
    ['&lt;b&gt;Belt&lt;/b&gt;', '฿500', '1', '–', '฿500'],
    ['Subtotal', '฿1,420'],
    ['Discount', '−฿500'],
    ['Standard delivery, 2–4 days', '฿80'],
    ['Before VAT', '฿934.58'],
    ['VAT 7% (included)', '฿65.42'],
    ['Total', '฿1,000'],
  ])
  expect(page).toContain('Date November 23, 2026<br>')
  expect(page).toContain('Order 1234567890 of November 21, 2026</div>')
})

test('an invoice in Thai has Buddhist years and the words of the Revenue Code, in the language in which it was issued', () => {
  covers('orders.invoice.language')

  const order = storedOrder({ language: 'th', paidAt: new Date('2026-11-22T18:00:00Z') })
  const page = shownInvoice(order, [line({ name: 'เดรสผ้าไหม' })])
  expect(page).toContain('<html lang="th">')
  expect(page).toContain('<h2>ใบกำกับภาษี · Tax invoice</h2>ต้นฉบับ · Original<br>เลขที่ INV-2026-000007')
  expect(page).toContain('วันที่ 23 พฤศจิกายน 2569<br>คำสั่งซื้อ 1234567890 วันที่ 21 พฤศจิกายน 2569')
  expect(cells(page).map(([first]) => first)).toEqual([
    ...['รายการ', 'เดรสผ้าไหม', 'ยอดสินค้า', 'ส่งธรรมดา 2–4 วัน', 'มูลค่าก่อนภาษีมูลค่าเพิ่ม'],
    ...['ภาษีมูลค่าเพิ่ม 7% (รวมแล้ว)', 'ยอดรวม'],
  ])
  expect(page).toContain('<bdi>ไทย</bdi>')
  expect(page).toContain('<p>วิธีชำระเงิน: โอนผ่านธนาคาร</p>')
})

test('gift wrapping is in the sums of email and invoice, and its message in the email and on the packing slip', () => {
  covers('checkout.gift.packing-slip', 'checkout.gift.shown')

  const wrapped = storedOrder({ giftWrap: { price: 6000, message: 'For <b>you</b>\nA.' } })
  const mail = orderEmail(shop, { ...wrapped, lines: [line()] }, 'order.placed')
  expect(mail?.order?.sums).toContainEqual(['Gift wrapping', '฿60'])
  expect(JSON.stringify(mail?.order?.blocks)).toContain('For <b>you</b>')
  expect(shownInvoice(wrapped, [line()])).toMatch(/Gift wrapping<\/th><td>฿60/)
  expect(shownInvoice(guestOrder, [line()])).not.toContain('Gift wrapping')
  const parcel = {
    ...{ order: '1', placed: '', sender: { name: '', address: '' }, recipient: [], phone: '' },
    ...{ delivery: '', note: null, lines: [] },
  }
  const slip = packingSlip({ ...parcel, gift: 'For <b>you</b>\nA.' })
  expect(slip).toContain('For &lt;b&gt;you&lt;/b&gt;\nA.')
  expect(slip).not.toContain('฿')
  expect(packingSlip({ ...parcel, gift: null })).not.toContain('Gift')
})
