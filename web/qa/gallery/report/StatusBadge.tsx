import type { Status } from '../coverage/coverage.ts'
import type { ReportTitle } from './reportFile.ts'
import styles from './StatusBadge.module.css'

/** A result or a verdict as a label. */
export const StatusBadge = ({ status }: { status: Status | ReportTitle['verdict'] }) => (
  <span className={styles.badge} data-status={status}>
    {status}
  </span>
)
