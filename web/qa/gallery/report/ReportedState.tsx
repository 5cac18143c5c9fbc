import styles from './ReportedState.module.css'
import { StatusBadge } from './StatusBadge.tsx'
import { useReports } from './useReports.tsx'

/** The shown report's part on a state: its result at each level, messages, and what axe found. */
export function ReportedState({ machine, state }: { machine: string; state: string }) {
  const { shown } = useReports()
  if (!shown) return null
  const found = shown.machines.find(({ id }) => id === machine)
  const item = found?.states.find(({ id }) => id === state)
  if (!item) return <p className={styles.line}>The report of {shown.version} has no such state.</p>
  const tests = [...item.alone, ...item.browser].flatMap((number) => shown.tests[number] ?? [])
  const problems = tests.filter(({ status }) => status !== 'passed')
  const violations = item.accessibility.flatMap(({ width, violations: own }) =>
    own.map((violation) => ({ width, ...violation })),
  )
  return (
    <section className={styles.reported} aria-label="In the report">
      <ul>
        {problems.map((test) => (
          <li key={`${test.project} ${test.file} ${test.title}`} className={styles.problem}>
            <StatusBadge status={test.status} /> {test.project}: {test.title}
            {test.message ? <pre className={styles.message}>{test.message}</pre> : null}
          </li>
        ))}
      </ul>
      {item.accessibility.length === 0 ? (
        <p className={styles.line}>axe did not examine this state.</p>
      ) : violations.length === 0 ? (
        <p className={styles.line}>
          axe found nothing ({item.accessibility.map(({ width }) => width).join(', ')}).
        </p>
      ) : (
        <ul>
          {violations.map(({ width, rule, elements }) => (
            <li key={`${width} ${rule}`} className={styles.problem}>
              axe, {width}: {rule}
              <pre className={styles.message}>{elements.join('\n')}</pre>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
