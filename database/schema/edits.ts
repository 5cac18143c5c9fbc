import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { NewProduct, PhotographUse, PriceEdit } from '#contract/staff.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

/** Changes that people made to products, by code: they win over the content files, at each seed. */
export const productEdits = pgTable(
  'product_edits',
  {
    code: text().primaryKey(),
    /** Incremented by each change: a change that is based on an earlier version is rejected. */
    version: integer().notNull().default(1),
    isHidden: boolean().notNull().default(false),
    prices: jsonb().$type<z.infer<typeof PriceEdit>[]>().notNull().default([]),
    photographs: jsonb().$type<z.infer<typeof PhotographUse>[]>().notNull().default([]),
    /** A product that was made in the back office; null for one of the files. */
    made: jsonb().$type<z.infer<typeof NewProduct>>(),
    madeAt: instant(),
    /** When a sale begins or ends; null when none does. */
    nextChangeAt: instant(),
  },
  (table) => [index().on(table.nextChangeAt)],
)

/** Uploaded photographs. In the database, so that all processes and backups have them. */
export const photographs = pgTable('photographs', {
  /** Derived from the bytes. */
  id: text().primaryKey(),
  /** JPEG without metadata. */
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Its average colour, `#rrggbb`. */
  color: text().notNull(),
  addedAt: instant().notNull(),
})
