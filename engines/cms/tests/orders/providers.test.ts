import { measuredProvider } from '@vitrine/commerce/payment/measuredProvider.ts'
import { omiseProvider } from '@vitrine/commerce/payment/omise.ts'
import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { sandboxProvider } from '@vitrine/commerce/payment/sandbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CmsMetrics } from '#cms/monitoring/metrics.ts'

const now = new Date('2026-11-21T03:00:00Z')
const expiresAt = new Date('2026-11-21T03:15:00Z')
const request = { id: 'charge-1', orderId: 42, amount: 100_000, expiresAt, now }

let omise: OmiseStandIn
beforeAll(async () => {
  omise = await startOmise()
})
afterAll(() => omise.close())

const provider = () => omiseProvider(omise.url, omise.secretKey)

/** Creates a charge at the stand-in and changes it there. */
async function createCharge(changes: object = {}) {
  const id = `charge-${omise.creations}`
  const { reference } = await provider().create({ ...request, id })
  const charge = omise.charges.find((candidate) => candidate.id === reference)
  if (!charge) throw new Error('The stand-in does not know its charge')
  return { id, reference, charge: Object.assign(charge, changes) }
}

test("the sandbox's QR code uses the configured PromptPay id", async () => {
  const [none, configured] = await Promise.all(
    [undefined, '0812345678'].map((id) => sandboxProvider('secret', id).create(request)),
  )
  expect(none).toMatchObject({ reference: 'sandbox_charge-1', expiresAt })
  expect(none?.image).toMatch(/^data:image\/png;base64,/)
  expect(configured?.image).not.toBe(none?.image)
})

test.each([
  [{ status: 'successful' }, { status: 'successful', amount: 100_000 }],
  [{ status: 'expired' }, { status: 'expired' }],
  [{ status: 'pending' }, { status: 'pending' }],
  [{ status: 'failed' }, { status: 'failed' }],
  [{ status: 'reversed' }, { status: 'failed' }],
  [{ status: 'dreaming' }, { status: 'pending' }],
  [{ currency: 'thb' }, { amount: 100_000 }],
  [{ currency: 'USD' }, { amount: 0 }],
  [
    { status: 'failed', failure_code: 'stolen_or_lost_card' },
    { status: 'failed', failureCode: 'stolen_or_lost_card' },
  ],
  [{ authorize_uri: 'https://bank.example/1' }, { authorizeUri: 'https://bank.example/1' }],
  [{ authorize_uri: 'http://bank.example/1' }, { authorizeUri: null }],
  [{ authorize_uri: 'javascript:alert(1)' }, { authorizeUri: null }],
  [{ metadata: null }, { id: null }],
  [{ metadata: { charge: 7 } }, { id: null }],
])('an Omise charge with %o is read as %o', async (changes, state) => {
  const { id, reference } = await createCharge(changes)
  expect(await provider().find(reference)).toEqual({
    reference,
    id,
    status: 'pending',
    amount: 100_000,
    authorizeUri: null,
    failureCode: null,
    ...state,
  })
})

test('a charge unknown to Omise is null, and an unavailable Omise is an error', async () => {
  expect(await provider().find('chrg_unknown')).toBeNull()
  await expect(omiseProvider(omise.url, 'skey_wrong').find('chrg')).rejects.toThrow('401')
  await expect(omiseProvider(omise.url, 'skey_wrong').create(request)).rejects.toThrow('401')
})

test('a QR code from another origin or that fails to load is rejected', async () => {
  const { id, charge } = await createCharge()
  for (const source of [
    null,
    { scannable_code: null },
    { scannable_code: { image: { download_uri: 'http://evil.example/qr.svg' } } },
    { scannable_code: { image: { download_uri: `${omise.url}/charges/unknown/qr.svg` } } },
  ]) {
    Object.assign(charge, { source })
    await expect(provider().create({ ...request, id })).rejects.toThrow(/QR code/)
  }
})

test('a QR code of more than one mebibyte is rejected', async () => {
  const { id } = await createCharge()
  omise.imageSize = 1024 * 1024
  expect((await provider().create({ ...request, id })).image).toMatch(/^data:image\/png/)
  omise.imageSize += 1
  await expect(provider().create({ ...request, id })).rejects.toThrow(/QR code/)
  omise.imageSize = 0
})

test('a 404 to a new charge is an error', async () => {
  omise.isEmpty = true
  await expect(provider().create(request)).rejects.toThrow('responded 404 to a new charge')
  omise.isEmpty = false
})

test('a charge without expiry in the response keeps our expiry', async () => {
  const { id, charge } = await createCharge()
  Object.assign(charge, { expires_at: null })
  expect(await provider().create({ ...request, id })).toMatchObject({ expiresAt })
  Object.assign(charge, { expires_at: '2026-11-21T03:05:00Z' })
  expect((await provider().create({ ...request, id })).expiresAt).toEqual(
    new Date('2026-11-21T03:05:00Z'),
  )
})

test('a refund that is requested again while its first request is in flight is made once', async () => {
  const { reference, charge } = await createCharge({ status: 'successful' })
  const refund = { key: 'refund-1', charge: reference, amount: 33_333 }
  const states = await Promise.all([provider().refund(refund), provider().refund(refund)])
  const made = omise.refunds.made.filter(({ charge: id }) => id === charge.id)
  expect(made).toHaveLength(1)
  expect(new Set(states.map((state) => 'reference' in state && state.reference)).size).toBe(1)
})

test('calls to the payment provider are counted by operation and outcome', async () => {
  const metrics = new CmsMetrics()
  const measured = measuredProvider(provider(), metrics)
  await measured.find('chrg_unknown')
  const returnUri = 'https://shop.example'
  const card = { id: 'card-1', orderId: 42, amount: 1, token: 'tokn_unknown', returnUri }
  await expect(measured.chargeCard?.(card)).rejects.toThrow('refused')
  const wrong = measuredProvider(omiseProvider(omise.url, 'skey_wrong'), metrics)
  await expect(wrong.create(request)).rejects.toThrow('401')
  const text = await metrics.registry.metrics()
  const count = (operation: string, outcome: string) =>
    `vitrine_payment_call_seconds_count{operation="${operation}",outcome="${outcome}"} 1`
  expect(text).toContain(count('find', 'done'))
  expect(text).toContain(count('chargeCard', 'refused'))
  expect(text).toContain(count('create', 'failed'))
})
