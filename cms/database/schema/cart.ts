import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { customers } from './customers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Something the shopper must know about a line or the bag until it is next changed. */
export interface StoredNotice {
  code: 'clamped' | 'sold_out' | 'price_changed' | 'gone' | 'merged' | 'coupon_removed'
  message: string
}

/** A bag: a guest's by the hash of its cookie, or a customer's. */
export const carts = pgTable('carts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  guestHash: text().unique(),
  customerId: bigint({ mode: 'number' })
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  notices: jsonb().$type<StoredNotice[]>().notNull().default([]),
  updatedAt: instant().notNull(),
})

const cartId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => carts.id, { onDelete: 'cascade' })

/** One product in one combination of options. No foreign key: the product may go, the line says so. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: cartId(),
    key: text().notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    variationId: bigint({ mode: 'number' }),
    choices: jsonb().$type<Record<string, string>>().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Baht a piece when the shopper last saw it. */
    price: integer().notNull(),
    notices: jsonb().$type<StoredNotice[]>().notNull().default([]),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
)

/** A discount code. `amount` is percent or whole baht; codes are in upper case. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  description: text().notNull(),
  kind: text().$type<'percent' | 'fixed'>().notNull(),
  amount: integer().notNull(),
  minimum: integer().notNull().default(0),
  startsAt: instant(),
  expiresAt: instant(),
  usageLimit: integer(),
  usedCount: integer().notNull().default(0),
  oncePerCustomer: boolean().notNull().default(false),
})

/** The codes entered in a bag, in the order they count. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    cartId: cartId(),
    code: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
)

/** What a customer saved for later. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' }).notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
)
