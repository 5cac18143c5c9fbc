import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.ts'

/** The running cart machine. */
export type CartActor = ActorRefFrom<typeof cartMachine>
