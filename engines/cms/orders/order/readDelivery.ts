import { carrierTitle, trackingUrl } from '@vitrine/commerce/rules/carriers.ts'
import {
  orderTimeline,
  type TimelineEvent,
  timelineEvents,
} from '@vitrine/commerce/rules/timeline.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import type { OrderStep, Shipment } from '@vitrine/contract/orders.ts'
import { and, asc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { shipments } from '#cms/database/schema/delivery.ts'
import { orderEvents } from '#cms/database/schema/orders.ts'
import { parcelItems } from '../delivery/parcelLines.ts'
import type { StoredOrder, StoredOrderLine } from './requireOrder.ts'

/** The parcels and dates of orders. */
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
  lines: readonly StoredOrderLine[],
  { shipments: parcels, events }: Deliveries,
): { timeline: z.infer<typeof OrderStep>[]; shipments: z.infer<typeof Shipment>[] } {
  return {
    timeline: orderTimeline(order, events),
    shipments: parcels
      .filter(({ orderId }) => orderId === order.id)
      .map(({ carrier, trackingNumber, sentAt, ...parcel }) => ({
        carrier: carrierTitle(carrier),
        trackingNumber,
        trackingUrl: trackingUrl(carrier, trackingNumber),
        sentDate: toInstant(sentAt),
        items: parcelItems(lines, parcel).map(({ line: { name, attributes }, pieces }) => ({
          name,
          variationAttributes: attributes,
          quantity: pieces,
        })),
      })),
  }
}
