import type { sessionMachine } from '@vitrine/machines/session/session.ts'
import type { ActorRefFrom } from 'xstate'
import { signedOutCopy } from '#web/generated/messages/signedOutCopy.ts'

/** The message when a call needs a sign-in (errors.unauthenticated). */
export const signInNeeded = signedOutCopy.needed

export type SessionActor = ActorRefFrom<typeof sessionMachine>
