import type { ErrorLike } from '@apollo/client'
import { useEffect, useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { failureOf, messageOfFailure } from '#web/core/failure.ts'
import { reportFailure } from '#web/core/flight/reportFailure.ts'
import { useIsOnline } from '#web/lib/useIsOnline.ts'
import { ErrorScreen } from '#web/ui/screens/ErrorScreen.tsx'
import { OfflineScreen } from '#web/ui/screens/OfflineScreen.tsx'
import { showToast } from '#web/ui/toast/toast.ts'

const retryMilliseconds = 3000

interface LoadFailureProps {
  error: ErrorLike
  retry: () => Promise<unknown>
  /** The page's own message, such as 'Failed to fetch look book' (`errors.load.*`). */
  toast?: string
}

/** The screen of a page that could not be loaded. Retries every 3 s (`errors.empty-response`, `pages.failure.*`). */
export function LoadFailure({ error, retry, toast }: LoadFailureProps) {
  const online = useIsOnline()
  const { code, requestId } = toApiError(error)
  const [failure] = useState(() => failureOf(code, requestId))
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
      message={messageOfFailure(code)}
      onRefresh={() => location.reload()}
      onReport={() => reportFailure(failure)}
    />
  )
}
