import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'

/** Faults that have the effect of a call's failure, by the code of the gateway. */
const kinds: Record<string, string> = { CMS_TIMEOUT: 'hang', CMS_UNAVAILABLE: '503' }

interface ReportedFailure {
  id: string
  code: string
}

/**
 * The fault switches that repeat the failed calls of a report: those of the request that failed, else of the last one
 * with failed calls. Of a response that broke its contract, which has a good status, the last call counts.
 */
export function reproducingFaults(
  requests: readonly FlightRequest[],
  { id, code }: ReportedFailure,
): string {
  const failed = ({ calls }: FlightRequest) => calls.filter(({ status }) => isFailure(status))
  const request =
    requests.find((request) => request.id === id) ??
    requests.findLast((request) => failed(request).length > 0) ??
    requests.at(-1)
  if (!request) return ''
  const switches = failed(request).map(({ name, status }) => `${name}:${kinds[status] ?? status}`)
  const last = request.calls.at(-1)
  if (switches.length === 0 && code === 'BAD_CMS_RESPONSE' && last) return `${last.name}:contract`
  return [...new Set(switches)].join(',')
}

const isFailure = (status: string) => status in kinds || /^[45]\d\d$/.test(status)
