import { Counter, Gauge, Histogram } from 'prom-client'
import { secondsBuckets as buckets } from '#server/monitoring/metricsRoute.ts'
import { ShopMetrics } from '#server/monitoring/shopMetrics.ts'

/**
 * The outcome of an attempt to send an email; `lease_lost`: sent, but only after another process could have taken it.
 */
const emailOutcomes = ['sent', 'failed', 'given_up', 'lease_lost'] as const
export type EmailOutcome = (typeof emailOutcomes)[number]

/** Statuses of orders that await someone. */
export const openOrderStatuses = [
  'pending',
  'pending_payment',
  'on-hold',
  'checking_payment',
  'processing',
  'packing',
] as const

/** The metrics of this CMS for Prometheus. */
export class CmsMetrics extends ShopMetrics {
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #mails: Counter<'outcome'>
  readonly #openOrders: Gauge<'status'>
  readonly #waiting: Gauge
  readonly #oldest: Gauge

  constructor() {
    super()
    const registers = [this.registry]
    this.#requests = new Histogram({
      name: 'vitrine_cms_request_seconds',
      help: 'Time to respond to a request, by the pattern of its path',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    })
    this.#mails = new Counter({
      name: 'vitrine_mails_total',
      help: 'Attempts to send an email, by outcome',
      labelNames: ['outcome'],
      registers,
    })
    this.#openOrders = new Gauge({
      name: 'vitrine_orders_open',
      help: 'Orders that are neither completed, cancelled nor refunded, by status',
      labelNames: ['status'],
      registers,
    })
    this.#waiting = new Gauge({
      name: 'vitrine_mails_waiting',
      help: 'Emails in the outbox that are neither sent nor given up',
      registers,
    })
    this.#oldest = new Gauge({
      name: 'vitrine_mail_oldest_age_seconds',
      help: 'Age of the oldest email in the outbox that is neither sent nor given up; 0 without one',
      registers,
    })
    // A series that begins at 0 lets an alert see the first increase.
    for (const outcome of emailOutcomes) this.#mails.inc({ outcome }, 0)
  }

  /** Counts a response; `route` is the pattern of the path, such as `/api/v1/orders/:id`. */
  request(method: string, route: string, status: number, seconds: number) {
    this.#requests.observe({ method, route, status: String(status) }, seconds)
  }

  /** Sets the numbers of open orders by status; those that are absent become 0. */
  openOrders(counts: ReadonlyMap<string, number>) {
    for (const status of openOrderStatuses)
      this.#openOrders.set({ status }, counts.get(status) ?? 0)
  }

  /** Counts an attempt to send an email. */
  email(outcome: EmailOutcome) {
    this.#mails.inc({ outcome })
  }

  /** Sets the number of unsent emails and the age of the oldest in seconds. */
  outbox(waiting: number, oldestSeconds: number) {
    this.#waiting.set(waiting)
    this.#oldest.set(oldestSeconds)
  }
}
