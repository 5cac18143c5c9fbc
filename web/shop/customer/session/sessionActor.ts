import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.ts'

/** The message when a call needs a sign-in (errors.unauthenticated). */
export const signInNeeded = "It looks like you're not signed in. Please sign in to continue."

/** The running session machine. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>
