import type { ReturnStatus } from '@vitrine/commerce/rules/transitions.ts'
import type { RefundAccount } from '@vitrine/contract/orders.ts'
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
import { orderLines, orders, refunds } from './orders.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** Requests of shoppers to return pieces of a completed order (`orders.return.*`). */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: identity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Identifies the request, so that a repeated one is written once. */
    idempotencyKey: text().notNull(),
    status: text().$type<ReturnStatus>().notNull(),
    /** The message of staff to the shopper, such as why it was rejected. */
    note: text(),
    requestedAt: instant().notNull(),
    /** When staff approved or rejected it. */
    decidedAt: instant(),
    receivedAt: instant(),
    /** The refund of the pieces, or null before, and for pieces that cost nothing. */
    refundId: bigint({ mode: 'number' }).references(() => refunds.id),
    /** The account to which staff send the money, until none is or may become owed. */
    refundAccount: jsonb().$type<RefundAccount>(),
  },
  (table) => [
    unique('return_requests_idempotency').on(table.orderId, table.idempotencyKey),
    index().on(table.status),
  ],
)

/** The pieces of a return, each with its reason. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: identity(),
    returnId: bigint({ mode: 'number' })
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    pieces: integer().notNull(),
    reason: text().notNull(),
    /** The variation whose pieces are put aside to be sent instead, and its size, or null if the money goes back. */
    exchangeVariationId: integer(),
    exchange: text(),
  },
  (table) => [
    unique('return_lines_line').on(table.returnId, table.orderLineId),
    index().on(table.orderLineId),
    check('return_lines_pieces', sql`${table.pieces} > 0`),
  ],
)
