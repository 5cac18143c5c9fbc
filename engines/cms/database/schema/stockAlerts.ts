import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { variations } from './catalog.ts'
import { customers, languageOfPage } from './customers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Requests for an email when a sold-out variation is back in stock (`product.alert.*`). */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    variationId: integer()
      .notNull()
      .references(() => variations.id, { onDelete: 'cascade' }),
    /** The email address in lower case. */
    email: text().notNull(),
    /** The customer who was signed in, or null for a guest. */
    customerId: bigint({ mode: 'number' }).references(() => customers.id, { onDelete: 'cascade' }),
    /** Option slug → swatch slug, as chosen. */
    choices: jsonb().$type<Record<string, string>>().notNull(),
    language: languageOfPage(),
    /** The first request, which decides who is notified first. */
    createdAt: instant().notNull(),
    /** The time of the latest request, from which the link to confirm is valid. */
    requestedAt: instant().notNull(),
    /** When the email with the link to confirm became due, or null once it is written. */
    confirmationDueAt: instant(),
    /** When the owner of the address confirmed the request, or null before. */
    confirmedAt: instant(),
    /** When the email was written, or null before. */
    notifiedAt: instant(),
  },
  (table) => [
    // One request for each visitor: whether an address is registered by another is not revealed.
    unique('stock_alerts_asker')
      .on(table.variationId, table.email, table.customerId)
      .nullsNotDistinct(),
    index('stock_alerts_waiting')
      .on(table.variationId, table.createdAt)
      .where(sql`${table.confirmedAt} is not null and ${table.notifiedAt} is null`),
    index('stock_alerts_confirmation')
      .on(table.id)
      .where(sql`${table.confirmationDueAt} is not null`),
    index().on(table.email),
    index().on(table.customerId),
  ],
)

/** The stock of variations with requests, as the emails have counted it, locked while emails are written. */
export const restocks = pgTable(
  'restocks',
  {
    variationId: integer()
      .primaryKey()
      .references(() => variations.id, { onDelete: 'cascade' }),
    seenStock: integer().notNull(),
    /** Pieces in stock that no email has announced yet. */
    unannounced: integer().notNull(),
  },
  (table) => [check('restocks_unannounced_not_negative', sql`${table.unannounced} >= 0`)],
)
