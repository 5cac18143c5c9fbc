import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import { errorMessageOf } from '../tools/errorMessage.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** `interrupted` are the actions kept through the reload that a sign-in brings, as texts of the web's own. */
export interface SessionInput {
  interrupted?: readonly string[]
}

/** Who is signed in; undefined for nobody. */
export interface ProfileReply {
  userId: string | undefined
}

/** What the session asks of whoever listens. */
export type SessionNews =
  | { type: 'signIn.needed' }
  | { type: 'reload.needed'; interrupted: readonly string[] }
  | { type: 'home.needed' }
  | { type: 'signOut.failed'; words: string }

interface Context extends ProfileReply {
  /** Actions that a 401 interrupted and that have not gone on yet, each once. */
  interrupted: readonly string[]
  /** The action that goes on now, or the last that did. */
  resuming: string
}

type Events =
  | { type: 'profile.invalidated' }
  | { type: 'mutation.refused'; action: string }
  | { type: 'signIn.succeeded' }
  | { type: 'signIn.abandoned' }
  | { type: 'signOut.confirmed' }

/** The words session.ts is written in. */
export const session = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as SessionNews,
    input: {} as SessionInput,
    meta: {} as StateMeta,
  },
  actors: {
    readProfile: effect<ProfileReply>('readProfile'),
    resume: effect<unknown, { action: string }>('resume'),
    signOut: effect<unknown>('signOut'),
  },
  delays: { retry: 5000 },
  actions: {
    know: assign((_, userId: string | undefined) => ({ userId })),
    interrupt: assign(({ context }, { action }: { action: string }) => ({
      interrupted: [...context.interrupted.filter((each) => each !== action), action],
    })),
    dropInterrupted: assign({ interrupted: [] }),
    takeInterrupted: assign(({ context }) => {
      const [resuming = '', ...interrupted] = context.interrupted
      return { resuming, interrupted }
    }),
    askForSignIn: emit({ type: 'signIn.needed' }),
    askForReload: emit(({ context }) => ({
      type: 'reload.needed' as const,
      interrupted: context.interrupted,
    })),
    askForHome: emit({ type: 'home.needed' }),
    reportFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'signOut.failed' as const,
      words: errorMessageOf(error, 'Failed to logout'),
    })),
  },
  guards: {
    isNobody: (_, userId: string | undefined) => userId === undefined,
    isOther: ({ context }, userId: string | undefined) => userId !== context.userId,
    isKnown: ({ context }) => context.userId !== undefined,
    hasInterrupted: ({ context }) => context.interrupted.length > 0,
  },
})
