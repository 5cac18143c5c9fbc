import type { Status } from '../coverage/coverage.ts'
import styles from './StatusBadge.module.css'

/** A result as a label. */
export const StatusBadge = ({ status }: { status: Status }) => (
  <span className={styles.badge} data-status={status}>
    {status}
  </span>
)
