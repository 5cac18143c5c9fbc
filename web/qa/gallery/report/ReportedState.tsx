import type { MachineFailure } from '../coverage/coverage.ts'
import styles from './ReportedState.module.css'
import { StatusBadge } from './StatusBadge.tsx'
import { useReports } from './useReports.tsx'

interface ReportedStateProps {
  machine: string
  state: string
  /** Of the last run or the shown report, at this state. */
  failures: readonly MachineFailure[]
}

/** The results of a state: the messages of its failures, and what axe found according to the shown report. */
export function ReportedState({ machine, state, failures }: ReportedStateProps) {
  const { shown } = useReports()
  if (!shown && failures.length === 0) return null
  return (
    <section className={styles.reported} aria-label="Results">
      <ul>
        {failures.map(({ project, title, status, message }) => (
          <li key={`${project} ${title}`} className={styles.problem}>
            <StatusBadge status={status} /> {project}: {title}
            {message ? <pre className={styles.message}>{message}</pre> : null}
          </li>
        ))}
      </ul>
      {shown ? <Accessibility machine={machine} state={state} /> : null}
    </section>
  )
}

function Accessibility({ machine, state }: Pick<ReportedStateProps, 'machine' | 'state'>) {
  const { shown } = useReports()
  const found = shown?.machines.find(({ id }) => id === machine)
  const item = found?.states.find(({ id }) => id === state)
  if (!item) return <p className={styles.line}>The report of {shown?.version} has no such state.</p>
  const violations = item.accessibility.flatMap(({ width, violations: own }) =>
    own.map((violation) => ({ width, ...violation })),
  )
  if (item.accessibility.length === 0)
    return <p className={styles.line}>axe did not examine this state.</p>
  if (violations.length === 0)
    return (
      <p className={styles.line}>
        axe found nothing ({item.accessibility.map(({ width }) => width).join(', ')}).
      </p>
    )
  return (
    <ul>
      {violations.map(({ width, rule, elements }) => (
        <li key={`${width} ${rule}`} className={styles.problem}>
          axe, {width}: {rule}
          <pre className={styles.message}>{elements.join('\n')}</pre>
        </li>
      ))}
    </ul>
  )
}
