import styles from './CoverageLegend.module.css'

const kinds = { covered: 'covered', uncovered: 'not covered', excluded: 'excluded' }
const results = { failed: 'failed', flaky: 'flaky' }

/** The legend of the coverage overlay, or why there is none. */
export function CoverageLegend({
  hasRun,
  isCovered,
  hasFailures,
}: {
  hasRun: boolean
  isCovered: boolean
  hasFailures: boolean
}) {
  if (!hasRun)
    return (
      <p className={styles.legend}>
        No coverage yet. Run <code>npm test</code> where this gallery is served.
      </p>
    )
  if (!isCovered) return <p className={styles.legend}>No test of this kind covers this machine.</p>
  return (
    <ul className={styles.legend} aria-label="Coverage legend">
      {Object.entries(hasFailures ? { ...kinds, ...results } : kinds).map(([kind, label]) => (
        <li key={kind} className={styles.kind} data-coverage={kind}>
          {label}
        </li>
      ))}
      <li>The tables show the number of tests and the reasons for exclusions.</li>
    </ul>
  )
}
