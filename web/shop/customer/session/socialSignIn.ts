import { sitePath } from '@vitrine/contract/sitePath.ts'
import { navigate } from 'wouter/use-browser-location'
import { track } from '#web/core/analytics.ts'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { pathTo } from '#web/paths.ts'
import type { SessionActor } from './sessionActor.ts'

/**
 * The provider that the visitor was sent to, and the path and query of this shop that they return to: the CMS itself
 * leads to the home page.
 */
const attempt = storage('social', textsSchema)

/** Remembers the provider, and where the visitor was or was going, until the visitor is back. */
export function rememberSocialSignIn(name: string, returnTo: string | undefined) {
  attempt.write([name, returnTo ?? location.pathname + location.search])
}

/**
 * Once the visitor has returned from a provider, reports the sign-in (analytics.login) and leads to where they were
 * (session.sign-in.social-return).
 */
export function finishSocialSignIn(session: SessionActor) {
  const subscription = session.subscribe((state) => {
    const [method, returnTo] = attempt.read() ?? []
    if (!method || state.matches('unknown')) return
    attempt.remove()
    if (state.context.userId === undefined) return
    track({ event: 'login', method })
    const isHome = location.pathname === pathTo('home')
    const path = isHome && sitePath(returnTo ?? '')
    if (path) navigate(path, { replace: true })
  })
  return () => subscription.unsubscribe()
}
