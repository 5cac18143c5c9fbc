import { Cart, WishlistChange } from '#gateway/contracts/cart.ts'
import { Listing, Product, ProductCards } from '#gateway/contracts/catalog.ts'
import { Message } from '#gateway/contracts/common.ts'
import { FormResult } from '#gateway/contracts/content.ts'
import { User, UserResponse } from '#gateway/contracts/customer.ts'
import { checkAccount } from './account.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, required } from './report.ts'
import { checkStockAlerts } from './stockAlerts.ts'

/** A product in stock, as the body of POST /cart. */
export interface Purchase {
  id: string
  quantity: number
  variation: { attribute: string; value: string }[]
}

/** Checks forms and docs/rest/cart.md: fills and empties a guest's bag. */
export async function checkCart(report: Report, client: Client) {
  await checkForms(report, client)
  const purchase = await findPurchase(report, client)
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
    assert(status >= 400 && status < 500, `status ${status} for an unknown coupon`)
    validated(Cart, await client.request('DELETE', '/cart/coupons/NO-SUCH-COUPON'))
  })
  await report.check('DELETE /cart/{key} empties the bag', async () => {
    const cart = validated(
      Cart,
      await client.request('DELETE', `/cart/${required(item, 'nothing was added').key}`),
    )
    assert(cart.items.length === 0, 'the line is still there')
  })
  return purchase
}

/** Checks the newsletter by both names of its call, of which a CMS needs one. */
async function checkForms(report: Report, client: Client) {
  const submit = async (formId: number, data: object) => {
    const answers = [
      await client.request('POST', '/fluentform/submit', { formId, data }),
      await client.request('POST', `/forms/${formId}/submissions`, { data }),
    ].filter(isOffered)
    assert(answers.length > 0, 'neither name of the call is offered')
    return answers
  }
  await report.check(
    'POST /fluentform/submit, or /forms/{id}/submissions, subscribes',
    async () => {
      const answers = await submit(3, { email: `contract-${Date.now()}@example.com` })
      for (const answer of answers) validated(FormResult, answer)
    },
  )
  await report.check('the newsletter rejects an invalid email', async () => {
    for (const answer of await submit(6, { email: 'no' })) expectProblem(answer, 'invalid', 422)
  })
}

/** Checks that a form in a frame is shown again when nothing was filled in. */
export async function checkEmptyFrames(report: Report, client: Client) {
  for (const name of ['contact-form', 'appointment-form'])
    await report.check(`POST /component/${name}/ rejects an empty form`, async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const response = await client.request('POST', `/component/${name}/`, {}, headers)
      const { status, text } = response
      assert(status >= 400 && status < 500, `status ${status}`)
      assert(/<html/i.test(text), 'the response is not HTML')
    })
}

/** Checks docs/rest/customer.md and the wishlist: registers a customer, signs out and in again. */
export async function checkCustomer(
  report: Report,
  client: Client,
  purchase: Purchase | undefined,
) {
  const email = `contract-${Date.now()}@example.com`
  const password = 'Contract-2026'
  const profile = {
    firstName: 'Contract',
    lastName: 'Check',
    birthDate: '1990-01-31',
    phoneNumber: '0812345678',
  }
  await report.check('POST /auth/register responds 201 and signs in', async () => {
    const response = await client.request('POST', '/auth/register', { ...profile, email, password })
    assert(response.status === 201, `status ${response.status}: ${response.text.slice(0, 200)}`)
    validated(UserResponse, response)
    await client.read(User, '/profile')
  })
  await report.check('the wishlist stores a product once and removes it', async () => {
    const productId = required(purchase, 'no product').id
    const ids = async () => (await client.read(ProductCards, '/wishlist')).data.map(({ id }) => id)
    for (let time = 0; time < 2; time += 1) {
      validated(WishlistChange, await client.request('POST', '/wishlist', { productId }))
    }
    assert((await ids()).join() === productId, 'the list does not contain the product exactly once')
    validated(WishlistChange, await client.request('DELETE', `/wishlist/${productId}`))
    assert((await ids()).length === 0, 'the product is still in the list')
  })
  await checkStockAlerts(report, client)
  await checkAccount(report, client, { email, password })
  await report.check('POST /auth/logout ends the session', async () => {
    validated(Message, await client.request('POST', '/auth/logout'))
    expectProblem(await client.request('GET', '/profile'), 'unauthenticated', 401)
  })
  await report.check('a wrong password is rejected, the right one signs in', async () => {
    const login = (given: string) =>
      client.request('POST', '/auth/login', { username: email, password: given, rememberMe: false })
    const { status } = await login('Wrong-2026')
    assert(status === 401 || status === 422, `status ${status} for a wrong password`)
    validated(UserResponse, await login(password))
    await client.read(User, '/profile')
  })
  await report.check('POST /auth/reset-password rejects an unknown key', async () => {
    const newPassword = { password, confirmPassword: password }
    const keys = { resetKey: 'unknown', resetLogin: email }
    const response = await client.request('POST', '/auth/reset-password', {
      ...newPassword,
      ...keys,
    })
    expectProblem(response, 'invalid', 422)
  })
  await report.check(
    'a lost password request responds alike for known and unknown users',
    async () => {
      const requestReset = async (username: string) =>
        validated(Message, await client.request('POST', '/auth/lost-password', { username }))
          .message
      assert(
        (await requestReset(email)) === (await requestReset('unknown@example.com')),
        'the messages differ',
      )
    },
  )
}

async function findPurchase(report: Report, client: Client): Promise<Purchase | undefined> {
  return report.check('a product is in stock', async () => {
    const { data } = await client.read(Listing, '/products?limit=48')
    const card = required(
      data.find(({ stockStatus }) => stockStatus === 'instock'),
      'every product is sold out',
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
