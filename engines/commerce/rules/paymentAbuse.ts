import { ordersCopy } from '../copy/orders.ts'

const hour = 3_600_000

/**
 * Milliseconds that staff have to check a transfer slip: then its order is cancelled, and its stock sold
 * (`orders.hold.slip`).
 */
export const slipHold = 72 * hour

/**
 * The maximum numbers of cards that may fail in a day, for an order and for the orders of a range of addresses, since
 * trying stolen numbers takes many and mistyping few (`payment.card.limit`).
 */
export const maxFailedCards = { ofOrder: 10, ofNetwork: 30 }

/** The time since which failed cards count. */
export const failedCardsSince = (now: Date): Date => new Date(now.getTime() - 24 * hour)

/** The message for an order whose cards have failed too often, or null while another may be charged. */
export function cardRejection(failed: { ofOrder: number; ofNetwork: number }): string | null {
  const isOver =
    failed.ofOrder >= maxFailedCards.ofOrder || failed.ofNetwork >= maxFailedCards.ofNetwork
  return isOver ? ordersCopy.tooManyCards : null
}
