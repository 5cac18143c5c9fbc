import { toInstant } from '@vitrine/contract/clock.ts'
import type { OrderStep } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'

/** An entry of the audit trail that the timeline shows. */
export interface TimelineEvent {
  orderId: number
  event: string
  at: Date
}

/** A step and when it was taken, or null while it is to come. */
interface Step {
  step: string
  at: Date | null
}

const endEvents = [
  'order.cancelled',
  'order.refused',
  'order.expired',
  'slip.expired',
  'order.refunded',
]

/** The events that the timeline shows in addition to the order's own dates. */
export const timelineEvents = [
  'packing.started',
  'order.sent',
  'order.completed',
  'order.delivered',
  ...endEvents,
]

const ended: Readonly<Record<string, string>> = { cancelled: 'cancelled', refunded: 'refunded' }

/**
 * The steps of an order, oldest first (`orders.timeline.*`): those that were taken, with their dates, then those to
 * come.
 */
export function orderTimeline(
  order: {
    id: number
    status: string
    shippingMethod: string
    paymentMethod?: string
    createdAt: Date
    paidAt: Date | null
  },
  events: readonly TimelineEvent[],
): z.infer<typeof OrderStep>[] {
  const orderEvents = events.filter(({ orderId }) => orderId === order.id)
  const dateOf = (...names: string[]) =>
    orderEvents.find(({ event }) => names.includes(event))?.at ?? null
  const isCollected = order.shippingMethod === 'pick-up' && dateOf('order.sent') === null
  // The last parcel completes an order.
  const isPartlySent = order.status === 'packing'
  const arrival: Step[] = isCollected
    ? [{ step: 'collected', at: dateOf('order.completed') }]
    : [
        { step: 'sent', at: isPartlySent ? null : dateOf('order.sent', 'order.completed') },
        { step: 'delivered', at: dateOf('order.delivered') },
      ]
  const paid = { step: 'paid', at: order.paidAt }
  const isPaidAtTheDoor = order.paymentMethod === 'cod'
  const steps: Step[] = [
    { step: 'placed', at: order.createdAt },
    ...(isPaidAtTheDoor ? [] : [paid]),
    { step: 'packed', at: dateOf('packing.started') },
    ...arrival,
    ...(isPaidAtTheDoor ? [paid] : []),
  ]
  const end = ended[order.status]
  const last = steps.findLastIndex(({ at }) => at !== null)
  // A step without a date before one with a date was skipped, such as packing in an order of an early version.
  const shown = steps.filter(({ at }, index) => at !== null || (!end && index > last))
  if (end) shown.push({ step: end, at: dateOf(...endEvents) })
  return shown.map(({ step, at }) => ({ step, date: at && toInstant(at) }))
}
