import type { Failure } from '../failure.ts'
import { followMachines } from '../machines.ts'
import { tell } from './live.ts'
import { openAddress } from './openAddress.ts'
import { flight, record } from './recorder.ts'
import { stepsFrom } from './steps.ts'

/** Records what the machines do; for QA, other tabs may watch too. */
export function startFlight({ isQa }: { isQa: boolean }): void {
  followMachines(
    stepsFrom((step) => {
      record(step)
      if (isQa) tell(step)
    }),
  )
}

/** What stands in a report, as JSON; nothing personal. */
export const reportOf = (failure: Failure): string =>
  JSON.stringify(
    { ...flight(), failure: { ...failure, address: openAddress(failure.address) } },
    null,
    1,
  )

/** Gives the visitor a file that says what the page did before it failed. */
export function downloadReport(failure: Failure): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([reportOf(failure)], { type: 'application/json' }))
  link.download = `vitrine-report-${failure.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
