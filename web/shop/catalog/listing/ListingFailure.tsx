import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './ListingResults.module.css'

/** The message that products could not be loaded, and "Try again" (`errors.load.listing`). */
export function ListingFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Notice tone="error">{loadCopy.shop}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        {catalogCopy.tryAgain}
      </Button>
    </div>
  )
}
