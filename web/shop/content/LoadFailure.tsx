import type { ErrorLike } from '@apollo/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { createFailure, type Failure, messageOfFailure } from '#web/core/failure.ts'
import { reportFailure } from '#web/core/flight/reportFailure.ts'
import { offlineCopy } from '#web/generated/messages/offlineCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { ErrorScreen } from '#web/ui/screens/ErrorScreen.tsx'
import { showToast } from '#web/ui/toast/toast.ts'

const retryMilliseconds = 3000

interface LoadFailureProps {
  error?: ErrorLike
  /** The failure that the server met; by default one of the error. */
  givenFailure?: Failure
  retry: () => Promise<unknown>
  /** The page's own message, such as 'Failed to fetch look book' (`errors.load.*`). */
  toast?: string
}

/**
 * The screen of a page that could not be loaded, which retries every 3 s (`errors.empty-response`, `pages.failure.*`).
 */
export function LoadFailure({ error, givenFailure, retry, toast }: LoadFailureProps) {
  const online = useIsOnline()
  const [failure] = useState(() => {
    const { code, requestId } = toApiError(error)
    return givenFailure ?? createFailure(code, requestId)
  })
  useEffect(() => {
    const timer = setInterval(() => retry().catch(() => {}), retryMilliseconds)
    return () => clearInterval(timer)
  }, [retry])
  useEffect(() => {
    if (toast) showToast('error', toast)
  }, [toast])
  if (!online) return <OfflineScreen onRetry={() => location.reload()} />
  return (
    <ErrorScreen
      {...failure}
      message={messageOfFailure(failure.code)}
      onRefresh={() => location.reload()}
      onReport={() => reportFailure(failure)}
    />
  )
}

/** Replaces a page that cannot be loaded without a connection (pages.offline.*). */
function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert">
      <EmptyState
        title={offlineCopy.title}
        heading="h1"
        action={<Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
      >
        <p>{offlineCopy.text}</p>
      </EmptyState>
    </section>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a connection; true on the server. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
