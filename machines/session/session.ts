import { session } from './sessionSetup.ts'

const userOf = ({ event }: { event: { output: { userId: string | undefined } } }) =>
  event.output.userId

/** Who the shop is talking to. An unreachable server is no sign-out, and what a sign-in interrupted goes on once. */
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
            description: 'Signed in, and something was interrupted by it',
          },
          {
            target: 'signedIn',
            actions: { type: 'setUser', params: userOf },
            description: 'Signed in',
          },
        ],
        onError: { target: 'unavailable', description: 'The server does not answer' },
      },
    },
    unavailable: {
      meta: {
        view: 'Something went wrong, please try again. Neither the account nor a form to sign in',
        spec: 'session.state.unavailable',
      },
      after: { retry: { target: 'unknown', description: 'Asked again after five seconds' } },
      on: { 'profile.invalidated': { target: 'unknown', description: 'Focus: asked again' } },
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
          description: 'Another 401: the same popup, and this goes on as well',
        },
        'signIn.succeeded': { target: 'reloading', description: 'Login success reloads the page' },
        'signIn.cancelled': {
          target: 'rechecking',
          actions: 'dropInterrupted',
          description: 'Closed: what was interrupted is given up',
        },
      },
    },
    reloading: {
      meta: { view: 'The page loads again', spec: 'session.sign-in.reload' },
      on: {
        'mutation.unauthorized': { description: 'The page is leaving: nothing to ask' },
      },
      entry: 'emitReloadRequired',
    },
    resuming: {
      meta: {
        view: 'The display name; what was interrupted goes on',
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
            description: 'Done, and the next',
          },
          { target: 'signedIn', description: 'All done, each once' },
        ],
        onError: [
          {
            guard: 'hasInterrupted',
            target: 'resuming',
            reenter: true,
            description: 'Failed, as its own toast says; the next',
          },
          { target: 'signedIn', description: 'Failed, as its own toast says' },
        ],
      },
    },
    signedIn: {
      meta: { view: 'The display name', spec: 'frame.header.account-name' },
      on: {
        'signOut.confirmed': { target: 'signingOut', description: 'Logout, asked and confirmed' },
        'signIn.succeeded': { target: 'reloading', description: 'Somebody else signed in' },
        'profile.invalidated': {
          target: 'rechecking',
          description: 'Focus, the back/forward cache or another tab',
        },
      },
    },
    rechecking: {
      meta: { view: 'As before', spec: 'session.state.focus' },
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
            description: 'Another tab signed in or out: what belongs to the other is dropped',
          },
          { guard: 'isSignedIn', target: 'signedIn', description: 'Still the same customer' },
          { target: 'guest', description: 'Still nobody' },
        ],
        onError: [
          { guard: 'isSignedIn', target: 'signedIn', description: 'No answer is no sign-out' },
          { target: 'guest', description: 'No answer: still nobody' },
        ],
      },
    },
    signingOut: {
      meta: { view: 'Logging out...', spec: 'errors.logout.progress' },
      on: {
        'mutation.unauthorized': { description: 'The page is leaving: nothing to ask' },
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'signedOut',
          actions: { type: 'setUser', params: undefined },
          description: 'Logged out successfully',
        },
        onError: {
          target: 'signedIn',
          actions: { type: 'emitSignOutFailed', params: ({ event }) => ({ error: event.error }) },
          description: 'The error’s message, or Failed to logout',
        },
      },
    },
    signedOut: {
      meta: {
        view: 'Logged out successfully, and the way to /',
        spec: 'session.sign-out.redirect',
      },
      on: {
        'mutation.unauthorized': { description: 'The page is leaving: nothing to ask' },
      },
      entry: 'emitHomeRequired',
    },
  },
})
