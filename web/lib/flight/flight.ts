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

/** Gives the visitor a file that says what the page did before it failed; nothing personal stands in it. */
export function downloadReport(failure: Failure): void {
  const said = { ...failure, address: openAddress(failure.address) }
  const text = JSON.stringify({ ...flight(), failure: said }, null, 1)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `vitrine-report-${failure.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
