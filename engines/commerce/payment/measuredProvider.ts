import { ChargeRefusedError, type PaymentProvider } from './paymentProvider.ts'

/** The outcome of a call to the provider, where `refused` means that it rejected the charge or the refund. */
export type PaymentOutcome = 'done' | 'refused' | 'failed'

/** The metrics in which calls to the provider are counted. */
export interface PaymentMetrics {
  paymentCall(operation: string, outcome: PaymentOutcome, seconds: number): void
}

/** A provider whose calls, but not webhooks, are counted in the metrics with their duration and outcome. */
export function measuredProvider(
  provider: PaymentProvider,
  metrics: PaymentMetrics,
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
  const { chargeCard, chargeSource, findLost, listEntries } = provider
  return {
    name: provider.name,
    create: (request) => measure('create', provider.create(request)),
    ...(chargeCard && { chargeCard: (request) => measure('chargeCard', chargeCard(request)) }),
    ...(chargeSource && {
      chargeSource: (request) => measure('chargeSource', chargeSource(request)),
    }),
    ...(findLost && {
      findLost: (id, createdAt) => measure('findLost', findLost(id, createdAt)),
    }),
    ...(listEntries && { listEntries: (from) => measure('listEntries', listEntries(from)) }),
    find: (reference) => measure('find', provider.find(reference)),
    refund: (request) =>
      measure('refund', provider.refund(request), ({ status }) =>
        status === 'failed' ? 'refused' : 'done',
      ),
    readWebhook: (webhook) => provider.readWebhook(webhook),
  }
}
