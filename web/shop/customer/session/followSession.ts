import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel, postToTabs } from '#web/lib/tabChannel.ts'
import { pathTo } from '#web/paths.ts'
import { interruptedActions } from './interruptedActions.ts'
import type { SessionActor } from './sessionActor.ts'

/** Reads the profile again when the visitor returns, and when another tab reports a sign-in or sign-out. */
export function followSession(session: SessionActor) {
  const invalidate = () => session.send({ type: 'profile.invalidated' })
  const channel = openTabChannel('session', invalidate)
  const stopListening = onReturn(invalidate)
  return () => {
    channel.close()
    stopListening()
  }
}

const destinations = new WeakMap<SessionActor, string>()

/** Sets the URL that is opened instead of the next reload that the session requires. */
export const setDestination = (session: SessionActor, path: string) =>
  destinations.set(session, path)

/**
 * Reloads the page or opens the home page when the session requires it: no data of the previous visitor stays in
 * memory.
 */
export function followNavigation(session: SessionActor) {
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
      // The machine has them now: a second reload must not repeat them.
      if (state.matches('guest') || state.matches('resuming')) interruptedActions.remove()
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
