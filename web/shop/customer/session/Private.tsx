import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadingNote } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { UnauthorizedScreen } from '#web/ui/screens/UnauthorizedScreen.tsx'
import { useSession } from './useSession.ts'

interface PrivateProps {
  /** Shown until the session is known; contains the page's heading. */
  skeleton: Elements
  /** Whether guests see the content as well, as with an access key in the URL. */
  openToGuests?: boolean
  children: Elements
}

/**
 * Shows its content to signed-in customers only (permissions.visitor.account-area), and never from the back/forward cache
 * (session.private.back-forward-cache).
 */
export function Private({ skeleton, openToGuests = false, children }: PrivateProps) {
  const { status, isChanging, requestSignIn } = useSession()
  const isConcealed = useConcealment()
  if (status === 'unavailable') return <AccountUnavailable heading="h1" />
  if (status === 'guest' && !openToGuests && !isChanging)
    return (
      <UnauthorizedScreen
        action={<Button onClick={() => requestSignIn()}>{accountCopy.signIn}</Button>}
      />
    )
  if (status === 'unknown' || isConcealed || (isChanging && status === 'guest'))
    return (
      <>
        <LoadingNote />
        {skeleton}
      </>
    )
  return children
}

/** Hides personal content when the page is left, and reloads a page that the back/forward cache restores. */
function useConcealment(): boolean {
  const [isConcealed, setConcealed] = useState(false)
  useEffect(() => {
    const hide = () => flushSync(() => setConcealed(true))
    window.addEventListener('pagehide', hide)
    const stopListening = onReturn((isRestored) => {
      if (isRestored) location.reload()
    })
    return () => {
      window.removeEventListener('pagehide', hide)
      stopListening()
    }
  }, [])
  return isConcealed
}

/** Shown when the profile cannot be read, which does not count as signed out (session.state.unavailable). */
export function AccountUnavailable({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <EmptyState heading={heading} title={uiCopy.failed}>
      <p role="alert">{accountCopy.unavailableHint}</p>
    </EmptyState>
  )
}
