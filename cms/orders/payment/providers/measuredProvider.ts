import type { CmsMetrics, PaymentOutcome } from '#cms/monitoring/metrics.ts'
import { ChargeRefusedError, type PaymentProvider } from './paymentProvider.ts'

/** A provider whose calls are counted in the metrics with their duration and outcome; webhooks are counted as requests. */
export function measuredProvider(
  provider: PaymentProvider,
  metrics: Pick<CmsMetrics, 'paymentCall'>,
): PaymentProvider {
  async function measure<Result>(
    operation: string,
    call: Promise<Result>,
    outcomeOf: (result: Result) => PaymentOutcome = () => 'done',
  ): Promise<Result> {
    const start = performance.now()
    const record = (outcome: PaymentOutcome) =>
      metrics.paymentCall(operation, outcome, (performance.now() - start) / 1000)
    try {
      const result = await call
      record(outcomeOf(result))
      return result
    } catch (error) {
      record(error instanceof ChargeRefusedError ? 'refused' : 'failed')
      throw error
    }
  }
  const { chargeCard, findLost } = provider
  return {
    name: provider.name,
    create: (request) => measure('create', provider.create(request)),
    ...(chargeCard && { chargeCard: (request) => measure('chargeCard', chargeCard(request)) }),
    ...(findLost && {
      findLost: (id, createdAt) => measure('findLost', findLost(id, createdAt)),
    }),
    find: (reference) => measure('find', provider.find(reference)),
    refund: (request) =>
      measure('refund', provider.refund(request), ({ status }) =>
        status === 'failed' ? 'refused' : 'done',
      ),
    readWebhook: (webhook) => provider.readWebhook(webhook),
  }
}
