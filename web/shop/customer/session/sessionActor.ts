import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.ts'

/** The running session machine. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>
