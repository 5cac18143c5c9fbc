import { secondsBuckets as buckets } from '@vitrine/contract/service/metricsRoute.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { UpstreamCall } from './upstreamCall.ts'

/** The way a page was served: from the store, or by a render that this or another request started. */
export type PageVerdict = 'hit' | 'stale' | 'rendered' | 'joined' | 'stale-on-error'

/** The first parts of paths that are counted under their own name, while all others are pages. */
const kinds = new Set(['graphql', 'assets', 'media', 'component', 'auth', 'invoice', 'api'])
const probes = new Set(['healthz', 'readyz', 'metrics'])

/** The metrics of this gateway for Prometheus. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests: Histogram<'kind' | 'status'>
  readonly #operations: Histogram<'operation' | 'outcome'>
  readonly #calls: Histogram<'upstream' | 'method' | 'family' | 'status'>
  readonly #reads: Counter<'verdict'>
  readonly #cachedResponses: Counter
  readonly #pages: Counter<'verdict'>
  readonly #renders: Histogram

  constructor() {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#requests = new Histogram({
      name: 'vitrine_http_request_seconds',
      help: 'Time to respond to a request, by kind of resource and status',
      labelNames: ['kind', 'status'],
      buckets,
      registers,
    })
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
      labelNames: ['upstream', 'method', 'family', 'status'],
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

  /** Counts a response to a path, except for health checks and the metrics themselves. */
  httpRequest(path: string, status: number, seconds: number) {
    const segment = path.split(/[/?]/, 2)[1] ?? ''
    if (probes.has(segment)) return
    const kind = kinds.has(segment) ? segment : 'page'
    this.#requests.observe({ kind, status: String(status) }, seconds)
  }

  /** Counts an executed operation; `seconds` is its duration. */
  operation(name: string, seconds: number, hasErrors: boolean, calls: readonly UpstreamCall[]) {
    this.#operations.observe({ operation: name, outcome: hasErrors ? 'errors' : 'data' }, seconds)
    for (const { call, upstream = 'cms', cache, time, status, error } of calls) {
      if (cache !== 'none') this.#reads.inc({ verdict: cache })
      else {
        const [method = '', family = ''] = call.split(/[ /?]+/)
        const labels = { upstream, method, family, status: error ?? String(status) }
        this.#calls.observe(labels, time / 1000)
      }
    }
  }

  /** Counts a page request by its result. */
  page(verdict: PageVerdict | 'shed' | 'failed' | 'aborted') {
    this.#pages.inc({ verdict })
  }

  /** Counts a rendered page and its duration in seconds. */
  pageRender(seconds: number) {
    this.#renders.observe(seconds)
  }

  /** Registers gauges: bytes of stored pages, and pages that wait to be rendered. */
  watchPages({ bytes, waiting }: { bytes: () => number; waiting: () => number }) {
    this.#watch('vitrine_page_store_bytes', 'Bytes of stored pages', bytes)
    this.#watch('vitrine_page_queue_length', 'Pages that wait to be rendered', waiting)
  }

  /** Registers the gauge of open circuit breakers of the CMS, or of the CMS of the content. */
  watchBreakers(upstream: 'cms' | 'content', countOpen: () => number) {
    const name = upstream === 'cms' ? 'the CMS' : 'the CMS of the content'
    const help = `Circuit breakers that hold back calls to ${name}, one per kind of resource and side`
    this.#watch(`vitrine_${upstream}_breakers_open`, help, countOpen)
  }

  #watch(name: string, help: string, read: () => number) {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  /** Counts a response that was served from the cache. */
  cachedResponse() {
    this.#cachedResponses.inc()
  }
}
