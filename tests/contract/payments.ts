import { PromptPay } from '#gateway/contracts/orders.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, required } from './report.ts'

const paths = {
  promptPay: ['/checkout/payment/omise-promptpay', '/checkout/payment/promptpay'],
  card: ['/checkout/payment/omise', '/checkout/payment/card'],
} as const

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
        [...paths.promptPay, ...paths.card].map((path) => client.request('GET', `${path}/${id}`)),
      )),
      ...(await Promise.all(
        paths.card.map((path) => client.request('POST', `${path}/${id}`, { token: 'tokn_test_1' })),
      )),
    ]
    for (const answer of answers.filter(isOffered)) expectProblem(answer, 'conflict', 409)
  })
  await report.check('GET /invoice/{id} is shown to the owner only', async () => {
    const { status } = await stranger.request('GET', `/invoice/${required(orderId, 'no order')}`)
    assert(status >= 400, `status ${status}`)
  })
}
