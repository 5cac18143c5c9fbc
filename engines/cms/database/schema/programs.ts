import type { StaffRole } from '@vitrine/commerce/staff/people.ts'
import type { WebhookEvent } from '@vitrine/commerce/staff/programs.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sendingColumns } from './sending.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** Keys with which a merchant's own programs call the operations of staff. */
export const programKeys = pgTable('program_keys', {
  id: identity(),
  /** The name in records, which is unique. */
  name: text().notNull().unique(),
  role: text().$type<StaffRole>().notNull(),
  keyHash: text().notNull().unique(),
  /** The name of the manager who made it. */
  createdBy: text().notNull(),
  createdAt: instant().notNull(),
  /** The last use, to the minute, or null for a key that was never used. */
  lastUsedAt: instant(),
})

/** Addresses of a merchant's own programs that receive the events of orders. */
export const webhooks = pgTable('webhooks', {
  id: identity(),
  url: text().notNull().unique(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** Signs what it receives: `whsec_` and 32 bytes in base 64, encrypted (core/storedSecrets.ts). */
  secret: text().notNull(),
  isPaused: boolean().notNull().default(false),
  /** Incremented by each change: one that is based on an earlier version is rejected. */
  version: integer().notNull().default(0),
  createdAt: instant().notNull(),
})

/** Replaced secrets of webhooks, encrypted, which sign beside the present one for a day. */
export const formerWebhookSecrets = pgTable(
  'former_webhook_secrets',
  {
    id: identity(),
    webhookId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.webhookId)],
)

/** Events for a webhook, written with the change that they report and sent after the commit, without personal data. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for each attempt, so that a receiver recognizes an event that it has had. */
    messageId: uuid().notNull().defaultRandom(),
    event: text().notNull(),
    /** The order of the event, or null for a test. */
    orderId: bigint({ mode: 'number' }),
    /** The JSON that is signed and sent. */
    body: text().notNull(),
    /** The status of the latest response, or null before there was one. */
    status: integer(),
    ...sendingColumns(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index().on(table.createdAt),
  ],
)
