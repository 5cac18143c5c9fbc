import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import { errorMessageOf } from '../tools/errorMessage.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** That one product be saved, or no longer. */
export interface WishlistChange {
  productId: string
  isSaved: boolean
}

/** `wishes` are those kept through a sign-in. */
export interface WishlistInput {
  pendingChanges?: readonly WishlistChange[]
}

/** `signedOut`: the server does not know the visitor. */
export interface SaveReply {
  status: 'done' | 'signedOut'
}

/** What the wishlist tells whoever listens. */
export type WishlistEmittedEvent =
  | { type: 'signIn.required' }
  | { type: 'change.failed'; change: WishlistChange; message: string }

type Events =
  | ({ type: 'item.toggled' } & WishlistChange)
  | { type: 'signIn.finished' }
  | { type: 'signIn.cancelled' }
  | { type: 'list.invalidated' }

interface Context {
  /** Wishes not sent yet, the newest of each product, in order. */
  pendingChanges: readonly WishlistChange[]
  /** The wish under way, or the last one. */
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

/** Saves and removes items one after the other; a wish made while signed out is kept through the sign-in. */
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
      description: 'Save item or Remove item: the newest wish for a product counts',
    },
  },
  states: {
    idle: {
      meta: { view: 'Save item, or Remove item', spec: 'wishlist.toggle' },
      always: {
        guard: 'hasPendingChanges',
        target: 'saving',
        description: 'The next wish sets off',
      },
      on: {
        'list.invalidated': { target: 'refreshing', description: 'Focus or another tab' },
      },
    },
    saving: {
      meta: { view: 'The other label at once', spec: 'wishlist.toggle.immediate' },
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
            description: 'Signed out: the wish waits for the sign-in',
          },
          { target: 'refreshing', description: 'Done' },
        ],
        onError: {
          target: 'refreshing',
          actions: { type: 'emitChangeFailed', params: ({ event }) => ({ error: event.error }) },
          description: 'Not done: the label of before, the other wishes go on',
        },
      },
    },
    refreshing: {
      meta: { view: 'The wishlist as it is', spec: 'wishlist.toggle.revalidate' },
      always: {
        guard: 'hasPendingChanges',
        target: 'saving',
        description: 'Another wish goes first',
      },
      invoke: {
        id: 'refreshList',
        src: 'refreshList',
        onDone: { target: 'idle', description: 'The list as the server has it' },
        onError: { target: 'idle', description: 'Not fetched: the list as it was' },
      },
    },
    awaitingSignIn: {
      meta: {
        view: 'It looks like you’re not signed in. Please sign in to continue. The login popup',
        spec: 'wishlist.sign-in.needed',
      },
      on: {
        'signIn.finished': { target: 'idle', description: 'Signed in: the wishes go on' },
        'signIn.cancelled': {
          target: 'idle',
          actions: 'dropPendingChanges',
          description: 'Not signed in: the labels of before',
        },
      },
    },
  },
})
