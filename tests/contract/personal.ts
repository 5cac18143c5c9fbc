import { Cart } from '#gateway/contracts/cart.ts'
import { BankAccounts, Checkout } from '#gateway/contracts/orders.ts'
import { type Client, expectProblem, validated } from './client.ts'
import { assert, type Report } from './report.ts'

/** Checks personal calls as a guest: read-only. */
export async function checkPersonal(report: Report, client: Client) {
  await report.check('GET /cart is empty for a new visitor and not cacheable', async () => {
    const response = await client.request('GET', '/cart')
    const cart = validated(Cart, response)
    assert(cart.items.length === 0 && cart.itemCount === 0, 'it is not empty')
    assert(
      /no-store/.test(response.headers.get('cache-control') ?? ''),
      'Cache-Control is not no-store',
    )
  })
  for (const path of ['/wishlist', '/profile', '/orders']) {
    await report.check(`GET ${path} requires a session`, async () => {
      expectProblem(await client.request('GET', path), 'unauthenticated', 401)
    })
  }
  await report.check('GET /profile/details requires a session, where it is offered', async () => {
    const response = await client.request('GET', '/profile/details')
    if (response.status !== 404 && response.status !== 501)
      expectProblem(response, 'unauthenticated', 401)
  })
  await report.check(
    'POST /stock-alerts/confirm rejects an unknown key, where it is offered',
    async () => {
      for (const path of ['/stock-alerts/confirm', '/stock-alerts/unsubscribe']) {
        const response = await client.request('POST', path, { key: 'unknown' })
        if (response.status !== 501) expectProblem(response, 'not_found', 404)
      }
    },
  )
  await report.check('GET /checkout', () => client.read(Checkout, '/checkout'))
  await report.check('GET /confirm-payment/bank-accounts', () =>
    client.read(BankAccounts, '/confirm-payment/bank-accounts'),
  )
  await report.check('an unknown route is not_found', async () => {
    expectProblem(await client.request('GET', '/no-such-call'), 'not_found', 404)
  })
}
