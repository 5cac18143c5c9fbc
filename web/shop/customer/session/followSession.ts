import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel, postToTabs } from '#web/lib/tabChannel.ts'
import { pathTo } from '#web/paths.ts'
import { interruptedActions } from './interrupted.ts'
import type { SessionActor } from './sessionActor.ts'

/** Reads the profile again when the visitor returns, and when another tab reports a sign-in or sign-out. */
export function followSession(session: SessionActor) {
  const invalidate = () => session.send({ type: 'profile.invalidated' })
  const channel = openTabChannel('session', invalidate)
  const stopFollowing = onReturn(invalidate)
  return () => {
    channel.close()
    stopFollowing()
  }
}

const destinations = new WeakMap<SessionActor, string>()

/** Where the page leads in place of loading again, the next time the session asks for that. */
export const leaveFor = (session: SessionActor, path: string) => destinations.set(session, path)

/** Loads the page again, or the home page, when the session says so: nothing of the one before stays in memory. */
export function leaveWhenAsked(session: SessionActor) {
  const subscriptions = [
    session.on('reload.required', ({ interrupted }) => {
      interruptedActions.write(interrupted)
      const destination = destinations.get(session)
      if (destination) location.assign(destination)
      else location.reload()
    }),
    session.on('home.required', () => {
      postToTabs('session', 'changed')
      location.assign(pathTo('home'))
    }),
    session.subscribe((state) => {
      // Taken over: a second reload must not do it again.
      if (state.matches('guest') || state.matches('resuming')) interruptedActions.remove()
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
