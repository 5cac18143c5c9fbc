import { assign, emit, setup } from 'xstate'
import { effect, readErrorMessage } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A change that saves or removes one product. */
export interface WishlistChange {
  productId: string
  isSaved: boolean
  /** The options that were selected when it was saved. */
  chosen?: Readonly<Record<string, string>> | undefined
}

/**
 * The changes that wait for the next request, and the maximum of a guest's products, 24 by default, as many as the
 * server returns by id.
 */
export interface WishlistInput {
  pendingChanges?: readonly WishlistChange[]
  maxGuestItems?: number
}

/** `signedOut`: the server requires a sign-in. */
export interface SaveResponse {
  status: 'done' | 'signedOut'
}

/** Events that the wishlist emits, for toasts and the sign-in. */
export type WishlistEmittedEvent =
  | { type: 'signIn.required' }
  | { type: 'change.failed'; change: WishlistChange; message: string }
  | { type: 'guestItem.kept'; count: number }
  | { type: 'guestList.full' }

type Events =
  | ({ type: 'item.toggled' } & WishlistChange)
  | { type: 'guest.identified'; items: readonly WishlistChange[] }
  | { type: 'customer.identified' }
  | { type: 'signIn.cancelled' }
  | { type: 'list.invalidated' }

interface Context {
  /** Changes not sent yet, the latest of each product, in order; for a guest the saved products. */
  pendingChanges: readonly WishlistChange[]
  /** The change in flight, or the last one. */
  currentChange: WishlistChange
  maxGuestItems: number
}

const including = (
  pendingChanges: readonly WishlistChange[],
  { productId, isSaved, chosen }: WishlistChange,
) => [
  ...pendingChanges.filter((change) => change.productId !== productId),
  { productId, isSaved, ...(chosen && { chosen }) },
]

const wishlist = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as WishlistEmittedEvent,
    input: {} as WishlistInput,
    meta: {} as StateMeta,
  },
  actors: {
    saveItem: effect<SaveResponse, WishlistChange>('saveItem'),
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
    addStoredItems: assign(({ context }, items: readonly WishlistChange[]) => ({
      pendingChanges: context.pendingChanges.reduce(including, items),
    })),
    setItems: assign((_, pendingChanges: readonly WishlistChange[]) => ({ pendingChanges })),
    // A guest's list has nothing on the server that could be removed.
    dropRemovals: assign(({ context }) => ({
      pendingChanges: context.pendingChanges.filter(({ isSaved }) => isSaved),
    })),
    emitGuestItemKept: emit(({ context }) => ({
      type: 'guestItem.kept' as const,
      count: context.pendingChanges.length,
    })),
    emitGuestListFull: emit({ type: 'guestList.full' }),
    emitSignInRequired: emit({ type: 'signIn.required' }),
    emitChangeFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'change.failed' as const,
      change: context.currentChange,
      message: readErrorMessage(error),
    })),
  },
  guards: {
    hasPendingChanges: ({ context }) => context.pendingChanges.length > 0,
    isSignedOut: (_, { status }: SaveResponse) => status === 'signedOut',
    isStoredListFull: ({ context }, items: readonly WishlistChange[]) =>
      context.pendingChanges.length > 0 && items.length >= context.maxGuestItems,
    isGuestListFull: ({ context }, { isSaved }: WishlistChange) =>
      isSaved && context.pendingChanges.length >= context.maxGuestItems,
    isSaving: (_, { isSaved }: WishlistChange) => isSaved,
  },
})

/** Saves and removes items in sequence, a guest's items after the sign-in. */
export const wishlistMachine = wishlist.createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    pendingChanges: input.pendingChanges ?? [],
    currentChange: { productId: '', isSaved: false },
    maxGuestItems: input.maxGuestItems ?? 24,
  }),
  initial: 'identifying',
  on: {
    'item.toggled': {
      actions: { type: 'queueChange', params: ({ event }) => event },
      description: 'Save item or Remove item: the latest change of a product counts',
    },
  },
  states: {
    identifying: {
      meta: { view: 'Save item, or Remove item', spec: 'wishlist.toggle.immediate' },
      on: {
        'customer.identified': {
          target: 'idle',
          description: 'Signed in: changes made so far are sent',
        },
        'guest.identified': [
          {
            guard: { type: 'isStoredListFull', params: ({ event }) => event.items },
            target: 'guest',
            actions: [
              { type: 'setItems', params: ({ event }) => event.items },
              'emitGuestListFull',
            ],
            description: 'Not signed in: an item was saved in the meantime, but the list is full',
          },
          {
            guard: 'hasPendingChanges',
            target: 'guest',
            actions: [
              { type: 'addStoredItems', params: ({ event }) => event.items },
              'emitGuestItemKept',
            ],
            description: 'Not signed in: an item was saved in the meantime',
          },
          {
            target: 'guest',
            actions: { type: 'addStoredItems', params: ({ event }) => event.items },
            description: 'Not signed in: the items of this device',
          },
        ],
      },
    },
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
        'customer.identified': { target: 'idle', description: 'Signed in: the changes are sent' },
        'signIn.cancelled': {
          target: 'guest',
          description: 'Sign-in cancelled: what was saved stays on the device',
        },
      },
    },
    guest: {
      meta: { view: 'Saved on this device.', spec: 'wishlist.guest.kept' },
      entry: 'dropRemovals',
      on: {
        'item.toggled': [
          {
            guard: { type: 'isGuestListFull', params: ({ event }) => event },
            actions: 'emitGuestListFull',
            description: 'Save item: the list of a guest is full',
          },
          {
            guard: { type: 'isSaving', params: ({ event }) => event },
            actions: [{ type: 'queueChange', params: ({ event }) => event }, 'emitGuestItemKept'],
            description: 'Save item',
          },
          {
            actions: [{ type: 'queueChange', params: ({ event }) => event }, 'dropRemovals'],
            description: 'Remove item',
          },
        ],
        'guest.identified': {
          actions: { type: 'setItems', params: ({ event }) => event.items },
          description: 'Another tab changed the items of this device',
        },
        'customer.identified': {
          target: 'idle',
          description: 'Signed in: the items join those of the customer',
        },
      },
    },
  },
})
