import { type PartialCms, startPartialCms } from '@vitrine/cms/tests/support/partialCms.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { startSeededCms, type TestCms } from '@vitrine/cms/tests/support/testCms.ts'
import { newsletterCopy } from '@vitrine/commerce/copy/newsletter.ts'
import { Checkout, PlaceOrder } from '@vitrine/contract/orders.ts'
import { PublicReads } from '@vitrine/gateway/cache/publicReads.ts'
import { createContext } from '@vitrine/gateway/sources/context.ts'
import { CmsClient } from '@vitrine/gateway/upstream/cmsClient.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

/** The calls whose specified paths carry the name of a product. */
const ofProducts = ['forms.submit', 'payment.promptPay', 'payment.card', 'payment.card.pay']
const neutral = new Map([
  ['omise_promptpay', 'promptpay'],
  ['omise', 'card'],
])

let cms: TestCms
let other: PartialCms
beforeAll(async () => {
  cms = await startSeededCms()
  other = await startPartialCms(cms.url, {
    isOffered: (name) => !ofProducts.includes(name),
    change: (_name, body) => {
      const text = JSON.stringify(body)
      return JSON.parse(text.replace(/"(omise\w*)"/g, (_, id) => `"${neutral.get(id) ?? id}"`))
    },
  })
})
afterAll(async () => {
  await other.close()
  await cms.close()
})

const address = {
  firstName: 'Ada',
  lastName: 'Chai',
  address1: '1 Rama I Road',
  city: 'Pathum Wan',
  province: 'Bangkok',
  postcode: '10330',
  country: 'TH',
  phoneNumber: '0812345678',
}

const subscription = {
  form: 'NEWSLETTER' as const,
  data: [{ name: 'email', value: 'ada@example.com' }],
}

/** The sources of one visitor of a gateway before that CMS. */
function visit(hasNeutralNames: boolean) {
  const client = new CmsClient(other.url, { read: 60_000, write: 60_000 })
  const upstream = { client, reads: new PublicReads(), hasNeutralNames }
  const { sources } = createContext(upstream, { requestId: 'neutral-names' })
  return { ...sources, [Symbol.asyncDispose]: () => client.close() }
}

test('a shop with neutral names subscribes, orders and pays at a CMS that has only these', async () => {
  covers('calls.neutral.paths', 'calls.neutral.sent-methods', 'calls.neutral.read-methods')

  await using shop = visit(true)
  expect(await shop.content.submitForm(subscription)).toEqual({
    message: newsletterCopy.requested,
  })
  await shop.cart.add(await dress(cms.url))
  const checkout = await shop.orders.checkout()
  expect(checkout?.paymentMethods.map(({ method }) => method)).toContain('PROMPTPAY')
  const shippingMethod = checkout?.shippingMethods[0]?.id ?? ''
  const order = await shop.orders.place({
    billing: { ...address, email: 'ada@example.com' },
    shipping: address,
    shippingMethod,
    paymentMethod: 'PROMPTPAY',
    expectedTotal: (await shop.cart.estimate(shippingMethod)).totalPrice.amount,
    idempotencyKey: 'neutral-names',
  })
  expect(order.paymentMethod).toBe('PROMPTPAY')
  const { id, accessKey } = order
  expect(await shop.orders.promptPay(id, accessKey)).toMatchObject({ status: 'PENDING' })
  const rejected = { code: 'CONFLICT' }
  await expect(shop.orders.cardPayment(id, accessKey)).rejects.toMatchObject(rejected)
  const card = { orderId: id, key: accessKey, token: 'tokn_test_1' }
  await expect(shop.orders.payByCard(card)).rejects.toMatchObject(rejected)
  expect(other.requests.filter((request) => /form|payment/.test(request))).toEqual([
    'POST /api/v1/forms/3/submissions',
    `GET /api/v1/checkout/payment/promptpay/${id}`,
    `GET /api/v1/checkout/payment/card/${id}`,
    `POST /api/v1/checkout/payment/card/${id}`,
  ])
})

test('the embedded CMS takes a form and a payment by both names', async () => {
  covers('calls.neutral.embedded')

  const shopper = createShopper(cms.url)
  const data = { email: 'both@example.com' }
  const forms = [
    await shopper.request('POST', '/api/v1/fluentform/submit', { body: { formId: 3, data } }),
    await shopper.request('POST', '/api/v1/forms/3/submissions', { body: { data } }),
  ]
  expect(forms.map(({ status, text }) => [status, text])).toEqual(
    forms.map(() => [200, JSON.stringify({ result: { message: newsletterCopy.requested } })]),
  )
  for (const names of [
    ['omise-promptpay', 'promptpay'],
    ['omise', 'card'],
    ['omise-redirect', 'redirect'],
  ]) {
    const paths = names.map((name) => `/api/v1/checkout/payment/${name}/1`)
    const answers = await Promise.all(paths.map((path) => shopper.request('GET', path)))
    expect(answers[0]?.text).toContain('Order not found')
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [404, answers[0]?.text]),
    )
  }
})

test('both ids of a payment method are read as the specified one', () => {
  covers('calls.neutral.read-methods')

  const { paymentMethod } = PlaceOrder.shape
  const { id } = Checkout.shape.paymentMethods.element.shape
  for (const [given, read] of [
    ['promptpay', 'omise_promptpay'],
    ['card', 'omise'],
    ['internet_banking', 'omise_internetbanking'],
    ['bacs', 'bacs'],
    ['omise', 'omise'],
  ]) {
    expect(paymentMethod.parse(given)).toBe(read)
    expect(id.parse(given)).toBe(read)
  }
  expect(paymentMethod.safeParse('toString').success).toBe(false)
})

/** A product in stock as the input of addToCart. */
async function dress(url: string) {
  const { data } = await (await fetch(`${url}/api/v1/products?limit=48`)).json()
  const card = data.find(
    (item: { stockStatus: string; price: number }) =>
      item.stockStatus === 'instock' && item.price < 40_000,
  )
  const product = await (await fetch(`${url}/api/v1/products/${card.url.split('/').at(-1)}`)).json()
  const variation = product.variations.find(
    (variation: { stockStatus: string }) => variation.stockStatus === 'instock',
  )
  return {
    productId: product.id,
    quantity: 1,
    options: product.options.map((option: { slug: string; swatches: { slug: string }[] }) => ({
      option: option.slug,
      value: variation?.terms[option.slug] || option.swatches[0]?.slug,
    })),
  }
}
