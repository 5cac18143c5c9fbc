import { Cart, WishlistChange } from '#gateway/contracts/cart.ts'
import { Listing, Product, ProductCards } from '#gateway/contracts/catalog.ts'
import { Message } from '#gateway/contracts/common.ts'
import { FormResult } from '#gateway/contracts/content.ts'
import { User, UserResponse } from '#gateway/contracts/customer.ts'
import { by, type Client, expectProblem } from './client.ts'
import { must, need, type Report } from './report.ts'

/** A product in stock, as the body of POST /cart. */
export interface Purchase {
  id: string
  quantity: number
  variation: { attribute: string; value: string }[]
}

/** Checks forms and docs/rest/cart.md: fills and empties a guest's bag. */
export async function checkCart(report: Report, client: Client) {
  await report.check('POST /fluentform/submit accepts a newsletter subscription', async () => {
    const data = { email: `contract-${Date.now()}@example.com` }
    by(FormResult, await client.ask('POST', '/fluentform/submit', { formId: 3, data }))
  })
  await report.check('POST /fluentform/submit rejects an invalid email', async () => {
    const answer = await client.ask('POST', '/fluentform/submit', {
      formId: 6,
      data: { email: 'no' },
    })
    expectProblem(answer, 'invalid', 422)
  })
  const purchase = await findPurchase(report, client)
  const add = async () =>
    by(Cart, await client.ask('POST', '/cart', need(purchase, 'nothing can be bought')))
  const added = await report.check('POST /cart returns the whole cart', async () => {
    const cart = await add()
    must(cart.items.length === 1 && cart.itemCount === 1, 'it does not hold one piece')
    return cart
  })
  const item = added?.items[0]
  for (const method of ['PATCH', 'PUT'] as const) {
    await report.check(`${method} /cart/{key} sets the quantity`, async () => {
      const { key, quantityLimits } = need(item, 'nothing was added')
      const quantity = method === 'PATCH' ? Math.min(2, quantityLimits.maximum) : 1
      const cart = by(Cart, await client.ask(method, `/cart/${key}`, { quantity }))
      must(cart.itemCount === quantity, `it holds ${cart.itemCount} pieces in place of ${quantity}`)
    })
  }
  await report.check('a quantity over the limit is rejected', async () => {
    const { key } = need(item, 'nothing was added')
    const { status } = await client.ask('PATCH', `/cart/${key}`, { quantity: 999 })
    must(status === 422 || status === 409, `status ${status} in place of 422 or 409`)
  })
  await report.check('an unknown product, line and coupon are rejected', async () => {
    expectProblem(
      await client.ask('POST', '/cart', { id: '999999999', quantity: 1 }),
      'not_found',
      404,
    )
    expectProblem(
      await client.ask('PATCH', '/cart/no-such-line', { quantity: 1 }),
      'not_found',
      404,
    )
    const { status } = await client.ask('POST', '/cart/coupons', { code: 'NO-SUCH-COUPON' })
    must(status >= 400 && status < 500, `a wrong coupon got ${status}`)
  })
  await report.check('DELETE /cart/{key} empties the bag', async () => {
    const cart = by(
      Cart,
      await client.ask('DELETE', `/cart/${need(item, 'nothing was added').key}`),
    )
    must(cart.items.length === 0, 'the line is still there')
  })
  return purchase
}

/** Checks docs/rest/customer.md and the wishlist: registers a customer, signs out and in again. */
export async function checkCustomer(
  report: Report,
  client: Client,
  purchase: Purchase | undefined,
) {
  const email = `contract-${Date.now()}@example.com`
  const password = 'Contract-2026'
  const person = {
    firstName: 'Contract',
    lastName: 'Check',
    birthDate: '1990-01-31',
    phoneNumber: '0812345678',
  }
  await report.check('POST /auth/register responds 201 and signs in', async () => {
    const answer = await client.ask('POST', '/auth/register', { ...person, email, password })
    must(answer.status === 201, `status ${answer.status}: ${answer.text.slice(0, 200)}`)
    by(UserResponse, answer)
    await client.read(User, '/profile')
  })
  await report.check('the wishlist stores a product once and removes it', async () => {
    const productId = need(purchase, 'no product').id
    const ids = async () => (await client.read(ProductCards, '/wishlist')).data.map(({ id }) => id)
    for (let time = 0; time < 2; time += 1) {
      by(WishlistChange, await client.ask('POST', '/wishlist', { productId }))
    }
    must((await ids()).join() === productId, 'the list does not hold it once')
    by(WishlistChange, await client.ask('DELETE', `/wishlist/${productId}`))
    must((await ids()).length === 0, 'it is still there')
  })
  await report.check('POST /auth/logout ends the session', async () => {
    by(Message, await client.ask('POST', '/auth/logout'))
    expectProblem(await client.ask('GET', '/profile'), 'unauthenticated', 401)
  })
  await report.check('a wrong password is rejected, the right one signs in', async () => {
    const login = (given: string) =>
      client.ask('POST', '/auth/login', { username: email, password: given, rememberMe: false })
    const { status } = await login('Wrong-2026')
    must(status === 401 || status === 422, `a wrong password got ${status}`)
    by(UserResponse, await login(password))
    await client.read(User, '/profile')
  })
  await report.check(
    'a lost password request responds alike for known and unknown users',
    async () => {
      const lose = async (username: string) =>
        by(Message, await client.ask('POST', '/auth/lost-password', { username })).message
      must((await lose(email)) === (await lose('nobody@example.com')), 'the messages differ')
    },
  )
}

async function findPurchase(report: Report, client: Client): Promise<Purchase | undefined> {
  return report.check('something can be bought', async () => {
    const { data } = await client.read(Listing, '/products?limit=48')
    const card = need(
      data.find(({ stockStatus }) => stockStatus === 'instock'),
      'all is sold out',
    )
    const product = await client.read(Product, `/products/${card.url.split('/').at(-1)}`)
    const variation = product.variations.find(({ stockStatus }) => stockStatus === 'instock')
    const chosen = product.options.map(({ slug, swatches }) => ({
      attribute: slug,
      value: variation?.terms[slug] || swatches[0]?.slug || '',
    }))
    return { id: product.id, quantity: 1, variation: chosen }
  })
}
