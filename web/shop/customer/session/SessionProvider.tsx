import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { sessionMachine } from '#machines/session/session.ts'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { useOverlays } from '#web/core/overlays.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { followSession, leaveWhenAsked } from './followSession.ts'
import { interruptedActions } from './interrupted.ts'
import { tellMerge } from './mergeNotice.ts'
import type { SessionActor } from './sessionActor.ts'
import { sessionEffects } from './sessionEffects.ts'
import { signedOutWords } from './signedOutMessage.ts'
import { signInOnRefusal } from './signInOnRefusal.ts'
import { useViewerQuery, type ViewerQuery } from './viewer.generated.ts'

export const SessionContext = createContext<SessionActor | null>(null)

/** What the cache holds of the customer, read once for everything that shows it. */
export const ViewerContext = createContext<ViewerQuery['viewer']>(null)

/** The one session of the app (DESIGN §5): who visits, asked again when that may have changed. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useShopClient()
  const machine = useMemo(() => withActors(sessionMachine, () => sessionEffects(client)), [client])
  const session = useActorRef(machine, {
    input: { interrupted: [...(interruptedActions.read() ?? [])] },
  })
  useSignInPopup(session)
  useEffect(() => client.handleRefusals(signInOnRefusal(session)), [client, session])
  useEffect(() => followSession(session), [session])
  useEffect(() => leaveWhenAsked(session), [session])
  useEffect(tellMerge, [])
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' })
  return (
    <SessionContext value={session}>
      <ViewerContext value={data?.viewer ?? null}>{children}</ViewerContext>
    </SessionContext>
  )
}

/** Opens the popup when the session asks for it; closing the popup gives up what waits for it. */
function useSignInPopup(session: SessionActor) {
  const { current, open } = useOverlays()
  const isOpen = current === 'signIn'
  const wasOpen = useRef(false)
  useEffect(() => {
    const subscription = session.on('signIn.required', () => {
      showToast('error', signedOutWords)
      open('signIn')
    })
    return () => subscription.unsubscribe()
  }, [session, open])
  useEffect(() => {
    if (wasOpen.current && !isOpen) session.send({ type: 'signIn.cancelled' })
    wasOpen.current = isOpen
  }, [session, isOpen])
}
