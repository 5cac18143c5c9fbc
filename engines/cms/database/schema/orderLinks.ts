import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { languageOfPage } from './customers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Requests of a link to an order, processed later so that timing does not reveal orders. */
export const orderLinkRequests = pgTable(
  'order_link_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The order number as entered, which need not exist. */
    orderId: bigint({ mode: 'number' }).notNull(),
    /** The email address in lower case, empty when the phone number was entered. */
    email: text().notNull(),
    /** The last nine digits of the phone number, when it was entered instead of the email address. */
    phone: text(),
    language: languageOfPage(),
    at: instant().notNull(),
    /** When it was processed, since processed rows limit the emails about an order. */
    handledAt: instant(),
  },
  (table) => [index().on(table.orderId, table.handledAt)],
)
