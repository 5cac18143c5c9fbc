import { measuredProvider } from '@vitrine/commerce/payment/measuredProvider.ts'
import { omiseProvider } from '@vitrine/commerce/payment/omise.ts'
import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CmsMetrics } from '#cms/monitoring/metrics.ts'

const now = new Date('2026-11-21T03:00:00Z')
const request = { id: 'charge-1', orderId: 42, amount: 100_000, expiresAt: now, now }

let omise: OmiseStandIn
beforeAll(async () => {
  omise = await startOmise()
})
afterAll(() => omise.close())

test('calls to the payment provider are counted by operation and outcome', async () => {
  const metrics = new CmsMetrics()
  const provider = measuredProvider(omiseProvider(omise.url, omise.secretKey), metrics)
  await provider.find('chrg_unknown')
  const returnUri = 'https://shop.example'
  const card = { id: 'charge-2', orderId: 42, amount: 1, token: 'tokn_unknown', returnUri }
  await expect(provider.chargeCard?.(card)).rejects.toThrow('refused')
  const wrong = measuredProvider(omiseProvider(omise.url, 'skey_wrong'), metrics)
  await expect(wrong.create(request)).rejects.toThrow('401')
  const text = await metrics.registry.metrics()
  const count = (operation: string, outcome: string) =>
    `vitrine_payment_call_seconds_count{operation="${operation}",outcome="${outcome}"} 1`
  expect(text).toContain(count('find', 'done'))
  expect(text).toContain(count('chargeCard', 'refused'))
  expect(text).toContain(count('create', 'failed'))
})
