import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onReturn } from '#web/lib/pageReturn.ts'
import { LoadingNote } from '#web/ui/Skeleton.tsx'
import { UnauthorizedScreen } from '#web/ui/screens/UnauthorizedScreen.tsx'
import { Unreachable } from './Unreachable.tsx'
import { useSession } from './useSession.ts'

interface PrivateProps {
  /** What stands there until it is known who visits, the page's heading with it. */
  skeleton: ReactNode
  /** A guest may look as well, by a key in the address. */
  openToGuests?: boolean
  children: ReactNode
}

/** Shows its content to signed-in customers alone (SPEC §6), and never from the back/forward cache. */
export function Private({ skeleton, openToGuests = false, children }: PrivateProps) {
  const { status } = useSession()
  const isConcealed = useConcealment()
  if (status === 'unavailable') return <Unreachable heading="h1" />
  if (status === 'guest' && !openToGuests) return <UnauthorizedScreen />
  if (status === 'unknown' || isConcealed)
    return (
      <>
        <LoadingNote />
        {skeleton}
      </>
    )
  return children
}

/** Takes personal content away as the page is put aside; brought back from the cache it is loaded anew. */
function useConcealment(): boolean {
  const [isConcealed, setConcealed] = useState(false)
  useEffect(() => {
    const hide = () => flushSync(() => setConcealed(true))
    window.addEventListener('pagehide', hide)
    const stopFollowing = onReturn((isRestored) => {
      if (isRestored) location.reload()
    })
    return () => {
      window.removeEventListener('pagehide', hide)
      stopFollowing()
    }
  }, [])
  return isConcealed
}
