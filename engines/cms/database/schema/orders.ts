import type {
  TaxDocumentContent,
  TaxDocumentKind,
} from '@vitrine/commerce/documents/taxDocument.ts'
import type { RedirectMethod } from '@vitrine/commerce/rules/paymentMethods.ts'
import type { RefundStatus } from '@vitrine/commerce/rules/transitions.ts'
import type { Image } from '@vitrine/contract/common.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers, languageOfPage } from './customers.ts'
import { sendingColumns } from './sending.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** A column for an amount in satang. */
const satang = () => bigint({ mode: 'number' })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** Orders, with amounts in satang with tax. */
export const orders = pgTable(
  'orders',
  {
    /** Ten random digits, which reveal nothing about sales. */
    id: bigint({ mode: 'number' }).primaryKey(),
    customerId: bigint({ mode: 'number' }).references(() => customers.id),
    status: text().notNull(),
    paymentMethod: text().notNull(),
    shippingMethod: text().notNull(),
    subTotal: satang().notNull(),
    discountTotal: satang().notNull(),
    shippingTotal: satang().notNull(),
    shippingTax: satang().notNull(),
    totalTax: satang().notNull(),
    total: satang().notNull(),
    billing: jsonb().$type<Address>().notNull(),
    shipping: jsonb().$type<Address>().notNull(),
    note: text(),
    /** The gift wrapping of the order, whose price is part of the total, and the message on the card. */
    giftWrap: jsonb().$type<{ price: number; message: string }>(),
    /** The language of the order's emails and papers. */
    language: languageOfPage(),
    /** The owner key of the visitor who placed it, for which idempotency keys are unique. */
    placedBy: text().notNull(),
    /** Keys by which the orders of one shopper are counted: the mailbox of the email address, … */
    contactEmail: text().notNull(),
    /** … the last nine digits of the phone number, … */
    contactPhone: text().notNull(),
    /** … and the range of the public address that it was placed from. */
    network: text(),
    idempotencyKey: text().notNull(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    /** The time at which an unpaid order expires and returns its stock. */
    paymentDeadline: instant().notNull(),
    /** The time at which the order was paid, the date of the invoice. */
    paidAt: instant(),
  },
  (table) => [
    unique('orders_idempotency').on(table.placedBy, table.idempotencyKey),
    index().on(table.customerId, table.createdAt),
    index().on(table.status, table.paymentDeadline),
    index().on(table.contactEmail),
    index().on(table.contactPhone),
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
    attributes: jsonb().$type<{ name: string; value: string; isText?: true }[]>().notNull(),
    price: satang().notNull(),
    quantity: integer().notNull(),
    /** The line's share of the order's discount. */
    discount: satang().notNull(),
    /** The number of its pieces that came back, or were never sent and are not to be. */
    returned: integer().notNull().default(0),
    /** The number of pieces that returned to stock. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.orderId),
    check('order_lines_returned', sql`${table.returned} between 0 and ${table.quantity}`),
    check('order_lines_restocked', sql`${table.restocked} between 0 and ${table.returned}`),
  ],
)

/** The audit trail: an append-only row for each change of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: orderId(),
    event: text().notNull(),
    actor: text().$type<Actor>().notNull(),
    /** The member of staff who changed the order, or null for the other actors. */
    staff: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** The origin of a change of an order. */
export type Actor = 'customer' | 'staff' | 'provider' | 'clock'

/** Coupons used by orders, which are deleted when the order is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: identity(),
    orderId: orderId(),
    code: text().notNull(),
    discount: satang().notNull(),
    /** Identity keys of the customer, for single-use coupons. */
    customerKeys: text().array().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.code)],
)

/** Charges at a payment provider, with amounts in satang. */
export const charges = pgTable(
  'charges',
  {
    id: text().primaryKey(),
    orderId: orderId(),
    provider: text().notNull(),
    method: text().$type<'omise_promptpay' | 'omise' | RedirectMethod>().notNull(),
    /** The provider's id of the charge, once created. */
    reference: text().unique(),
    amount: satang().notNull(),
    status: text().$type<'creating' | 'pending' | 'successful' | 'failed' | 'expired'>().notNull(),
    image: text(),
    /** The URL at which the bank of a card confirms the payment. */
    authorizeUri: text(),
    /** The provider's code for a payment that failed, such as `insufficient_fund`. */
    failureCode: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** When the provider last reported the charge's state, or null when it never did or the last request failed. */
    checkedAt: instant(),
    /** When to check the charge again, whether or not a page shows it, or null once there is nothing to expect. */
    nextCheckAt: instant(),
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
    index().on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
)

/** The reason why money arrived: it pays the order, or it cannot and is due for refund. */
export type PaymentPurpose = 'order' | 'late' | 'duplicate' | 'mismatched'

/** Money that arrived for orders, in rows that are never changed and form with `refunds` the ledger of an order. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The charge that it came through, or null for a transfer. */
    chargeId: text()
      .unique()
      .references(() => charges.id),
    /** The slip that shows the transfer, or null for a charge, and for a transfer that no slip shows. */
    slipId: bigint({ mode: 'number' }).references(() => slips.id, { onDelete: 'set null' }),
    amount: satang().notNull(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('payments_order').on(table.orderId).where(sql`${table.purpose} = 'order'`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/** Money that goes back (`orders.refund.*`), in satang. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The payment that it returns, wholly or in part. */
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Identifies the refund at the provider, so that it is made once. */
    key: uuid().notNull().unique(),
    amount: satang().notNull(),
    /** Whether the provider moves the money or staff by a bank transfer. */
    method: text().$type<'provider' | 'hand'>().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    /** Why, in the words of staff. */
    reason: text(),
    /** The provider's id of the refund. */
    reference: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** The reason why the last attempt or the refund failed. */
    failure: text(),
    requestedAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    index()
      .on(table.nextAttemptAt)
      .where(sql`${table.status} in ('requested', 'sent') and ${table.method} = 'provider'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/** The last number of each series of tax documents, whose row is locked until the number is used. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text().$type<TaxDocumentKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/** Tax invoices and credit notes, numbered per kind and year without gaps (`orders.invoice.*`). */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    kind: text().$type<TaxDocumentKind>().notNull(),
    /** The year of the document in Bangkok. */
    year: integer().notNull(),
    number: integer().notNull(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The refund of a credit note. */
    refundId: bigint({ mode: 'number' })
      .unique()
      .references(() => refunds.id),
    /** The amount in satang with tax. */
    amount: satang().notNull(),
    tax: satang().notNull(),
    issuedAt: instant().notNull(),
    /** The text, fixed when it is issued. */
    content: jsonb().$type<TaxDocumentContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year, table.number] }),
    uniqueIndex('tax_documents_invoice').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    index().on(table.orderId),
  ],
)

/** Transfer slips, whose images are in the slip storage under the name `file`. */
export const slips = pgTable(
  'slips',
  {
    id: identity(),
    orderId: orderId(),
    file: text().notNull(),
    name: text().notNull(),
    phoneNumber: text().notNull(),
    bank: text().notNull(),
    /** The amount that the shopper claims to have transferred. */
    transferAmount: satang().notNull(),
    at: instant().notNull(),
    /** The hash of the image, to notice one that is used twice, null after the deletion of the customer's account. */
    hash: text(),
    /** When staff were reminded of a slip that awaits its check. */
    remindedAt: instant(),
  },
  (table) => [index().on(table.orderId), index().on(table.hash)],
)

/** The outbox: emails written with the change that they report and sent after the commit. */
export const outboxEmails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The topic, if a recipient gets a limited number of its emails (emails.limit). */
    topic: text(),
    /** Both bodies are cleared after sending, since they may contain keys. */
    html: text(),
    text: text(),
    /** The address of the email's `List-Unsubscribe` header, cleared likewise, or null without one. */
    unsubscribeUrl: text(),
    ...sendingColumns(),
  },
  (table) => [
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('mails_topic')
      .on(sql`lower(${table.recipient})`, table.topic, table.createdAt)
      .where(sql`${table.topic} is not null`),
  ],
)
