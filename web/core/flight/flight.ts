import type { Failure } from '../failure.ts'
import { followMachines } from '../machines.ts'
import { tell } from './live.ts'
import { openAddress } from './openAddress.ts'
import { flight, record } from './recorder.ts'
import { stepsFrom } from './steps.ts'

const waiting: (() => void)[] = []

/** Takes down what has happened since; a press is answered and painted before. */
function takeDown() {
  for (const make of waiting.splice(0)) make()
}

const later = (make: () => void) => {
  if (waiting.push(make) === 1) whenFree(takeDown)
}

const whenFree = (task: () => void) =>
  'scheduler' in window ? scheduler.postTask(task, { priority: 'background' }) : setTimeout(task)

/** Records what the machines do; for QA, other tabs may watch too. */
export function startFlight({ isQa }: { isQa: boolean }): void {
  followMachines(
    stepsFrom((step) => {
      record(step)
      if (isQa) tell(step)
    }, later),
  )
  // Before the recorder keeps what it has.
  addEventListener('pagehide', takeDown, { capture: true })
}

/** What stands in a report, as JSON; nothing personal. */
export function reportOf(failure: Failure): string {
  takeDown()
  const told = { ...failure, address: openAddress(failure.address) }
  return JSON.stringify({ ...flight(), failure: told }, null, 1)
}

/** Gives the visitor a file that says what the page did before it failed. */
export function downloadReport(failure: Failure): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([reportOf(failure)], { type: 'application/json' }))
  link.download = `vitrine-report-${failure.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
