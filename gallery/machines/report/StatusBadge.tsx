import type { Status } from '../coverage/coverage.ts'
import styles from './StatusBadge.module.css'

/** A label with the status of a test's result. */
export const StatusBadge = ({ status }: { status: Status }) => (
  <span className={styles.badge} data-status={status}>
    {status}
  </span>
)
