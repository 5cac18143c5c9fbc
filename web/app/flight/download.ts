import type { Failure } from '../state.ts'
import { flight } from './recorder.ts'

/** Gives the visitor a file that says what the page did before it failed; nothing personal stands in it. */
export function downloadReport(failure: Failure): void {
  const text = JSON.stringify({ ...flight(), failure }, null, 1)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `vitrine-report-${failure.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
