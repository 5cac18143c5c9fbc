import { secondsBuckets as buckets } from '@vitrine/contract/service/metricsRoute.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PaymentOutcome } from '../payment/measuredProvider.ts'

/** The outcome of a run of a background task. */
export type RunOutcome = 'done' | 'failed' | 'timeout'

/**
 * The outcome of an attempt to send an email, where `lease_lost` means sent, but only after another process could have
 * taken it.
 */
const emailOutcomes = ['sent', 'failed', 'given_up', 'lease_lost'] as const
export type EmailOutcome = (typeof emailOutcomes)[number]

/** Statuses of refunds whose money has not arrived. */
export const openRefundStatuses = ['requested', 'sent', 'failed'] as const

/** The metrics of requests, background work, payments, refunds and emails for Prometheus, which the CMS and adapters have alike. */
export class ShopMetrics {
  readonly registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #mails: Counter<'outcome'>
  readonly #waiting: Gauge
  readonly #oldest: Gauge
  readonly #runs: Histogram<'task' | 'outcome'>
  readonly #successes: Gauge<'task'>
  readonly #payments: Histogram<'operation' | 'outcome'>
  readonly #openRefunds: Gauge<'status'>
  readonly #wrongBooks: Gauge
  readonly #unknownEntries: Gauge

  constructor() {
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
    this.#runs = new Histogram({
      name: 'vitrine_background_run_seconds',
      help: 'Time of a run of a background task',
      labelNames: ['task', 'outcome'],
      buckets: [...buckets, 30, 60, 120],
      registers,
    })
    this.#successes = new Gauge({
      name: 'vitrine_background_success_timestamp_seconds',
      help: 'When a background task last ended without an error, in seconds since 1970',
      labelNames: ['task'],
      registers,
    })
    this.#payments = new Histogram({
      name: 'vitrine_payment_call_seconds',
      help: 'Time of a call to the payment provider, by operation and outcome',
      labelNames: ['operation', 'outcome'],
      buckets,
      registers,
    })
    this.#openRefunds = new Gauge({
      name: 'vitrine_refunds_open',
      help: 'Refunds that are requested, sent or failed, by status',
      labelNames: ['status'],
      registers,
    })
    this.#wrongBooks = new Gauge({
      name: 'vitrine_books_wrong',
      help: 'Orders whose books do not balance or are below zero, at the last reconciliation',
      registers,
    })
    this.#unknownEntries = new Gauge({
      name: 'vitrine_provider_entries_unknown',
      help: 'Charges, refunds, reversals and disputes of the payment provider that fit no order, at the last reconciliation',
      registers,
    })
  }

  /** Adds the metrics of the process: memory, processor, delay of the event loop. Call once per process. */
  measureProcess() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Counts a response, where `route` is the pattern of the path, such as `/api/v1/orders/:id`. */
  request(method: string, route: string, status: number, seconds: number) {
    this.#requests.observe({ method, route, status: String(status) }, seconds)
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

  /** Adds whether the engine behind an adapter responds, which each scrape measures. Call once. */
  measureEngine(responds: () => Promise<boolean>) {
    new Gauge({
      name: 'vitrine_engine_up',
      help: 'Whether the engine behind the adapter responds',
      registers: [this.registry],
      async collect() {
        this.set((await responds()) ? 1 : 0)
      },
    })
  }

  /** Counts a run of a background task. */
  run(task: string, outcome: RunOutcome, seconds: number) {
    this.#runs.observe({ task, outcome }, seconds)
    if (outcome === 'done') this.#successes.set({ task }, Date.now() / 1000)
  }

  /** Counts a call to the payment provider. */
  paymentCall(operation: string, outcome: PaymentOutcome, seconds: number) {
    this.#payments.observe({ operation, outcome }, seconds)
  }

  /** Sets the numbers of open refunds by status, with 0 for absent statuses. */
  openRefunds(counts: ReadonlyMap<string, number>) {
    for (const status of openRefundStatuses)
      this.#openRefunds.set({ status }, counts.get(status) ?? 0)
  }

  /** Sets the numbers of orders with wrong books, and of entries of the provider that fit no order. */
  books(wrong: number, unknown: number) {
    this.#wrongBooks.set(wrong)
    this.#unknownEntries.set(unknown)
  }
}
