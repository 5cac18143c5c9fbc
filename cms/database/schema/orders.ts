import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Image } from '#gateway/contracts/common.ts'
import type { Address } from '#gateway/contracts/orders.ts'
import { customers } from './customers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** Orders. Amounts are in whole baht with tax. */
export const orders = pgTable(
  'orders',
  {
    /** Ten random digits, which reveal nothing about sales. */
    id: bigint({ mode: 'number' }).primaryKey(),
    customerId: bigint({ mode: 'number' }).references(() => customers.id),
    status: text().notNull(),
    paymentMethod: text().notNull(),
    shippingMethod: text().notNull(),
    subTotal: integer().notNull(),
    discountTotal: integer().notNull(),
    shippingTotal: integer().notNull(),
    shippingTax: integer().notNull(),
    totalTax: integer().notNull(),
    total: integer().notNull(),
    billing: jsonb().$type<Address>().notNull(),
    shipping: jsonb().$type<Address>().notNull(),
    note: text(),
    /** The owner key of the visitor who placed it; idempotency keys are unique per owner. */
    placedBy: text().notNull(),
    idempotencyKey: text().notNull(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    /** When an unpaid order expires and returns its stock. */
    paymentDeadline: instant().notNull(),
    /** When the order was paid, the date of the invoice. */
    paidAt: instant(),
  },
  (table) => [
    unique('orders_idempotency').on(table.placedBy, table.idempotencyKey),
    index().on(table.customerId, table.createdAt),
    index().on(table.status, table.paymentDeadline),
  ],
)

const orderId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** Lines of orders with a copy of the product data at the time of purchase. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: orderId(),
    productId: bigint({ mode: 'number' }).notNull(),
    variationId: bigint({ mode: 'number' }),
    name: text().notNull(),
    permalink: text().notNull(),
    image: jsonb().$type<Image>(),
    productType: text().notNull(),
    attributes: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    price: integer().notNull(),
    quantity: integer().notNull(),
    /** This line's share of the order's discount. */
    discount: integer().notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** The audit trail: an append-only row for each change of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: orderId(),
    event: text().notNull(),
    actor: text().$type<Actor>().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** Who caused a change. */
export type Actor = 'customer' | 'staff' | 'provider' | 'clock'

/** Coupons used by orders; deleted when the order is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: identity(),
    orderId: orderId(),
    code: text().notNull(),
    discount: integer().notNull(),
    /** Identity keys of the customer, for single-use coupons. */
    customerKeys: text().array().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.code)],
)

/** Charges at a payment provider. */
export const charges = pgTable(
  'charges',
  {
    id: text().primaryKey(),
    orderId: orderId(),
    provider: text().notNull(),
    /** The provider's id of the charge, once created. */
    reference: text().unique(),
    amount: integer().notNull(),
    status: text().$type<'creating' | 'pending' | 'successful' | 'failed' | 'expired'>().notNull(),
    image: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** When the charge was last checked at the provider. */
    checkedAt: instant(),
    /** Whether a response has reported that it failed or expired. */
    announced: boolean().notNull().default(false),
    /** Whether a payment that the order could not take is due for refund. */
    refundDue: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('charges_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('creating', 'pending')`),
    index().on(table.orderId),
  ],
)

/** Transfer slips; the image is in the data directory under `file`. */
export const slips = pgTable(
  'slips',
  {
    id: identity(),
    orderId: orderId(),
    file: text().notNull(),
    name: text().notNull(),
    phoneNumber: text().notNull(),
    bank: text().notNull(),
    transferAmount: numeric({ precision: 12, scale: 2 }).notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** The outbox: emails written with the change that they report and sent after the commit. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Both bodies are cleared after sending, since they may contain keys. */
    html: text(),
    text: text(),
    createdAt: instant().notNull(),
    nextAttemptAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    failure: text(),
  },
  (table) => [index().on(table.nextAttemptAt).where(sql`${table.sentAt} is null`)],
)
