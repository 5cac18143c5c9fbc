import { bigint, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** Pieces of a line of an order in a parcel. */
export interface ParcelLine {
  orderLineId: number
  pieces: number
}

/** Parcels in which orders were sent. */
export const shipments = pgTable(
  'shipments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The code of a known carrier, or the name of another as staff typed it. */
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    /** The pieces of the parcel, or null for a parcel of an early version, which has all of its order. */
    lines: jsonb().$type<ParcelLine[]>(),
    sentAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    unique('shipments_parcel').on(table.orderId, table.carrier, table.trackingNumber),
  ],
)
