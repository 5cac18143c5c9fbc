import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './LoadProblem.module.css'

/** The message that products could not be loaded, and "Try again" (`errors.load.listing`). */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.problem}>
      <Notice tone="error">Failed to fetch shop page</Notice>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
