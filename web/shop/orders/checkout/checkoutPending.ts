import * as z from 'zod/mini'
import { storage } from '#web/lib/storage.ts'
import type { OrderBody } from './checkoutOrder.ts'

/** An order that was sent, kept until its answer is here: sent again it must be the same. */
export interface PendingOrder {
  /** Begins its idempotency key. */
  seed: string
  attempt: number
  /** Whole baht, as agreed to. */
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

/** The order that was sent and whose response has not arrived, through a reload. */
export const pendingOrder = storage<PendingOrder>('checkout.pending', pendingSchema)

/** 128 random bits as text; unlike `crypto.randomUUID` also on a page without TLS. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
