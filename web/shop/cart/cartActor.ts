import type { cartMachine } from '@vitrine/machines/cart/cart.ts'
import type { ActorRefFrom } from 'xstate'

export type CartActor = ActorRefFrom<typeof cartMachine>
