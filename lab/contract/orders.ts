import { randomUUID } from 'node:crypto'
import { Cart } from '@vitrine/gateway/responses/cart.ts'
import { Message } from '@vitrine/gateway/responses/messages.ts'
import { Checkout, Order, Orders } from '@vitrine/gateway/responses/orders.ts'
import { offered } from './account.ts'
import { type Client, expectProblem, validated } from './client.ts'
import { checkPayments, readPromptPay } from './payments.ts'
import type { Purchase } from './purchase.ts'
import { assert, type Report, required } from './report.ts'

const address = {
  firstName: 'Contract',
  lastName: 'Check',
  address1: '1 Sathorn Road',
  city: 'Sathorn',
  state: 'Bangkok',
  postcode: '10120',
  country: 'TH',
  phone: '0812345678',
}

/** Checks docs/rest/orders.md: places orders as the signed-in client and cancels them. */
export async function checkOrders(
  report: Report,
  client: Client,
  visitor: () => Client,
  bought: Purchase | undefined,
) {
  const checkout = await report.check('GET /checkout returns a shipping method', async () =>
    validated(Checkout, await offered(client, '/checkout')),
  )
  const place = async (paymentMethod: string, key: string, changes: object = {}) => {
    const shipping = required(checkout?.shippingMethods[0], 'there is no shipping method')
    validated(
      Cart,
      await client.request('POST', '/cart', required(bought, 'no product is in stock')),
    )
    return client.request(
      'POST',
      '/checkout',
      await order(client, paymentMethod, shipping, changes),
      {
        'idempotency-key': key,
      },
    )
  }
  const [key, offeredMethods] = [randomUUID(), checkout?.paymentMethods.map(({ id }) => id) ?? []]
  const placed = await report.check(
    'POST /checkout responds 201 with the order and empties the bag',
    async () => {
      required(checkout, 'there is no checkout')
      assert(offeredMethods.includes('bacs'), 'bank transfer is not offered')
      const response = await place('bacs', key)
      assert(response.status === 201, `status ${response.status}: ${response.text.slice(0, 200)}`)
      assert((await client.read(Cart, '/cart')).items.length === 0, 'the bag is not empty')
      return validated(Order, response)
    },
  )
  await report.check('the same key with another body is a conflict', async () => {
    required(placed, 'no order was placed')
    expectProblem(await place('bacs', key, { note: 'Another body' }), 'conflict', 409)
  })
  await report.check('a changed total is a conflict with the new cart', async () => {
    required(placed, 'no order was placed')
    expectProblem(await place('bacs', randomUUID(), { expectedTotal: 1 }), 'conflict', 409)
    await emptyCart(client)
  })
  await report.check('GET /orders lists it, GET /orders/{id} shows it', async () => {
    const { orderId, total } = required(placed, 'no order was placed')
    const { data } = await client.read(Orders, '/orders?status=all')
    assert(data[0]?.orderId === orderId, 'it is not the first order of the list')
    assert((await client.read(Order, `/orders/${orderId}`)).total === total, 'its total differs')
  })
  await report.check('another visitor gets not_found for the order', async () => {
    const { orderId } = required(placed, 'no order was placed')
    const stranger = visitor()
    const [existing, unknown] = [
      await stranger.request('GET', `/orders/${orderId}`),
      await stranger.request('GET', '/orders/1'),
    ]
    assert(
      existing.status >= 400 && existing.status === unknown.status,
      `status ${existing.status} instead of ${unknown.status} as for an unknown order`,
    )
    assert(existing.text === unknown.text, 'the responses differ')
  })
  await report.check('POST /orders/{id}/link responds alike for every order', async () => {
    const { orderId } = required(placed, 'no order was placed')
    const request = (id: string) =>
      client.request('POST', `/orders/${id}/link`, { email: 'stranger@example.com' })
    const [existing, unknown] = [await request(orderId), await request('1')]
    assert(existing.text === unknown.text, 'the responses differ')
  })
  await report.check('POST /orders/{id}/account is not offered to a customer', async () => {
    const { orderId, canCreateAccount } = required(placed, 'no order was placed')
    assert(!canCreateAccount, 'canCreateAccount is true')
    const { status } = await client.request('POST', `/orders/${orderId}/account`)
    assert(status >= 400, `status ${status}`)
  })
  await report.check('POST /orders/{id}/again is not offered for an unpaid order', async () => {
    const { orderId, canOrderAgain } = required(placed, 'no order was placed')
    assert(!canOrderAgain, 'canOrderAgain is true')
    const { status } = await client.request('POST', `/orders/${orderId}/again`)
    assert(status >= 400, `status ${status}`)
  })
  await report.check('POST /orders/{id}/returns is not offered for an unpaid order', async () => {
    const { orderId, returnableUntil } = required(placed, 'no order was placed')
    assert(!returnableUntil, 'returnableUntil is set')
    const items = [{ line: '1', quantity: 1, reason: 'faulty' }]
    const { status } = await client.request(
      'POST',
      `/orders/${orderId}/returns`,
      { items },
      { 'idempotency-key': randomUUID() },
    )
    assert(status >= 400, `status ${status}`)
  })
  await checkPayments(report, client, visitor(), placed?.orderId)
  await report.check('POST /confirm-payment accepts only images', async () => {
    const form = slipForm(
      required(placed, 'no order was placed').orderId,
      new Blob(['no picture'], { type: 'image/png' }),
    )
    expectProblem(await client.request('POST', '/confirm-payment', form), 'unsupported_type', 415)
  })
  await report.check('PUT /orders/{id}/cancel cancels once', async () => {
    const { orderId } = required(placed, 'no order was placed')
    validated(Message, await client.request('PUT', `/orders/${orderId}/cancel`))
    assert(
      (await client.read(Order, `/orders/${orderId}`)).status === 'cancelled',
      'it is not cancelled',
    )
    expectProblem(await client.request('PUT', `/orders/${orderId}/cancel`), 'conflict', 409)
  })
  await report.check('a PromptPay order shows a QR that expires', async () => {
    required(
      offeredMethods.find((id) => id === 'omise_promptpay'),
      'PromptPay is not offered',
    )
    const { orderId } = validated(Order, await place('omise_promptpay', randomUUID()))
    const payment = await readPromptPay(client, orderId)
    assert(
      payment.status === 'pending' && Boolean(payment.image && payment.expiresAt),
      'the QR code is missing or not pending',
    )
    validated(Message, await client.request('PUT', `/orders/${orderId}/cancel`))
  })
}

/** The body of POST /checkout for the current bag. */
async function order(
  client: Client,
  paymentMethod: string,
  shipping: { id: string; price: number; freeFrom?: number | null | undefined },
  changes: object,
) {
  const { totals } = await client.read(Cart, '/cart')
  const isFree =
    shipping.freeFrom != null && totals.totalItems - totals.totalDiscount >= shipping.freeFrom
  const expectedTotal = totals.totalPrice - totals.totalShipping + (isFree ? 0 : shipping.price)
  const billing = { ...address, email: 'contract@example.com' }
  return {
    billing,
    shipping: address,
    shippingMethod: shipping.id,
    paymentMethod,
    note: null,
    expectedTotal,
    ...changes,
  }
}

async function emptyCart(client: Client) {
  for (const { key } of (await client.read(Cart, '/cart')).items)
    await client.request('DELETE', `/cart/${key}`)
}

function slipForm(orderId: string, slip: Blob) {
  const form = new FormData()
  const fields = {
    name: 'Contract Check',
    phoneNumber: '0812345678',
    order: orderId,
    transferAmount: '1000',
    bank: 'Bangkok Bank',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('slip', slip, 'slip.png')
  return form
}
