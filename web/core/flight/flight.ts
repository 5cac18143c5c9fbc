import type { Failure } from '../failure.ts'
import { followMachines } from '../machines.ts'
import { postRequest, postStep } from './live.ts'
import { publicUrl } from './publicFields.ts'
import { flight, record, recordRequest } from './recorder.ts'
import { followRequests } from './requests.ts'
import { newPageId, stepsFrom } from './steps.ts'

/** The entry of the shop; the hash in its name changes with any file of the build. */
const entry = /\/(entryClient-[\w-]+)\.js$/

/** Returns the id of the build that the page runs, such as `entryClient-Bx3kP9a_`; empty in development. */
function buildId(): string {
  const buildIds = [...document.scripts].map(({ src }) => entry.exec(src)?.[1])
  return buildIds.find((item) => item !== undefined) ?? ''
}

const pending: (() => void)[] = []
let build = ''

/** Records the pending steps in a later task, so that responses to clicks are painted first. */
function recordPending() {
  for (const task of pending.splice(0)) task()
}

const later = (task: () => void) => {
  if (pending.push(task) === 1) whenFree(recordPending)
}

const whenFree = (task: () => void) =>
  'scheduler' in window ? scheduler.postTask(task, { priority: 'background' }) : setTimeout(task)

/** Records the steps of all machines and the requests of the page; in QA mode other tabs can follow them. */
export function startFlight({ isQa }: { isQa: boolean }): void {
  const page = newPageId()
  build = buildId()
  followMachines(
    stepsFrom(
      (step) => {
        record(step)
        if (isQa) postStep(step)
      },
      later,
      page,
    ),
  )
  followRequests(page, (request) => {
    recordRequest(request)
    if (isQa) postRequest(request)
  })
  // Before the recorder saves its steps.
  addEventListener('pagehide', recordPending, { capture: true })
}

/** Returns a report as JSON, without personal data. */
export function writeReport(failure: Failure): string {
  recordPending()
  const publicFailure = { ...failure, address: publicUrl(failure.address) }
  return JSON.stringify({ build, ...flight(), failure: publicFailure }, null, 1)
}

/** Downloads a report of what the page did before it failed. */
export function downloadReport(failure: Failure): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writeReport(failure)], { type: 'application/json' }))
  link.download = `vitrine-report-${failure.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
