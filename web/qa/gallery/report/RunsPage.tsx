import { sampleTitle } from 'virtual:sample-title'
import { Link } from 'wouter'
import controls from '../../page/Controls.module.css'
import { FileField } from '../../page/FileField.tsx'
import { ToolPage } from '../../page/ToolPage.tsx'
import { formatDate } from '../../page/utcTime.ts'
import styles from './RunsPage.module.css'
import { StatusBadge } from './StatusBadge.tsx'
import { type ReportSource, useReports } from './useReports.tsx'

/** The kind of a report in lists. */
export function sourceName({ id, isOpened }: ReportSource): string {
  if (isOpened) return 'Opened from a file'
  if (id === 'last') return 'Last run on this machine'
  if (id === sampleTitle.id) return 'Sample of a real run'
  return id === 'accepted' ? 'Accepted pictures' : 'Whole run'
}

/** The reports of test runs: opens one from a file, or one of those stored here, so that diagrams show its results. */
export function RunsPage() {
  const { sources, shown, show, add } = useReports()
  return (
    <ToolPage
      title="Test runs"
      lead={
        <>
          Open <code>report.json</code> of a run, and the diagrams show its results. It can also be
          dropped anywhere on the gallery.
        </>
      }
    >
      <FileField label="Report of a run" accept=".json,application/json" onChoose={add} />
      <p>
        <Link href="/differences" className={controls.link}>
          Compare two runs
        </Link>
      </p>
      {sources.every(({ id, isOpened }) => id === sampleTitle.id || isOpened) ? (
        <p className={styles.none}>
          No run is stored here yet. <code>npm test</code> writes one; the sample shows what it
          contains.
        </p>
      ) : null}
      <ul className={styles.list} aria-label="Stored reports">
        {sources.map((source) => (
          <li
            key={source.id}
            className={styles.run}
            data-shown={source.id === shown?.id || undefined}
          >
            <StatusBadge status={source.verdict} />
            <span className={styles.version}>{source.version}</span>
            <span>{formatDate(source.date)}</span>
            <span className={styles.kind}>{sourceName(source)}</span>
            {source.id === shown?.id ? (
              <span className={styles.kind}>Shown</span>
            ) : (
              <button
                type="button"
                className={styles.show}
                aria-label={`Show ${source.version}, ${formatDate(source.date)}, ${sourceName(source)}`}
                onClick={() => show(source.id)}
              >
                Show
              </button>
            )}
          </li>
        ))}
      </ul>
    </ToolPage>
  )
}
