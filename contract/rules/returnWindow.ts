import type { TimelineEvent } from './timeline.ts'

const day = 24 * 3_600_000
/** Days from the arrival of an order in which it can be returned, as the page on returns promises. */
export const returnDays = 14
/** Days that a parcel may take whose arrival was not recorded. */
const longestDelivery = 7

/**
 * Until when pieces of an order can be returned (`orders.return.window`): 14 days from the recorded delivery, or from the
 * collection; without one, 21 days from the day it was sent. Null for an order that is not completed.
 */
export function returnDeadline(
  order: { id: number; status: string; shippingMethod: string },
  events: readonly TimelineEvent[],
): Date | null {
  if (order.status !== 'completed') return null
  const dateOf = (name: string) =>
    events.findLast(({ orderId, event }) => orderId === order.id && event === name)?.at
  const delivered = dateOf('order.delivered')
  const sent = dateOf('order.sent')
  const completed = dateOf('order.completed')
  if (delivered) return after(delivered, returnDays)
  const left = sent ?? completed
  if (!left) return null
  const isCollected = order.shippingMethod === 'pick-up' && !sent
  return after(left, isCollected ? returnDays : returnDays + longestDelivery)
}

const after = (date: Date, days: number) => new Date(date.getTime() + days * day)

/**
 * The number of pieces of a line that can still be returned: each once, whether by a return or by a refund that
 * restocked it.
 */
export function returnablePieces(
  line: { id: number; quantity: number; restocked: number },
  returns: readonly { status: string; lines: readonly { orderLineId: number; pieces: number }[] }[],
): number {
  const requested = returns
    .filter(({ status }) => status !== 'rejected')
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === line.id)
    .reduce((sum, { pieces }) => sum + pieces, 0)
  return Math.max(0, line.quantity - Math.max(line.restocked, requested))
}
