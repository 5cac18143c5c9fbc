import type { MachineFailure } from '../coverage/coverage.ts'
import styles from './Failures.module.css'
import { StatusBadge } from './StatusBadge.tsx'

const countText = (failures: readonly MachineFailure[]) => {
  const flaky = failures.filter(({ status }) => status === 'flaky').length
  const failed = failures.length - flaky
  const text = failed === 1 ? '1 test failed' : failed > 0 ? `${failed} tests failed` : ''
  return [text, flaky > 0 ? `${flaky} flaky` : ''].filter(Boolean).join(', ')
}

/** The number of a machine's failed and flaky tests; nothing without any. */
export const FailureCount = ({ failures }: { failures: readonly MachineFailure[] }) =>
  failures.length > 0 ? <p className={styles.count}>{countText(failures)}</p> : null

/** Every failed and flaky test of a machine, with its message and links to the states at which it failed. */
export function Failures({
  failures,
  onState,
}: {
  failures: readonly MachineFailure[]
  onState: (id: string) => void
}) {
  if (failures.length === 0) return null
  return (
    <section className={styles.failures} aria-label="Failed tests">
      <h2 className={styles.count}>{countText(failures)}</h2>
      <ul>
        {failures.map(({ project, title, status, message, items }) => (
          <li key={`${project} ${title}`}>
            <details>
              <summary>
                <StatusBadge status={status} /> {project}: {title}
              </summary>
              <pre className={styles.message}>{message}</pre>
            </details>
            <p className={styles.states}>
              {items.length === 0
                ? 'It names no state: it is a failure of the whole machine.'
                : null}
              {items
                .filter((item) => !item.includes(' '))
                .map((state) => (
                  <button key={state} type="button" onClick={() => onState(state)}>
                    {state}
                  </button>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The failed and flaky tests at a state, with their messages. */
export function StateFailures({ failures }: { failures: readonly MachineFailure[] }) {
  if (failures.length === 0) return null
  return (
    <section aria-label="Results">
      <ul>
        {failures.map(({ project, title, status, message }) => (
          <li key={`${project} ${title}`} className={styles.failure}>
            <StatusBadge status={status} /> {project}: {title}
            {message ? <pre className={styles.message}>{message}</pre> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
