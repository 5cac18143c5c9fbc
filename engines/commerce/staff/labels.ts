import type { OrderEvent, RefundEvent, ReturnEvent } from '#commerce/rules/transitions.ts'

/** The events of an order, as its history names them. */
const events: Record<OrderEvent | RefundEvent | ReturnEvent, string> & Record<string, string> = {
  'order.placed': 'placed the order',
  'slip.received': 'sent a slip',
  'slip.approved': 'approved the slip',
  'slip.rejected': 'rejected the slip',
  'slip.expired': 'ended the order: its slip was not approved in time',
  'payment.received': 'recorded the payment',
  'cash.received': 'recorded the cash',
  'packing.started': 'packed the order',
  'order.sent': 'recorded a parcel',
  'parcel.corrected': 'corrected a parcel',
  'order.noted': 'wrote a note',
  'order.completed': 'completed the order',
  'order.delivered': 'recorded that it was delivered',
  'order.refunded': 'refunded the order',
  'order.cancelled': 'cancelled the order',
  'order.refused': 'recorded that the parcel was refused',
  'order.expired': 'ended the order: it was not paid in time',
  'order.corrected': 'corrected the addresses',
  'order.restocked': 'returned pieces to stock',
  'order.taken-back': 'refunded pieces that are not in stock again',
  'email.resent': 'sent an email again',
  'refund.requested': 'requested a refund',
  'refund.sent': 'sent a refund to the payment provider',
  'refund.done': 'completed a refund',
  'refund.failed': 'recorded that a refund failed',
  'refund.repeated': 'sent a refund again',
  'refund.withdrawn': 'withdrew a refund',
  'return.requested': 'requested a return',
  'return.approved': 'approved the return',
  'return.rejected': 'rejected the return',
  'return.closed': 'closed the return without a refund',
  'return.received': 'recorded that the return has arrived',
}

/** An event of an order in words, such as `packed the order`. */
export const eventLabel = (event: string): string =>
  Object.hasOwn(events, event) ? (events[event] ?? event) : event.replace(/[._-]/g, ' ')

const actors: Record<string, string> = {
  customer: 'Customer',
  staff: 'Staff',
  provider: 'Payment provider',
  clock: 'The shop',
}

/** The actor of an event: the name of a member of staff, or the kind of actor. */
export const actorLabel = (who: string): string =>
  Object.hasOwn(actors, who) ? (actors[who] ?? who) : who

/** The label of a refund method. */
export const refundMethodLabel = (method: string): string =>
  method === 'hand' ? 'bank transfer' : 'payment provider'

const refundStates: Record<string, string> = {
  due: 'to be returned',
  sent: 'sent to the payment provider',
  done: 'done',
  failed: 'failed',
  withdrawn: 'withdrawn',
}

/** The state of a refund: of one by hand, that staff have to transfer it. */
export function refundStateLabel({ method, status }: { method: string; status: string }): string {
  if (status === 'requested')
    return method === 'hand' ? 'to be transferred' : 'waits for the payment provider'
  return Object.hasOwn(refundStates, status) ? (refundStates[status] ?? status) : status
}
