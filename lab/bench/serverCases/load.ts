import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const generator = fileURLToPath(new URL('./loadGenerator.ts', import.meta.url))

/** Requests that are sent without pause over some connections. */
export interface Load {
  url: string
  connections: number
  seconds: number
  /** Paths that are requested in turn. */
  paths: string[]
  headers: Record<string, string>
  /** The number of visitors' addresses from which requests seem to come; 0 sends none. */
  visitors: number
}

/** The result of a load. Times are in milliseconds and cover only responses below status 400. */
export interface LoadResult {
  /** Responses below status 400 a second. */
  rate: number
  p50: number
  p95: number
  p99: number
  max: number
  /** Responses by status. */
  statuses: Record<string, number>
  /** Broken connections and requests without a response in 30 s. */
  errors: number
  /** Microseconds of processor time of the load generator itself. */
  processorTime: number
}

/** The encodings that a browser accepts, which select the bytes that a cache sends. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
}

/** Sends a load from its own process, so that the load generator does not delay the measurement. */
export async function sendLoad(
  load: Pick<Load, 'url' | 'connections' | 'seconds' | 'paths'> & Partial<Load>,
): Promise<LoadResult> {
  const child = fork(generator, { execArgv: [] })
  child.send({ headers: browserHeaders, visitors: 0, ...load } satisfies Load)
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The load generator ended with exit code ${code} before it reported.`)
    }),
  ])
  return result
}

/** The number of responses with this status. */
export const statusCount = ({ statuses }: LoadResult, status: number) => statuses[status] ?? 0

/** Responses that are neither a success nor a 503, and requests without a response. */
export function failureCount({ statuses, errors }: LoadResult): number {
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 400)
  return failed.reduce((sum, [status, count]) => (status === '503' ? sum : sum + count), errors)
}
