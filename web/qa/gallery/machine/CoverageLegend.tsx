import styles from './CoverageLegend.module.css'

const kinds = { covered: 'a test reaches it', bare: 'no test does', excluded: 'none has to' }

/** What the overlay's lines mean, or why there is no overlay. */
export function CoverageLegend({ hasRun, isCovered }: { hasRun: boolean; isCovered: boolean }) {
  if (!hasRun)
    return (
      <p className={styles.legend}>
        No tests have run where this gallery is served: <code>npm test</code> writes what they
        reach.
      </p>
    )
  if (!isCovered) return <p className={styles.legend}>No test of this kind follows this machine.</p>
  return (
    <ul className={styles.legend} aria-label="Legend">
      {Object.entries(kinds).map(([kind, words]) => (
        <li key={kind} className={styles.kind} data-coverage={kind}>
          {words}
        </li>
      ))}
      <li>The tables say how many tests, and why none has to.</li>
    </ul>
  )
}
