import { Cart } from '@vitrine/gateway/responses/cart.ts'
import { Checkout } from '@vitrine/gateway/responses/orders.ts'
import { offered } from './account.ts'
import { type Client, expectProblem, validated } from './client.ts'
import type { Purchase } from './purchase.ts'
import { assert, type Report, required } from './report.ts'

/** Checks GET /cart as a new visitor: read-only. */
export async function checkEmptyCart(report: Report, client: Client) {
  await report.check('GET /cart is empty for a new visitor and not cacheable', async () => {
    const response = await client.request('GET', '/cart')
    const cart = validated(Cart, response)
    assert(cart.items.length === 0 && cart.itemCount === 0, 'it is not empty')
    assert(
      /no-store/.test(response.headers.get('cache-control') ?? ''),
      'Cache-Control is not no-store',
    )
  })
}

/** Checks docs/rest/cart.md without the wishlist: fills and empties a guest's bag. */
export async function checkCart(report: Report, client: Client, purchase: Purchase | undefined) {
  const add = async () =>
    validated(
      Cart,
      await client.request('POST', '/cart', required(purchase, 'no product is in stock')),
    )
  const added = await report.check('POST /cart returns the whole cart', async () => {
    const cart = await add()
    assert(
      cart.items.length === 1 && cart.itemCount === 1,
      'the cart does not contain exactly one item',
    )
    return cart
  })
  const item = added?.items[0]
  for (const method of ['PATCH', 'PUT'] as const) {
    await report.check(`${method} /cart/{key} sets the quantity`, async () => {
      const { key, quantityLimits } = required(item, 'nothing was added')
      const quantity = method === 'PATCH' ? Math.min(2, quantityLimits.maximum) : 1
      const cart = validated(Cart, await client.request(method, `/cart/${key}`, { quantity }))
      assert(cart.itemCount === quantity, `itemCount is ${cart.itemCount} instead of ${quantity}`)
    })
  }
  await report.check('a quantity over the limit is rejected', async () => {
    const { key } = required(item, 'nothing was added')
    const { status } = await client.request('PATCH', `/cart/${key}`, { quantity: 999 })
    assert(status === 422 || status === 409, `status ${status} instead of 422 or 409`)
  })
  await report.check('an unknown product, line and coupon are rejected', async () => {
    expectProblem(
      await client.request('POST', '/cart', { id: '999999999', quantity: 1 }),
      'not_found',
      404,
    )
    expectProblem(
      await client.request('PATCH', '/cart/no-such-line', { quantity: 1 }),
      'not_found',
      404,
    )
    const { status } = await client.request('POST', '/cart/coupons', { code: 'NO-SUCH-COUPON' })
    if (status === 501) return
    assert(status >= 400 && status < 500, `status ${status} for an unknown coupon`)
    const removed = await client.request('DELETE', '/cart/coupons/NO-SUCH-COUPON')
    if (removed.status !== 404) validated(Cart, removed)
  })
  await report.check('PUT /cart/gift-wrap wraps what GET /checkout offers to wrap', async () => {
    required(item, 'nothing was added')
    const { giftWrap } = validated(Checkout, await offered(client, '/checkout'))
    const wrapped = await client.request('PUT', '/cart/gift-wrap', { message: 'For you' })
    if (!giftWrap) return assert(wrapped.status >= 400, `status ${wrapped.status}`)
    assert(validated(Cart, wrapped).giftWrap?.message === 'For you', 'the message is missing')
    const left = await client.request('PUT', '/cart/gift-wrap', { message: null })
    return assert(!validated(Cart, left).giftWrap, 'the wrapping is still chosen')
  })
  await report.check('DELETE /cart/{key} empties the bag', async () => {
    const cart = validated(
      Cart,
      await client.request('DELETE', `/cart/${required(item, 'nothing was added').key}`),
    )
    assert(cart.items.length === 0, 'the line is still there')
  })
}
