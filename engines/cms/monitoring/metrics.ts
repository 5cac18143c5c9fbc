import { ShopMetrics } from '@vitrine/commerce/monitoring/shopMetrics.ts'
import { openOrderStatuses } from '@vitrine/commerce/rules/transitions.ts'
import { Gauge } from 'prom-client'

/** The metrics of this CMS for Prometheus. */
export class CmsMetrics extends ShopMetrics {
  readonly #openOrders: Gauge<'status'>

  constructor() {
    super()
    this.#openOrders = new Gauge({
      name: 'vitrine_orders_open',
      help: 'Orders that are neither completed, cancelled nor refunded, by status',
      labelNames: ['status'],
      registers: [this.registry],
    })
  }

  /** Sets the numbers of open orders by status; those that are absent become 0. */
  openOrders(counts: ReadonlyMap<string, number>) {
    for (const status of openOrderStatuses)
      this.#openOrders.set({ status }, counts.get(status) ?? 0)
  }
}
