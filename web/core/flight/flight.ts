import type { Failure } from '../failure.ts'
import { followMachines } from '../machines.ts'
import { postStep } from './live.ts'
import { openAddress } from './openAddress.ts'
import { flight, record } from './recorder.ts'
import { stepsFrom } from './steps.ts'

const waiting: (() => void)[] = []

/** Records what has happened since; responses to clicks are painted first. */
function recordWaiting() {
  for (const make of waiting.splice(0)) make()
}

const later = (make: () => void) => {
  if (waiting.push(make) === 1) whenFree(recordWaiting)
}

const whenFree = (task: () => void) =>
  'scheduler' in window ? scheduler.postTask(task, { priority: 'background' }) : setTimeout(task)

/** Records what the machines do; in QA mode other tabs can follow. */
export function startFlight({ isQa }: { isQa: boolean }): void {
  followMachines(
    stepsFrom((step) => {
      record(step)
      if (isQa) postStep(step)
    }, later),
  )
  // Before the recorder saves its steps.
  addEventListener('pagehide', recordWaiting, { capture: true })
}

/** Returns a report as JSON, without personal data. */
export function reportOf(failure: Failure): string {
  recordWaiting()
  const publicFailure = { ...failure, address: openAddress(failure.address) }
  return JSON.stringify({ ...flight(), failure: publicFailure }, null, 1)
}

/** Downloads a report of what the page did before it failed. */
export function downloadReport(failure: Failure): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([reportOf(failure)], { type: 'application/json' }))
  link.download = `vitrine-report-${failure.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
