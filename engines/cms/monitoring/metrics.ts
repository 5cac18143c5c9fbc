import { ShopMetrics } from '@vitrine/commerce/monitoring/shopMetrics.ts'
import { openOrderStatuses } from '@vitrine/commerce/rules/transitions.ts'
import { Counter, Gauge } from 'prom-client'

/** The outcome of an attempt to send an event to a webhook. */
const webhookOutcomes = ['delivered', 'failed', 'given_up'] as const

/** The metrics of this CMS for Prometheus. */
export class CmsMetrics extends ShopMetrics {
  readonly #openOrders: Gauge<'status'>
  readonly #webhooks: Counter<'outcome'>

  constructor() {
    super()
    this.#openOrders = new Gauge({
      name: 'vitrine_orders_open',
      help: 'Orders that are neither completed, cancelled nor refunded, by status',
      labelNames: ['status'],
      registers: [this.registry],
    })
    this.#webhooks = new Counter({
      name: 'vitrine_webhooks_total',
      help: 'Attempts to send an event to a webhook, by outcome',
      labelNames: ['outcome'],
      registers: [this.registry],
    })
    for (const outcome of webhookOutcomes) this.#webhooks.inc({ outcome }, 0)
  }

  webhook(outcome: (typeof webhookOutcomes)[number]) {
    this.#webhooks.inc({ outcome })
  }

  /** Sets the numbers of open orders by status, with 0 for absent statuses. */
  openOrders(counts: ReadonlyMap<string, number>) {
    for (const status of openOrderStatuses)
      this.#openOrders.set({ status }, counts.get(status) ?? 0)
  }
}
