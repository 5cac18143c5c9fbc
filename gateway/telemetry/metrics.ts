import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { secondsBuckets as buckets } from '../monitoring/metricsRoute.ts'
import type { UpstreamCall } from './upstreamCall.ts'

/** How a page was served: from the store, or by a render that this or another request started. */
export type PageVerdict = 'hit' | 'stale' | 'rendered' | 'joined' | 'stale-on-error'

/** The metrics of this gateway for Prometheus. */
export class Metrics {
  readonly registry = new Registry()
  readonly #operations: Histogram<'operation' | 'outcome'>
  readonly #calls: Histogram<'method' | 'family' | 'status'>
  readonly #reads: Counter<'verdict'>
  readonly #cachedResponses: Counter
  readonly #pages: Counter<'verdict'>
  readonly #renders: Histogram

  constructor() {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#operations = new Histogram({
      name: 'vitrine_graphql_operation_seconds',
      help: 'Time to execute an operation, by the name of the shop’s own document',
      labelNames: ['operation', 'outcome'],
      buckets,
      registers,
    })
    this.#calls = new Histogram({
      name: 'vitrine_cms_call_seconds',
      help: 'Time of a call to the CMS, retries included, by the first part of its path',
      labelNames: ['method', 'family', 'status'],
      buckets,
      registers,
    })
    this.#reads = new Counter({
      name: 'vitrine_public_reads_total',
      help: 'Public reads by cache result',
      labelNames: ['verdict'],
      registers,
    })
    this.#cachedResponses = new Counter({
      name: 'vitrine_graphql_cached_responses_total',
      help: 'Responses served whole from the cache',
      registers,
    })
    this.#pages = new Counter({
      name: 'vitrine_pages_total',
      help: 'Requests for pages by result',
      labelNames: ['verdict'],
      registers,
    })
    this.#renders = new Histogram({
      name: 'vitrine_page_render_seconds',
      help: 'Time to render a page in its thread, compression included',
      buckets,
      registers,
    })
  }

  /** Counts an executed operation; `seconds` is its duration. */
  operation(name: string, seconds: number, hasErrors: boolean, calls: readonly UpstreamCall[]) {
    this.#operations.observe({ operation: name, outcome: hasErrors ? 'errors' : 'data' }, seconds)
    for (const { call, cache, time, status, error } of calls) {
      if (cache !== 'none') this.#reads.inc({ verdict: cache })
      else {
        const [method = '', family = ''] = call.split(/[ /?]+/)
        this.#calls.observe({ method, family, status: error ?? String(status) }, time / 1000)
      }
    }
  }

  /** Counts a page request by its result. */
  page(verdict: PageVerdict | 'shed' | 'failed' | 'aborted') {
    this.#pages.inc({ verdict })
  }

  /** Counts a rendered page. */
  pageRender(seconds: number) {
    this.#renders.observe(seconds)
  }

  /** Registers gauges: bytes of stored pages, and pages that wait to be rendered. */
  watchPages({ bytes, waiting }: { bytes: () => number; waiting: () => number }) {
    const watch = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read())
        },
      })
    watch('vitrine_page_store_bytes', 'Bytes of stored pages', bytes)
    watch('vitrine_page_queue_length', 'Pages that wait to be rendered', waiting)
  }

  /** Counts a response that was served from the cache. */
  cachedResponse() {
    this.#cachedResponses.inc()
  }
}
