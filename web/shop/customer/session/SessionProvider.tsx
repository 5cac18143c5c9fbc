import { useApolloClient } from '@apollo/client/react'
import { sessionMachine } from '@vitrine/machines/session/session.ts'
import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { awaitSignIn } from '#web/core/data/links.ts'
import { useActorRef, withActors } from '#web/core/machines.ts'
import { useOverlays } from '#web/core/overlays.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { followNavigation, followSession } from './followSession.ts'
import { interruptedActions, signInWhenUnauthenticated } from './interruptedActions.ts'
import { showReloadMessage } from './reloadMessage.ts'
import { type SessionActor, signInNeeded } from './sessionActor.ts'
import { sessionEffects } from './sessionEffects.ts'
import { finishSocialSignIn } from './socialSignIn.ts'
import { useViewerQuery, type ViewerQuery } from './viewer.generated.ts'

export const SessionContext = createContext<SessionActor | null>(null)

/** The customer's data, read once for all components that show it. */
export const ViewerContext = createContext<ViewerQuery['viewer']>(null)

/** Provides the visitor's session to every page (session.state.*). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const machine = useMemo(() => withActors(sessionMachine, () => sessionEffects(client)), [client])
  const session = useActorRef(machine, {
    input: { interrupted: [...(interruptedActions.read() ?? [])] },
  })
  useSignInPopup(session)
  useEffect(() => {
    const { link } = client
    client.setLink(awaitSignIn(signInWhenUnauthenticated(session)).concat(link))
    return () => client.setLink(link)
  }, [client, session])
  useEffect(() => followSession(session), [session])
  useEffect(() => followNavigation(session), [session])
  useEffect(() => finishSocialSignIn(session), [session])
  useEffect(showReloadMessage, [])
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only', ssr: false })
  return (
    <SessionContext value={session}>
      <ViewerContext value={data?.viewer ?? null}>{children}</ViewerContext>
    </SessionContext>
  )
}

/**
 * Opens the login popup when the session requires it, and discards the interrupted calls when it is closed
 * (session.expired.*).
 */
function useSignInPopup(session: SessionActor) {
  const { current, open } = useOverlays()
  const isOpen = current === 'signIn'
  const wasOpen = useRef(false)
  useEffect(() => {
    const subscription = session.on('signIn.required', () => {
      showToast('error', signInNeeded)
      open('signIn')
    })
    return () => subscription.unsubscribe()
  }, [session, open])
  useEffect(() => {
    if (wasOpen.current && !isOpen) session.send({ type: 'signIn.cancelled' })
    wasOpen.current = isOpen
  }, [session, isOpen])
}
