import styles from './Popups.module.css'
import { usePopups } from './usePopups.ts'

/** What pops up by itself: cookie consent, campaigns, the newsletter; one at a time (SPEC §4 Popups). */
export function Popups() {
  const error = usePopups()
  if (!error) return null
  return (
    <p className={styles.error} role="status">
      Error: {error}
    </p>
  )
}
