import styles from './Popups.module.css'
import { usePopups } from './usePopups.ts'

/**
 * Runs the popups, and shows the error if the site configuration cannot be loaded (popups.queue.*, errors.site-configuration).
 */
export function Popups() {
  const error = usePopups()
  if (!error) return null
  return (
    <p className={styles.error} role="status">
      Error: {error}
    </p>
  )
}
