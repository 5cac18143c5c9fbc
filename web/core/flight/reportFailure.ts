import type { Failure } from '../failure.ts'

/**
 * Downloads a report of the steps before the failure with code that is already loaded, since the server may be
 * unreachable.
 */
export async function reportFailure(failure: Failure): Promise<void> {
  const { downloadReport } = await import('./flight.ts')
  downloadReport(failure)
}
