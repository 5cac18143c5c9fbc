import { assign, emit, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import { errorMessageOf } from '../tools/errorMessage.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** That one product be saved, or no longer. */
export interface Wish {
  productId: string
  isSaved: boolean
}

/** `wishes` are those kept through a sign-in. */
export interface WishlistInput {
  wishes?: readonly Wish[]
}

/** `signedOut`: the server does not know the visitor. */
export interface SaveReply {
  status: 'done' | 'signedOut'
}

/** What the wishlist tells whoever listens. */
export type WishlistNews =
  | { type: 'signIn.needed' }
  | { type: 'wish.failed'; wish: Wish; words: string }

type Events =
  | ({ type: 'item.toggled' } & Wish)
  | { type: 'signIn.finished' }
  | { type: 'signIn.abandoned' }
  | { type: 'list.invalidated' }

interface Context {
  /** Wishes not sent yet, the newest of each product, in order. */
  wishes: readonly Wish[]
  /** The wish under way, or the last one. */
  sending: Wish
}

const including = (wishes: readonly Wish[], { productId, isSaved }: Wish) => [
  ...wishes.filter((wish) => wish.productId !== productId),
  { productId, isSaved },
]

const wishlist = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as WishlistNews,
    input: {} as WishlistInput,
    meta: {} as StateMeta,
  },
  actors: {
    saveItem: effect<SaveReply, Wish>('saveItem'),
    refetchList: effect<unknown>('refetchList'),
  },
  actions: {
    remember: assign(({ context }, wish: Wish) => ({ wishes: including(context.wishes, wish) })),
    takeWish: assign(({ context }) => {
      const [sending = context.sending, ...wishes] = context.wishes
      return { sending, wishes }
    }),
    putBack: assign(({ context: { wishes, sending } }) => {
      const isNewer = wishes.some(({ productId }) => productId === sending.productId)
      return { wishes: isNewer ? wishes : [sending, ...wishes] }
    }),
    dropWishes: assign({ wishes: [] }),
    askForSignIn: emit({ type: 'signIn.needed' }),
    reportFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'wish.failed' as const,
      wish: context.sending,
      words: errorMessageOf(error, 'Something went wrong'),
    })),
  },
  guards: {
    hasWishes: ({ context }) => context.wishes.length > 0,
    isSignedOut: (_, { status }: SaveReply) => status === 'signedOut',
  },
})

/** Saves and removes items one after the other; a wish made while signed out is kept through the sign-in. */
export const wishlistMachine = wishlist.createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    wishes: input.wishes ?? [],
    sending: { productId: '', isSaved: false },
  }),
  initial: 'resting',
  on: {
    'item.toggled': {
      actions: { type: 'remember', params: ({ event }) => event },
      description: 'Save item or Remove item: the newest wish for a product counts',
    },
  },
  states: {
    resting: {
      meta: { view: 'Save item, or Remove item', spec: '§4 Wishlist' },
      always: { guard: 'hasWishes', target: 'sending', description: 'The next wish sets off' },
      on: {
        'list.invalidated': { target: 'refetching', description: 'Focus or another tab' },
      },
    },
    sending: {
      meta: { view: 'The other label at once', spec: '§4 Wishlist' },
      entry: 'takeWish',
      invoke: {
        id: 'saveItem',
        src: 'saveItem',
        input: ({ context }) => context.sending,
        onDone: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'parked',
            actions: ['putBack', 'askForSignIn'],
            description: 'Signed out: the wish waits for the sign-in',
          },
          { target: 'refetching', description: 'Done' },
        ],
        onError: {
          target: 'refetching',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          description: 'Not done: the label of before, the other wishes go on',
        },
      },
    },
    refetching: {
      meta: { view: 'The wishlist as it is', spec: '§4 Wishlist' },
      always: { guard: 'hasWishes', target: 'sending', description: 'Another wish goes first' },
      invoke: {
        id: 'refetchList',
        src: 'refetchList',
        onDone: { target: 'resting', description: 'The list as the server has it' },
        onError: { target: 'resting', description: 'Not fetched: the list as it was' },
      },
    },
    parked: {
      meta: {
        view: 'It looks like you’re not signed in. Please sign in to continue. The login popup',
        spec: '§8 401 on non-GET',
      },
      on: {
        'signIn.finished': { target: 'resting', description: 'Signed in: the wishes go on' },
        'signIn.abandoned': {
          target: 'resting',
          actions: 'dropWishes',
          description: 'Not signed in: the labels of before',
        },
      },
    },
  },
})
