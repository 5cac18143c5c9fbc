import { keepInterrupted } from './interrupted.ts'
import type { SessionActor } from './SessionProvider.tsx'

const channelName = 'session'

/** Makes the other tabs ask who visits: somebody signed in or out here. */
export function tellOtherTabs() {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Asks again who visits on focus, from the back/forward cache and when another tab says so. */
export function followSession(session: SessionActor) {
  const channel = new BroadcastChannel(channelName)
  const invalidate = () => session.send({ type: 'profile.invalidated' })
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) invalidate()
  }
  channel.addEventListener('message', invalidate)
  window.addEventListener('focus', invalidate)
  window.addEventListener('pageshow', shown)
  return () => {
    channel.close()
    window.removeEventListener('focus', invalidate)
    window.removeEventListener('pageshow', shown)
  }
}

const destinations = new WeakMap<SessionActor, string>()

/** Where the page leads in place of loading again, the next time the session asks for that. */
export const leaveFor = (session: SessionActor, path: string) => destinations.set(session, path)

/** Loads the page again, or the home page, when the session says so: nothing of the one before stays in memory. */
export function leaveWhenAsked(session: SessionActor) {
  const subscriptions = [
    session.on('reload.required', ({ interrupted }) => {
      keepInterrupted(interrupted)
      const destination = destinations.get(session)
      if (destination) location.assign(destination)
      else location.reload()
    }),
    session.on('home.required', () => {
      tellOtherTabs()
      location.assign('/')
    }),
    session.subscribe((state) => {
      // Taken over: a second reload must not do it again.
      if (state.matches('guest') || state.matches('resuming')) keepInterrupted([])
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
