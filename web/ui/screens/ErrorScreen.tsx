import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './ErrorScreen.module.css'

interface ErrorScreenProps {
  id: string
  /** Path and search of the page that failed. */
  address: string
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok. */
  date: string
  /** What kind of failure it was, for the shop's people. */
  code?: string
  /** What happened, where that is known. */
  message?: string
  onRefresh: () => void
  /** Gives the visitor what the page did, for the shop's people; without it nothing is offered. */
  onReport?: () => void
}

/** A page that cannot be shown, with what to tell the shop's people and a way on (SPEC §2). */
export function ErrorScreen({
  id,
  address,
  date,
  code,
  message,
  onRefresh,
  onReport,
}: ErrorScreenProps) {
  const details = [
    ['Error ID', id],
    ['URL', address],
    ['Date', date],
    ...(code ? [['Code', code]] : []),
  ]
  return (
    <section role="alert">
      <EmptyState
        title="Oops... Something went wrong!"
        heading="h1"
        action={
          <>
            <Button onClick={onRefresh}>Refresh Page</Button>
            {onReport ? (
              <Button variant="quiet" onClick={onReport}>
                Download a report
              </Button>
            ) : null}
          </>
        }
      >
        {message ? <p>{message}</p> : null}
        <dl className={styles.details}>
          {details.map(([term, value]) => (
            <div key={term} className={styles.row}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </EmptyState>
    </section>
  )
}
