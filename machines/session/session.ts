import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** `interrupted` are actions stored through the reload of a sign-in, serialized by the web. */
interface SessionInput {
  interrupted?: readonly string[]
}

/** The id of the customer; undefined for guests. */
export interface ProfileResponse {
  userId: string | undefined
}

type SessionEmittedEvent =
  | { type: 'signIn.required' }
  | { type: 'reload.required'; interrupted: readonly string[] }
  | { type: 'home.required' }

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
const session = setup({
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
      interrupted: [...context.interrupted.filter((item) => item !== action), action],
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
  },
  guards: {
    isAnonymous: (_, userId: string | undefined) => userId === undefined,
    isDifferentUser: ({ context }, userId: string | undefined) => userId !== context.userId,
    isSignedIn: ({ context }) => context.userId !== undefined,
    hasInterrupted: ({ context }) => context.interrupted.length > 0,
  },
})

const userOf = ({ event }: { event: { output: { userId: string | undefined } } }) =>
  event.output.userId

/** The session of a customer, which survives network failures and resumes interrupted actions once after a sign-in. */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({
    userId: undefined,
    interrupted: input.interrupted ?? [],
    resumedAction: '',
  }),
  initial: 'unknown',
  on: {
    'mutation.unauthorized': {
      target: '.awaitingSignIn',
      actions: { type: 'addInterrupted', params: ({ event }) => event },
      description: '401 on a non-GET call: signed out, or the session has expired',
    },
  },
  states: {
    unknown: {
      meta: { view: 'My Account, neither signed in nor out', spec: 'session.state.unknown' },
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: [
          {
            guard: { type: 'isAnonymous', params: userOf },
            target: 'guest',
            actions: ['dropInterrupted', { type: 'setUser', params: userOf }],
            description: 'Not signed in',
          },
          {
            guard: 'hasInterrupted',
            target: 'resuming',
            actions: { type: 'setUser', params: userOf },
            description: 'Signed in, with interrupted actions',
          },
          {
            target: 'signedIn',
            actions: { type: 'setUser', params: userOf },
            description: 'Signed in',
          },
        ],
        onError: { target: 'unavailable', description: 'The request failed' },
      },
    },
    unavailable: {
      meta: {
        view: 'Something went wrong, please try again. Neither the account nor a sign-in form',
        spec: 'session.state.unavailable',
      },
      after: { retry: { target: 'unknown', description: 'Retried after five seconds' } },
      on: { 'profile.invalidated': { target: 'unknown', description: 'Focus: retried' } },
    },
    guest: {
      meta: { view: 'Sign in', spec: 'permissions.visitor.sign-in' },
      on: {
        'signIn.succeeded': { target: 'reloading', description: 'Login success reloads the page' },
        'profile.invalidated': {
          target: 'rechecking',
          description: 'Focus, the back/forward cache or another tab',
        },
      },
    },
    awaitingSignIn: {
      meta: {
        view: 'It looks like you’re not signed in. Please sign in to continue. The login popup',
        spec: 'session.expired.popup',
      },
      entry: 'emitSignInRequired',
      on: {
        'mutation.unauthorized': {
          actions: { type: 'addInterrupted', params: ({ event }) => event },
          description: 'Another 401: the same popup, and this action is resumed as well',
        },
        'signIn.succeeded': { target: 'reloading', description: 'Login success reloads the page' },
        'signIn.cancelled': {
          target: 'rechecking',
          actions: 'dropInterrupted',
          description: 'Closed: interrupted actions are dropped',
        },
      },
    },
    reloading: {
      meta: { view: 'The page reloads', spec: 'session.sign-in.reload' },
      on: {
        'mutation.unauthorized': { description: 'Ignored while the page unloads' },
      },
      entry: 'emitReloadRequired',
    },
    resuming: {
      meta: {
        view: 'The display name; interrupted actions are resumed',
        spec: 'session.expired.resume',
      },
      entry: 'nextInterrupted',
      invoke: {
        id: 'resume',
        src: 'resume',
        input: ({ context }) => ({ action: context.resumedAction }),
        onDone: [
          {
            guard: 'hasInterrupted',
            target: 'resuming',
            reenter: true,
            description: 'Done; the next action',
          },
          { target: 'signedIn', description: 'All actions are done' },
        ],
        onError: [
          {
            guard: 'hasInterrupted',
            target: 'resuming',
            reenter: true,
            description: 'Failed, with a toast; the next action',
          },
          { target: 'signedIn', description: 'Failed, with a toast' },
        ],
      },
    },
    signedIn: {
      meta: { view: 'The display name', spec: 'frame.header.account-name' },
      on: {
        'signOut.confirmed': { target: 'signingOut', description: 'Logout, confirmed' },
        'signIn.succeeded': { target: 'reloading', description: 'Another customer signed in' },
        'profile.invalidated': {
          target: 'rechecking',
          description: 'Focus, the back/forward cache or another tab',
        },
      },
    },
    rechecking: {
      meta: { view: 'Unchanged', spec: 'session.state.focus' },
      on: {
        'signIn.succeeded': { target: 'reloading', description: 'Login success reloads the page' },
      },
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: [
          {
            guard: { type: 'isDifferentUser', params: userOf },
            target: 'reloading',
            actions: { type: 'setUser', params: userOf },
            description: 'Another tab signed in or out: the page reloads',
          },
          { guard: 'isSignedIn', target: 'signedIn', description: 'The same customer' },
          { target: 'guest', description: 'Still signed out' },
        ],
        onError: [
          {
            guard: 'isSignedIn',
            target: 'signedIn',
            description: 'A network failure: keep the session',
          },
          { target: 'guest', description: 'A network failure: still signed out' },
        ],
      },
    },
    signingOut: {
      meta: { view: 'Logging out...', spec: 'errors.logout.progress' },
      on: {
        'mutation.unauthorized': { description: 'Ignored while the page unloads' },
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'signedOut',
          actions: { type: 'setUser', params: undefined },
          description: 'Logged out successfully',
        },
        onError: { target: 'signedIn', description: 'The request failed' },
      },
    },
    signedOut: {
      meta: {
        view: 'Logged out successfully, then the home page',
        spec: 'session.sign-out.redirect',
      },
      on: {
        'mutation.unauthorized': { description: 'Ignored while the page unloads' },
      },
      entry: 'emitHomeRequired',
    },
  },
})
