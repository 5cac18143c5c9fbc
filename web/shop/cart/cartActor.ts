import type { cartMachine } from '@vitrine/machines/cart/cart.ts'
import type { ActorRefFrom } from 'xstate'

/** The running cart machine. */
export type CartActor = ActorRefFrom<typeof cartMachine>
