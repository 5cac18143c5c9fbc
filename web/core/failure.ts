import { bangkokTime } from '#web/lib/time.ts'

/** Why a page could not be shown, in what a shopper can tell the shop's people (SPEC §8). */
export interface Failure {
  id: string
  /** Path and search of the page that failed. */
  address: string
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok. */
  date: string
  code: string
}

/** A failure that happened in this browser, now, on the page that stands open; `id` is the request's, where one failed. */
export function failureOf(code: string, id: string = crypto.randomUUID()): Failure {
  return {
    id,
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
