import type { ActorRefFrom } from 'xstate'
import type { wishlistMachine } from '#machines/wishlist/wishlist.ts'

/** The running wishlist machine. */
export type WishlistActor = ActorRefFrom<typeof wishlistMachine>
