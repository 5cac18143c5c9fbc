import type { TimelineEvent } from './timeline.ts'
import { isOpenReturn } from './transitions.ts'

const day = 24 * 3_600_000
/** Days from the arrival of an order in which it can be returned, as the page on returns promises. */
export const returnDays = 14
/** Days that a parcel may take whose arrival was not recorded. */
const longestDelivery = 7

/**
 * The end of the return window (`orders.return.window`), 14 days after the recorded delivery or collection, else 21
 * days after the dispatch, or null for an order that is not completed.
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

/** Pieces of a line that are in returns which have not ended. */
export function piecesInReturns(
  line: { id: number | string },
  returns: readonly { status: string; lines: readonly ReturnedPieces[] }[],
): number {
  return returns
    .filter(isOpenReturn)
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === line.id)
    .reduce((sum, { pieces }) => sum + pieces, 0)
}

interface ReturnedPieces {
  orderLineId: number | string
  pieces: number
}

/**
 * The number of pieces of a line that the shopper has and can return: `returned` came back, by a return or otherwise, and
 * others are in returns that have not ended.
 */
export function returnablePieces(
  line: { id: number | string; quantity: number; returned: number },
  returns: Parameters<typeof piecesInReturns>[1],
): number {
  return Math.max(0, line.quantity - line.returned - piecesInReturns(line, returns))
}

interface ReturnedItems {
  status: string
  items: readonly { line: string; quantity: number }[]
}

/** The same number where only returns say what came back, as in Medusa: of the pieces of a line that were sent. */
export function unreturnedPieces(
  { id, sent }: { id: string; sent: number },
  returns: readonly ReturnedItems[],
): number {
  const lines = (request: ReturnedItems) =>
    request.items.map(({ line, quantity }) => ({ orderLineId: line, pieces: quantity }))
  const returned = returns
    .filter(({ status }) => status === 'received')
    .flatMap(lines)
    .filter(({ orderLineId }) => orderLineId === id)
    .reduce((sum, { pieces }) => sum + pieces, 0)
  const open = returns.map((request) => ({ status: request.status, lines: lines(request) }))
  return returnablePieces({ id, quantity: sent, returned }, open)
}
