import type { UpstreamCall } from './upstreamCall.ts'

/** Timings that a response reports about itself. */
interface Timed {
  /** The name of the GraphQL operation, or `page`. */
  operation: string | undefined
  requestId: string
  calls: readonly UpstreamCall[]
}

/** The maximum of calls that are reported, since a header must not grow without limit. */
const maxCalls = 20
const isName = (text: string) => /^\w{1,60}$/.test(text)

/**
 * The header `Server-Timing` of a response: its operation, its request id, and the CMS calls behind it by their names
 * in the contract, without paths and parameters, which may be personal. Visitors' reports contain it
 * (errors.report.requests).
 */
export function serverTiming({ operation, requestId, calls }: Timed): string {
  return [
    ...(operation && isName(operation) ? [`op;desc="${operation}"`] : []),
    `id;desc="${requestId}"`,
    ...calls.slice(0, maxCalls).map(callEntry),
  ].join(', ')
}

// Another error than those of the gateway may quote what a visitor has entered.
const codeOf = (error = '-') => (/^([A-Z_]{1,40}|-)$/.test(error) ? error : 'FAILED')

const callEntry = ({ name = 'other', status, error, cache, fault, time }: UpstreamCall) =>
  `cms.${name};desc="${[status ?? codeOf(error), cache, fault].filter(Boolean).join(' ')}";dur=${time}`
