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

const storageKey = 'checkout.pending'

/** The order that nobody heard back of before this page was loaded, if there is one. */
export function readPending(): PendingOrder | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey)
    return stored ? JSON.parse(stored) : undefined
  } catch {
    return undefined
  }
}

/** Keeps an order that is about to be sent; undefined: its answer is here. */
export function keepPending(order: PendingOrder | undefined) {
  try {
    if (order) sessionStorage.setItem(storageKey, JSON.stringify(order))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Blocked storage: a reload loses it, and the bag on the server tells whether it was placed.
  }
}

/** 128 random bits as text; unlike `crypto.randomUUID` also on a page without TLS. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
