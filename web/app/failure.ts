import { bangkokTime } from '../lib/date.ts'
import type { Failure } from './state.ts'

/** A failure that happened in this browser, now, on the page that stands open. */
export function failureOf(code: string): Failure {
  return {
    id: crypto.randomUUID(),
    address: `${location.pathname}${location.search}`,
    date: bangkokTime(new Date()),
    code,
  }
}

/** Downloads what the page did before the failure. The code is there since the page began: a server may be gone. */
export async function report(failure: Failure): Promise<void> {
  const { downloadReport } = await import('./flight/flight.ts')
  downloadReport(failure)
}
