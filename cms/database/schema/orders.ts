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

/** What was bought and where it stands. Money is whole baht with tax. */
export const orders = pgTable(
  'orders',
  {
    /** Ten random digits: a number that says nothing about how much the shop sells. */
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
    /** Who placed it, by session or guest cookie, so that a key of somebody else finds nothing. */
    placedBy: text().notNull(),
    idempotencyKey: text().notNull(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    /** When an unpaid order gives its pieces back. */
    paymentDeadline: instant().notNull(),
    /** When the money was there; the invoice carries this date. */
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

/** One line of an order, as it was when it was bought. */
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

/** The audit trail: one row for each change of an order, never changed itself. */
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

/** A coupon that counted in an order. Its row goes when the order is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: identity(),
    orderId: orderId(),
    code: text().notNull(),
    discount: integer().notNull(),
    /** The customer's id or the billing e-mail, for coupons that count once per customer. */
    customerKeys: text().array().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.code)],
)

/** One request for money at a payment provider. */
export const charges = pgTable(
  'charges',
  {
    id: text().primaryKey(),
    orderId: orderId(),
    provider: text().notNull(),
    /** The provider's own id, once it has answered. */
    reference: text().unique(),
    amount: integer().notNull(),
    status: text().$type<'creating' | 'pending' | 'successful' | 'failed' | 'expired'>().notNull(),
    image: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** When the provider was last asked about it. */
    checkedAt: instant(),
    /** Whether the shopper has been told that this one failed or expired. */
    announced: boolean().notNull().default(false),
    /** Money came that the order could not take: it waits to be given back. */
    refundDue: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('charges_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('creating', 'pending')`),
    index().on(table.orderId),
  ],
)

/** A transfer slip; the picture lies in the data directory under `file`. */
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

/** A mail to send; written with the change it speaks of, sent after the commit. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Both bodies are cleared once the mail is out: they may carry keys. */
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
