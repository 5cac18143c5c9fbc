import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { waitFor } from 'xstate'
import { type Overlays, useOpenOverlay } from '#web/core/overlays.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { setDestination } from './followSession.ts'
import { SessionContext, ViewerContext } from './SessionProvider.tsx'
import type { SessionActor } from './sessionActor.ts'
import type { ViewerQuery } from './viewer.generated.ts'

export type SessionStatus = 'unknown' | 'guest' | 'signedIn' | 'unavailable'
export type Viewer = NonNullable<ViewerQuery['viewer']>

/** The visitor's session, with the functions that change it. */
export interface Session {
  /** `unknown` while the page loads, `unavailable` when the profile cannot be read: neither counts as signed out. */
  status: SessionStatus
  /** The customer, while `status` is `signedIn`. */
  user: Viewer | undefined
  /** Whether the visitor is signing in or out, while components must not change the visitor's data. */
  isChanging: boolean
  requestSignIn: () => void
  /** Call after a successful sign-in: the page is reloaded, or `destination` is opened. */
  signedIn: (destination?: string) => Promise<void>
  /** Signs out and opens the home page. Rejects, after a toast, when the server rejects it. */
  signOut: () => Promise<void>
}

/** Returns the visitor's session. Throws outside `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider')
  const open = useOpenOverlay()
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = session.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [session],
  )
  // The profile may arrive before a part of the page hydrates, which must match the server's HTML.
  const status = useSyncExternalStore(
    subscribe,
    () => statusOf(session.getSnapshot()),
    () => 'unknown' as const,
  )
  const isChanging = useSyncExternalStore(
    subscribe,
    () => changing.some((name) => session.getSnapshot().matches(name)),
    () => false,
  )
  const viewer = useContext(ViewerContext)
  const actions = useMemo(() => actionsOf(session, open), [session, open])
  const user = status === 'signedIn' ? (viewer ?? undefined) : undefined
  return { status, user, isChanging, ...actions }
}

const changing = ['reloading', 'signingOut', 'signedOut'] as const

/** Returns `unknown` while the page is about to be left: the previous visitor's status no longer applies. */
function statusOf(state: ReturnType<SessionActor['getSnapshot']>): SessionStatus {
  if (state.matches('unavailable')) return 'unavailable'
  if (state.matches('unknown') || state.matches('signedOut')) return 'unknown'
  if (state.context.userId === undefined) return 'guest'
  return state.matches('reloading') ? 'unknown' : 'signedIn'
}

function actionsOf(session: SessionActor, open: Overlays['open']) {
  return {
    requestSignIn: () => open('signIn'),
    async signedIn(destination?: string) {
      if (destination) setDestination(session, destination)
      await sendWhenPossible(session, { type: 'signIn.succeeded' })
      // Sent last, because this tab receives the message too and must not handle it as another tab's sign-in.
      postToTabs('session', 'changed')
    },
    async signOut() {
      await sendWhenPossible(session, { type: 'signOut.confirmed' })
      const after = await waitFor(session, (state) => !state.matches('signingOut'))
      if (!after.matches('signedOut')) throw new Error('The sign-out failed')
    },
  }
}

/** Sends an event as soon as the session can handle it: the profile may still be loading. */
async function sendWhenPossible(
  session: SessionActor,
  event: { type: 'signIn.succeeded' | 'signOut.confirmed' },
) {
  await waitFor(session, (state) => state.can(event))
  session.send(event)
}
