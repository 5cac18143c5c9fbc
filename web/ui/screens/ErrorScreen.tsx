import { screenCopy } from '#web/generated/messages/screenCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './ErrorScreen.module.css'

interface ErrorScreenProps {
  id: string
  /** Path and search of the page that failed. */
  address: string
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok. */
  date: string
  /** The kind of failure, for support. */
  code?: string
  /** The cause, if it is known. */
  message?: string | undefined
  onRefresh: () => void
  /** Downloads a report for support; without it none is offered. */
  onReport?: () => void
}

/** Replaces a page that cannot be shown, with details for support and a way to continue (errors.screen.*). */
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
    [screenCopy.errorId, id],
    ['URL', address],
    [screenCopy.date, date],
    ...(code ? [[screenCopy.code, code]] : []),
  ]
  return (
    <section role="alert">
      <EmptyState
        title={screenCopy.errorTitle}
        heading="h1"
        action={
          <>
            <Button onClick={onRefresh}>{screenCopy.refresh}</Button>
            {onReport ? (
              <Button variant="quiet" onClick={onReport}>
                {uiCopy.downloadReport}
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
