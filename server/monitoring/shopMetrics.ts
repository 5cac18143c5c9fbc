import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PaymentOutcome } from '../payment/measuredProvider.ts'
import { secondsBuckets as buckets } from './metricsRoute.ts'

/** The outcome of a run of a background task. */
export type RunOutcome = 'done' | 'failed' | 'timeout'

/** Statuses of refunds whose money has not arrived. */
export const openRefundStatuses = ['requested', 'sent', 'failed'] as const

/** The metrics of background work, payments and refunds for Prometheus, which the CMS and adapters have alike. */
export class ShopMetrics {
  readonly registry = new Registry()
  readonly #runs: Histogram<'task' | 'outcome'>
  readonly #successes: Gauge<'task'>
  readonly #payments: Histogram<'operation' | 'outcome'>
  readonly #openRefunds: Gauge<'status'>
  readonly #wrongBooks: Gauge
  readonly #unknownEntries: Gauge

  constructor() {
    const registers = [this.registry]
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

  /** Counts a run of a background task. */
  run(task: string, outcome: RunOutcome, seconds: number) {
    this.#runs.observe({ task, outcome }, seconds)
    if (outcome === 'done') this.#successes.set({ task }, Date.now() / 1000)
  }

  /** Counts a call to the payment provider. */
  paymentCall(operation: string, outcome: PaymentOutcome, seconds: number) {
    this.#payments.observe({ operation, outcome }, seconds)
  }

  /** Sets the numbers of open refunds by status; those that are absent become 0. */
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
