import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import { errorMessageOf } from '../tools/errorMessage.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A change that saves or removes one product. */
export interface WishlistChange {
  productId: string
  isSaved: boolean
}

/** `pendingChanges` are those stored through a sign-in. */
export interface WishlistInput {
  pendingChanges?: readonly WishlistChange[]
}

/** `signedOut`: the server requires a sign-in. */
export interface SaveReply {
  status: 'done' | 'signedOut'
}

/** Events that the wishlist emits. */
export type WishlistEmittedEvent =
  | { type: 'signIn.required' }
  | { type: 'change.failed'; change: WishlistChange; message: string }

type Events =
  | ({ type: 'item.toggled' } & WishlistChange)
  | { type: 'signIn.finished' }
  | { type: 'signIn.cancelled' }
  | { type: 'list.invalidated' }

interface Context {
  /** Changes not sent yet, the latest of each product, in order. */
  pendingChanges: readonly WishlistChange[]
  /** The change in flight, or the last one. */
  currentChange: WishlistChange
}

const including = (
  pendingChanges: readonly WishlistChange[],
  { productId, isSaved }: WishlistChange,
) => [...pendingChanges.filter((change) => change.productId !== productId), { productId, isSaved }]

const wishlist = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as WishlistEmittedEvent,
    input: {} as WishlistInput,
    meta: {} as StateMeta,
  },
  actors: {
    saveItem: effect<SaveReply, WishlistChange>('saveItem'),
    refreshList: effect<unknown>('refreshList'),
  },
  actions: {
    queueChange: assign(({ context }, change: WishlistChange) => ({
      pendingChanges: including(context.pendingChanges, change),
    })),
    startChange: assign(({ context }) => {
      const [currentChange = context.currentChange, ...pendingChanges] = context.pendingChanges
      return { currentChange, pendingChanges }
    }),
    requeueChange: assign(({ context: { pendingChanges, currentChange } }) => {
      const isNewer = pendingChanges.some(({ productId }) => productId === currentChange.productId)
      return { pendingChanges: isNewer ? pendingChanges : [currentChange, ...pendingChanges] }
    }),
    dropPendingChanges: assign({ pendingChanges: [] }),
    emitSignInRequired: emit({ type: 'signIn.required' }),
    emitChangeFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'change.failed' as const,
      change: context.currentChange,
      message: errorMessageOf(error, 'Something went wrong'),
    })),
  },
  guards: {
    hasPendingChanges: ({ context }) => context.pendingChanges.length > 0,
    isSignedOut: (_, { status }: SaveReply) => status === 'signedOut',
  },
})

/** Saves and removes items in sequence; a change made while signed out is retained through the sign-in. */
export const wishlistMachine = wishlist.createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    pendingChanges: input.pendingChanges ?? [],
    currentChange: { productId: '', isSaved: false },
  }),
  initial: 'idle',
  on: {
    'item.toggled': {
      actions: { type: 'queueChange', params: ({ event }) => event },
      description: 'Save item or Remove item: the latest change of a product counts',
    },
  },
  states: {
    idle: {
      meta: { view: 'Save item, or Remove item', spec: 'wishlist.toggle' },
      always: {
        guard: 'hasPendingChanges',
        target: 'saving',
        description: 'The next change is sent',
      },
      on: {
        'list.invalidated': { target: 'refreshing', description: 'Focus or another tab' },
      },
    },
    saving: {
      meta: { view: 'The other label immediately', spec: 'wishlist.toggle.immediate' },
      entry: 'startChange',
      invoke: {
        id: 'saveItem',
        src: 'saveItem',
        input: ({ context }) => context.currentChange,
        onDone: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'awaitingSignIn',
            actions: ['requeueChange', 'emitSignInRequired'],
            description: 'Signed out: the change waits for the sign-in',
          },
          { target: 'refreshing', description: 'Done' },
        ],
        onError: {
          target: 'refreshing',
          actions: { type: 'emitChangeFailed', params: ({ event }) => ({ error: event.error }) },
          description: 'Failed: the previous label returns, other changes continue',
        },
      },
    },
    refreshing: {
      meta: { view: 'The wishlist unchanged', spec: 'wishlist.toggle.revalidate' },
      always: {
        guard: 'hasPendingChanges',
        target: 'saving',
        description: 'Another change goes first',
      },
      invoke: {
        id: 'refreshList',
        src: 'refreshList',
        onDone: { target: 'idle', description: 'The list from the server' },
        onError: { target: 'idle', description: 'The request failed: the list stays' },
      },
    },
    awaitingSignIn: {
      meta: {
        view: 'It looks like you’re not signed in. Please sign in to continue. The login popup',
        spec: 'wishlist.sign-in.needed',
      },
      on: {
        'signIn.finished': { target: 'idle', description: 'Signed in: the changes are sent' },
        'signIn.cancelled': {
          target: 'idle',
          actions: 'dropPendingChanges',
          description: 'Sign-in cancelled: the previous labels return',
        },
      },
    },
  },
})
