import { version } from 'virtual:code-version'
import { Link } from 'wouter'
import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { plainMachine } from '#machines/tools/plainMachine.ts'
import { formatDate } from '../../page/utcTime.ts'
import { compareMachines } from '../compare/compareMachines.ts'
import styles from './ReportBar.module.css'
import type { ReportFile } from './reportFile.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useReports } from './useReports.tsx'

/** Whose results the diagrams show: the report's verdict, version and date, and how it differs from the running shop. */
export function ReportBar() {
  const { shown, problem, show } = useReports()
  if (!shown && !problem) return null
  return (
    <aside className={styles.bar} aria-label="Report">
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {shown ? (
        <>
          <p className={styles.title}>
            <StatusBadge status={shown.verdict} /> Results of {shown.version},{' '}
            {formatDate(shown.date)}
          </p>
          <p className={styles.origin}>{originOf(shown)}</p>
          <p className={styles.actions}>
            <Link href="/differences">Differences</Link>
            <button type="button" onClick={() => show('')}>
              Close the report
            </button>
          </p>
          {shown.reasons.length > 0 ? (
            <details className={styles.reasons}>
              <summary>
                {shown.verdict === 'failed' ? 'Why it failed' : 'Why it is incomplete'}
              </summary>
              <ul>
                {shown.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </details>
          ) : null}
        </>
      ) : null}
    </aside>
  )
}

/** The relation of a report's version to the running one. */
function originOf(report: ReportFile): string {
  if (report.version === version && version !== 'unknown') return 'The same version runs here.'
  const changed = machineCatalog
    .filter(({ machine }) => {
      const other = report.machines.find(({ id }) => id === machine.id)?.structure
      return compareMachines(other, plainMachine(machine)).differences.length > 0
    })
    .map(({ machine }) => machine.id)
  const own = `This gallery is of version ${version}.`
  if (changed.length === 0) return `${own} Its machines are the same.`
  return `${own} These machines differ: ${changed.join(', ')}.`
}
