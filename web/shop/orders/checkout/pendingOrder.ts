import * as z from 'zod/mini'
import { storage } from '#web/lib/storage.ts'
import type { OrderBody } from './checkoutOrder.ts'

/**
 * An order that was sent. It is stored until its response arrives, because a retry must send the same
 * (checkout.place.retry).
 */
export interface PendingOrder {
  /** The start of the idempotency key. */
  seed: string
  attempt: number
  /** The amount. */
  expectedTotal: number
  body: OrderBody
}

const isBody = (value: unknown) => typeof value === 'object' && value !== null

const pendingSchema = z.object({
  seed: z.string(),
  attempt: z.number(),
  expectedTotal: z.number(),
  body: z.custom<OrderBody>(isBody),
})

/** The order whose response has not arrived, stored across reloads. */
export const pendingOrder = storage<PendingOrder>('checkout.pending', pendingSchema)
