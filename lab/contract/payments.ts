import { Areas, BankAccounts, Checkout, PromptPay } from '@vitrine/gateway/responses/orders.ts'
import { offered } from './account.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, required, Skip } from './report.ts'

const paths = {
  promptPay: ['/checkout/payment/omise-promptpay', '/checkout/payment/promptpay'],
  card: ['/checkout/payment/omise', '/checkout/payment/card'],
  redirect: ['/checkout/payment/omise-redirect', '/checkout/payment/redirect'],
} as const

/** Checks what a guest may read of docs/rest/orders.md. */
export async function checkGuestReads(report: Report, client: Client) {
  await report.check('GET /orders requires a session', async () => {
    expectProblem(await client.request('GET', '/orders'), 'unauthenticated', 401)
  })
  const checkout = await report.check('GET /checkout', async () =>
    validated(Checkout, await offered(client, '/checkout')),
  )
  await report.check('GET /confirm-payment/bank-accounts', () =>
    client.read(BankAccounts, '/confirm-payment/bank-accounts'),
  )
  await report.check('GET /checkout/areas finds a postcode, where offered', async () => {
    const response = await client.request('GET', '/checkout/areas?search=10110')
    if (!isOffered(response) || !checkout?.hasAreas) throw new Skip('the CMS does not offer it')
    assert(validated(Areas, response).length > 0, 'no area is found')
  })
}

/** Checks that a notice without a signature changes nothing, where the CMS takes notices. */
export async function checkNotices(report: Report, client: Client) {
  await report.check(
    'POST /webhooks/payment rejects an unsigned notice, where offered',
    async () => {
      const notice = await client.request('POST', '/webhooks/payment', { key: 'charge.complete' })
      assert(notice.status < 500 || !isOffered(notice), `status ${notice.status}`)
    },
  )
}

/** Reads a payment by PromptPay, by the first name of the call that the CMS has. */
export async function readPromptPay(client: Client, orderId: string) {
  for (const path of paths.promptPay) {
    const response = await client.request('GET', `${path}/${orderId}`)
    if (isOffered(response)) return validated(PromptPay, response)
  }
  throw new Error('neither name of the call is offered')
}

/** Checks the optional calls of payments and invoices with an order that waits for a bank transfer. */
export async function checkPayments(
  report: Report,
  client: Client,
  stranger: Client,
  orderId: string | undefined,
) {
  await report.check('an order by bank transfer has no other payment, where offered', async () => {
    const id = required(orderId, 'no order was placed')
    const answers = [
      ...(await Promise.all(
        [...paths.promptPay, ...paths.card, ...paths.redirect].map((path) =>
          client.request('GET', `${path}/${id}`),
        ),
      )),
      ...(await Promise.all(
        paths.card.map((path) => client.request('POST', `${path}/${id}`, { token: 'tokn_test_1' })),
      )),
      ...(await Promise.all(
        paths.redirect.map((path) =>
          client.request('POST', `${path}/${id}`, { source: 'truemoney_jumpapp' }),
        ),
      )),
    ]
    for (const answer of answers.filter(isOffered)) expectProblem(answer, 'conflict', 409)
  })
  await report.check('GET /invoice/{id} is shown to the owner only', async () => {
    const { status } = await stranger.request('GET', `/invoice/${required(orderId, 'no order')}`)
    assert(status >= 400, `status ${status}`)
  })
}
