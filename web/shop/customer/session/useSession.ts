import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { waitFor } from 'xstate'
import { type Overlays, useOpenOverlay } from '#web/core/overlays.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { leaveFor } from './followSession.ts'
import { actionOf, type Interrupted } from './interrupted.ts'
import { SessionContext, ViewerContext } from './SessionProvider.tsx'
import type { SessionActor } from './sessionActor.ts'
import { untilGivenUp } from './signInOnRefusal.ts'
import type { ViewerQuery } from './viewer.generated.ts'

export type SessionStatus = 'unknown' | 'guest' | 'signedIn' | 'unavailable'
export type Viewer = NonNullable<ViewerQuery['viewer']>

/** What every part of the shop may know of the visitor and ask of the session. */
export interface Session {
  /** `unknown` while the page loads; `unavailable` when the server does not say: neither is signed out. */
  status: SessionStatus
  /** The customer, while `status` is `signedIn`. */
  user: Viewer | undefined
  /** Somebody is signing in or out right now: what belongs to a visitor should rest. */
  isChanging: boolean
  /**
   * Opens the sign-in popup. The interrupted mutation, if there is one, goes on once after the sign-in,
   * which loads the page again; with one, this resolves when the popup is closed without a sign-in.
   */
  askToSignIn: (interrupted?: Interrupted) => Promise<void>
  /** Says that a sign-in has succeeded: the page loads again, or leads to the given address. */
  signedIn: (destination?: string) => Promise<void>
  /** Signs out and leaves for the home page. Rejects, after a toast, when the server refuses. */
  signOut: () => Promise<void>
}

/** The visitor's session. Throws outside `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  const open = useOpenOverlay()
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = session.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [session],
  )
  // A page may come alive after the profile has arrived: its first picture is still the server's.
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

/** As little as is certain: while the page is about to leave, nothing of the visitor before is claimed. */
function statusOf(state: ReturnType<SessionActor['getSnapshot']>): SessionStatus {
  if (state.matches('unavailable')) return 'unavailable'
  if (state.matches('unknown') || state.matches('signedOut')) return 'unknown'
  if (state.context.userId === undefined) return 'guest'
  return state.matches('reloading') ? 'unknown' : 'signedIn'
}

function actionsOf(session: SessionActor, open: Overlays['open']) {
  return {
    async askToSignIn(interrupted?: Interrupted) {
      if (interrupted) {
        session.send({ type: 'mutation.unauthorized', action: actionOf(interrupted) })
        await untilGivenUp(session)
      } else open('signIn')
    },
    async signedIn(destination?: string) {
      if (destination) leaveFor(session, destination)
      await sendOnceTaken(session, { type: 'signIn.succeeded' })
      // Only now: this tab hears it too, and must not take it for somebody else's sign-in.
      postToTabs('session', 'changed')
    },
    async signOut() {
      await sendOnceTaken(session, { type: 'signOut.confirmed' })
      const after = await waitFor(session, (state) => !state.matches('signingOut'))
      if (!after.matches('signedOut')) throw new Error('Failed to logout')
    },
  }
}

/** A profile may be on its way while a visitor acts: the event waits until the session can take it. */
async function sendOnceTaken(
  session: SessionActor,
  event: { type: 'signIn.succeeded' | 'signOut.confirmed' },
) {
  if (session.getSnapshot().matches('unavailable')) session.send({ type: 'profile.invalidated' })
  await waitFor(session, (state) => state.can(event))
  session.send(event)
}
