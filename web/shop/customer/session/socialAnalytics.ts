import { track } from '#web/core/analytics.ts'
import { textSchema } from '#web/lib/schemas.ts'
import { plainText, storage } from '#web/lib/storage.ts'
import type { SessionActor } from './sessionActor.ts'

/** The provider that the visitor was sent to. */
const provider = storage('analytics.provider', textSchema, { format: plainText })

/** Remembers the provider until the visitor is back. */
export const rememberProvider = (name: string) => provider.write(name)

/** Reports a sign-in with a provider once the visitor has returned from it (analytics.login). */
export function reportSocialSignIn(session: SessionActor) {
  const subscription = session.subscribe((state) => {
    const method = provider.read()
    if (!method || state.matches('unknown')) return
    provider.remove()
    if (state.context.userId !== undefined) track({ event: 'login', method })
  })
  return () => subscription.unsubscribe()
}
