import type { Failure } from './failure.ts'

/** Downloads what the page did before the failure. The code is loaded by then: a server may be unreachable. */
export async function reportFailure(failure: Failure): Promise<void> {
  const { downloadReport } = await import('./flight/flight.ts')
  downloadReport(failure)
}
