import { randomUUID } from 'node:crypto'
import { Cart } from '#gateway/contracts/cart.ts'
import { Message } from '#gateway/contracts/common.ts'
import { Checkout, Order, Orders, PromptPay } from '#gateway/contracts/orders.ts'
import type { Purchase } from './cart.ts'
import { by, type Client, createClient, expectProblem } from './client.ts'
import { must, need, type Report } from './report.ts'

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
  base: string,
  bought: Purchase | undefined,
) {
  const checkout = await report.check('GET /checkout returns a shipping method', () =>
    client.read(Checkout, '/checkout'),
  )
  const place = async (paymentMethod: string, key: string, changes: object = {}) => {
    const shipping = need(checkout?.shippingMethods[0], 'there is no shipping method')
    by(Cart, await client.ask('POST', '/cart', need(bought, 'nothing can be bought')))
    return client.ask('POST', '/checkout', await order(client, paymentMethod, shipping, changes), {
      'idempotency-key': key,
    })
  }
  const [key, offered] = [randomUUID(), checkout?.paymentMethods.map(({ id }) => id) ?? []]
  const placed = await report.check(
    'POST /checkout responds 201 with the order and empties the bag',
    async () => {
      must(offered.includes('bacs'), 'bank transfer is not offered')
      const answer = await place('bacs', key)
      must(answer.status === 201, `status ${answer.status}: ${answer.text.slice(0, 200)}`)
      must((await client.read(Cart, '/cart')).items.length === 0, 'the bag is not empty')
      return by(Order, answer)
    },
  )
  await report.check('the same key with another body is a conflict', async () => {
    need(placed, 'no order was placed')
    expectProblem(await place('bacs', key, { note: 'Another body' }), 'conflict', 409)
  })
  await report.check('a changed total is a conflict with the new cart', async () => {
    need(placed, 'no order was placed')
    expectProblem(await place('bacs', randomUUID(), { expectedTotal: 1 }), 'conflict', 409)
    await emptyBag(client)
  })
  await report.check('GET /orders lists it, GET /orders/{id} shows it', async () => {
    const { orderId, total } = need(placed, 'no order was placed')
    const { data } = await client.read(Orders, '/orders?status=all')
    must(data[0]?.orderId === orderId, 'it is not the newest of the list')
    must((await client.read(Order, `/orders/${orderId}`)).total === total, 'its total is another')
  })
  await report.check('another visitor gets not_found for the order', async () => {
    const { orderId } = need(placed, 'no order was placed')
    const stranger = createClient(base)
    const [real, none] = [
      await stranger.ask('GET', `/orders/${orderId}`),
      await stranger.ask('GET', '/orders/1'),
    ]
    must(
      real.status >= 400 && real.status === none.status,
      `status ${real.status} against ${none.status}`,
    )
    must(real.text === none.text, 'the answers differ')
  })
  await report.check('POST /confirm-payment accepts only images', async () => {
    const form = slipForm(
      need(placed, 'no order was placed').orderId,
      new Blob(['no picture'], { type: 'image/png' }),
    )
    expectProblem(await client.ask('POST', '/confirm-payment', form), 'unsupported_type', 415)
  })
  await report.check('PUT /orders/{id}/cancel cancels once', async () => {
    const { orderId } = need(placed, 'no order was placed')
    by(Message, await client.ask('PUT', `/orders/${orderId}/cancel`))
    must(
      (await client.read(Order, `/orders/${orderId}`)).status === 'cancelled',
      'it is not cancelled',
    )
    expectProblem(await client.ask('PUT', `/orders/${orderId}/cancel`), 'conflict', 409)
  })
  await report.check('a PromptPay order shows a QR that expires', async () => {
    need(
      offered.find((id) => id === 'omise_promptpay'),
      'PromptPay is not offered',
    )
    const { orderId } = by(Order, await place('omise_promptpay', randomUUID()))
    const payment = await client.read(PromptPay, `/checkout/payment/omise-promptpay/${orderId}`)
    must(
      payment.status === 'pending' && Boolean(payment.image && payment.expiresAt),
      'it cannot be paid',
    )
    by(Message, await client.ask('PUT', `/orders/${orderId}/cancel`))
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

async function emptyBag(client: Client) {
  for (const { key } of (await client.read(Cart, '/cart')).items)
    await client.ask('DELETE', `/cart/${key}`)
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
