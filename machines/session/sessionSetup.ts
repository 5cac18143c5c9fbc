import { assign, emit, setup } from 'xstate'
import { effect, errorMessageOf } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** `interrupted` are actions stored through the reload of a sign-in, serialized by the web. */
export interface SessionInput {
  interrupted?: readonly string[]
}

/** The id of the customer; undefined for guests. */
export interface ProfileResponse {
  userId: string | undefined
}

/** Events that the session emits. */
export type SessionEmittedEvent =
  | { type: 'signIn.required' }
  | { type: 'reload.required'; interrupted: readonly string[] }
  | { type: 'home.required' }
  | { type: 'signOut.failed'; message: string }

interface Context extends ProfileResponse {
  /** Actions that a 401 interrupted and that are not resumed yet, without duplicates. */
  interrupted: readonly string[]
  /** The action being resumed, or the last one. */
  resumedAction: string
}

type Events =
  | { type: 'profile.invalidated' }
  | { type: 'mutation.unauthorized'; action: string }
  | { type: 'signIn.succeeded' }
  | { type: 'signIn.cancelled' }
  | { type: 'signOut.confirmed' }

/** Types, actors, actions and guards of the session machine. */
export const session = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as SessionEmittedEvent,
    input: {} as SessionInput,
    meta: {} as StateMeta,
  },
  actors: {
    readProfile: effect<ProfileResponse>('readProfile'),
    resume: effect<unknown, { action: string }>('resume'),
    signOut: effect<unknown>('signOut'),
  },
  delays: { retry: 5000 },
  actions: {
    setUser: assign((_, userId: string | undefined) => ({ userId })),
    addInterrupted: assign(({ context }, { action }: { action: string }) => ({
      interrupted: [...context.interrupted.filter((each) => each !== action), action],
    })),
    dropInterrupted: assign({ interrupted: [] }),
    nextInterrupted: assign(({ context }) => {
      const [resumedAction = '', ...interrupted] = context.interrupted
      return { resumedAction, interrupted }
    }),
    emitSignInRequired: emit({ type: 'signIn.required' }),
    emitReloadRequired: emit(({ context }) => ({
      type: 'reload.required' as const,
      interrupted: context.interrupted,
    })),
    emitHomeRequired: emit({ type: 'home.required' }),
    emitSignOutFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'signOut.failed' as const,
      message: errorMessageOf(error, 'Failed to logout'),
    })),
  },
  guards: {
    isAnonymous: (_, userId: string | undefined) => userId === undefined,
    isDifferentUser: ({ context }, userId: string | undefined) => userId !== context.userId,
    isSignedIn: ({ context }) => context.userId !== undefined,
    hasInterrupted: ({ context }) => context.interrupted.length > 0,
  },
})
