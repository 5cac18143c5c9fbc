import { and, asc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { toInstant } from '#contract/clock.ts'
import type { OrderStep, Shipment } from '#contract/orders.ts'
import { carrierTitle, trackingUrl } from '#contract/rules/carriers.ts'
import { type TimelineEvent, timelineEvents, timelineOf } from '#contract/rules/timeline.ts'
import type { Database } from '#database/openDatabase.ts'
import { shipments } from '#database/schema/delivery.ts'
import { orderEvents } from '#database/schema/orders.ts'
import type { StoredOrder } from './requireOrder.ts'

/** Parcels and dates of orders. */
export interface Deliveries {
  shipments: readonly (typeof shipments.$inferSelect)[]
  events: readonly TimelineEvent[]
}

/** Reads the parcels and dates of orders, oldest first. */
export async function readDeliveries(
  database: Database,
  orderIds: readonly number[],
): Promise<Deliveries> {
  const ids = [...orderIds]
  const { orderId, event, at } = orderEvents
  return {
    shipments: await database
      .select()
      .from(shipments)
      .where(inArray(shipments.orderId, ids))
      .orderBy(asc(shipments.id)),
    events: await database
      .select({ orderId, event, at })
      .from(orderEvents)
      .where(and(inArray(orderId, ids), inArray(event, timelineEvents)))
      .orderBy(asc(orderEvents.id)),
  }
}

/** Timeline and parcels of one order, as the contract's fields. */
export function serializeDelivery(
  order: StoredOrder,
  { shipments: parcels, events }: Deliveries,
): { timeline: z.infer<typeof OrderStep>[]; shipments: z.infer<typeof Shipment>[] } {
  return {
    timeline: timelineOf(order, events),
    shipments: parcels
      .filter(({ orderId }) => orderId === order.id)
      .map(({ carrier, trackingNumber, sentAt }) => ({
        carrier: carrierTitle(carrier),
        trackingNumber,
        trackingUrl: trackingUrl(carrier, trackingNumber),
        sentDate: toInstant(sentAt),
      })),
  }
}
