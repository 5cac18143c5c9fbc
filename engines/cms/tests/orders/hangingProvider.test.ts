import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { addressInput } from '@vitrine/tests/support/gateway/addressInput.ts'
import { type RunningGateway, startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#cms/core/environment.ts'
import { addProduct } from '#cms/tests/support/addProduct.ts'
import { checkoutForm } from '#cms/tests/support/checkout.ts'
import { startCms, type TestCms } from '#cms/tests/support/testCms.ts'

let omise: OmiseStandIn
let cms: TestCms
let gateway: RunningGateway

beforeAll(async () => {
  omise = await startOmise()
  const environment = readEnvironment({
    MAX_OPEN_ORDERS: '0',
    NODE_ENV: 'test',
    OMISE_SECRET_KEY: omise.secretKey,
    OMISE_URL: omise.url,
  })
  cms = await startCms({ environment })
  await addProduct(cms.cms.database, { id: 1, variations: [{ id: 1, stock: 100 }] })
  gateway = await startGateway({ cmsUrl: cms.url, timeouts: { read: 2000, write: 7000 } })
})
afterAll(async () => {
  omise.recover()
  await gateway.close()
  await cms.close()
  await omise.close()
})

interface Placed {
  id: string
  accessKey: string
}

/** Places an order by PromptPay as a new guest, through the gateway. */
async function order(): Promise<Placed> {
  const added = await gateway.postQuery(
    'mutation { addToCart(input: { productId: 1 }) { userErrors { code } } }',
  )
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { paymentMethod, ...form } = checkoutForm()
  const addresses = { billing: addressInput, shipping: addressInput }
  const { data, errors } = await gateway.postQuery(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: number accessKey } userErrors { code message } } }',
    {
      input: {
        ...form,
        ...addresses,
        paymentMethod: 'PROMPTPAY',
        idempotencyKey: crypto.randomUUID(),
      },
    },
    { cookie },
  )
  const placed = data?.['placeOrder'] as { order: Placed | null } | undefined
  if (!placed?.order) throw new Error(JSON.stringify([added.errors, errors, data]))
  return placed.order
}

const readQr = ({ id, accessKey }: Placed) =>
  gateway.postQuery(
    'query ($id: ID!, $key: String) { promptPay(orderId: $id, key: $key) { status } }',
    {
      id,
      key: accessKey,
    },
  )

test('orders are placed while the payment provider hangs and shoppers read their QR codes', async () => {
  covers('calls.breaker.payment')

  const orders = await Promise.all(Array.from({ length: 12 }, order))
  omise.isHanging = true
  const reads = await Promise.all(orders.map(readQr))
  expect(reads.map(({ data, errors }) => errors[0]?.message ?? data?.['promptPay'])).toEqual(
    orders.map(() => ({ status: 'PENDING' })),
  )
  expect((await order()).id).toMatch(/^\d{10}$/)
})
