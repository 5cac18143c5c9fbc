import { examples } from '@vitrine/commerce/openapi/examples/examples.ts'
import { callList, isOptional } from '@vitrine/contract/calls/calls.ts'
import { Profile, SignedIn } from '@vitrine/gateway/responses/customer.ts'
import { Message, WishlistMessage } from '@vitrine/gateway/responses/messages.ts'
import { ProductCards } from '@vitrine/gateway/responses/products.ts'
import { type Customer, checkAccount } from './account.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import type { Purchase } from './purchase.ts'
import { assert, type Report, required } from './report.ts'

/** Checks that calls of customers are rejected for a guest: they change nothing. */
export async function checkSessions(report: Report, client: Client) {
  for (const path of ['/wishlist', '/profile'])
    await report.check(`GET ${path} requires a session`, async () => {
      expectProblem(await client.request('GET', path), 'unauthenticated', 401)
    })
  await report.check('optional calls of customers require a session, where offered', async () => {
    for (const call of callList) {
      if (call.access !== 'customer' || !isOptional(call)) continue
      const { body, parameters = {} } = examples[call.name]
      const path = call.path.replace(/:(\w+)/g, (_, item) => `${parameters[item]}`)
      for (const method of [call.method].flat()) {
        const response = await client.request(method, path, body)
        if (isOffered(response)) expectProblem(response, 'unauthenticated', 401)
      }
    }
  })
}

/** Registers a customer, as a check of its own. */
export async function signUp(report: Report, client: Client): Promise<Customer | undefined> {
  const email = `contract-${Date.now()}@example.com`
  const password = 'Contract-2026'
  const profile = {
    firstName: 'Contract',
    lastName: 'Check',
    birthDate: '1990-01-31',
    phoneNumber: '0812345678',
  }
  return report.check('POST /auth/register responds 201 and signs in', async () => {
    const response = await client.request('POST', '/auth/register', { ...profile, email, password })
    assert(response.status === 201, `status ${response.status}: ${response.text.slice(0, 200)}`)
    validated(SignedIn, response)
    await client.read(Profile, '/profile')
    return { client, email, password }
  })
}

/** Checks docs/rest/customer.md and the wishlist: signs the customer out and in again. */
export async function checkCustomer(
  report: Report,
  customer: Customer,
  purchase: Purchase | undefined,
) {
  const { client, email, password } = customer
  await report.check('the wishlist stores a product once and removes it', async () => {
    const productId = required(purchase, 'no product').id
    const ids = async () => (await client.read(ProductCards, '/wishlist')).data.map(({ id }) => id)
    for (let time = 0; time < 2; time += 1) {
      validated(WishlistMessage, await client.request('POST', '/wishlist', { productId }))
    }
    assert((await ids()).join() === productId, 'the list does not contain the product exactly once')
    validated(WishlistMessage, await client.request('DELETE', `/wishlist/${productId}`))
    assert((await ids()).length === 0, 'the product is still in the list')
  })
  await checkAccount(report, customer)
  await report.check('POST /auth/logout ends the session', async () => {
    validated(Message, await client.request('POST', '/auth/logout'))
    expectProblem(await client.request('GET', '/profile'), 'unauthenticated', 401)
  })
  await report.check('a wrong password is rejected, the right one signs in', async () => {
    const login = (given: string) =>
      client.request('POST', '/auth/login', { username: email, password: given, rememberMe: false })
    const { status } = await login('Wrong-2026')
    assert(status === 401 || status === 422, `status ${status} for a wrong password`)
    validated(SignedIn, await login(password))
    await client.read(Profile, '/profile')
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
