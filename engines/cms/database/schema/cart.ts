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

/** A notice about a line or the bag, stored until the bag changes. */
export interface StoredNotice {
  code: 'clamped' | 'sold_out' | 'price_changed' | 'gone' | 'merged' | 'coupon_removed'
  message: string
}

/** A bag of a customer, or of a guest by the hash of the cookie's token. */
export const carts = pgTable('carts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  guestHash: text().unique(),
  customerId: bigint({ mode: 'number' })
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  notices: jsonb().$type<StoredNotice[]>().notNull().default([]),
  /** The gift wrapping that was chosen. */
  giftWrap: jsonb().$type<{ message: string }>(),
  updatedAt: instant().notNull(),
})

const cartId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => carts.id, { onDelete: 'cascade' })

/** A product with its options, without foreign key, so that a line outlives its product until a notice is shown. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: cartId(),
    key: text().notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    variationId: bigint({ mode: 'number' }),
    /** Option slug → swatch slug or typed text. */
    choices: jsonb().$type<Record<string, string>>().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Price in satang that the shopper last saw. */
    price: bigint({ mode: 'number' }).notNull(),
    notices: jsonb().$type<StoredNotice[]>().notNull().default([]),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
)

/** A discount code in upper case, with `amount` in percent or satang, and `minimum` in satang. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  description: text().notNull(),
  kind: text().$type<'percent' | 'fixed'>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  minimum: bigint({ mode: 'number' }).notNull().default(0),
  startsAt: instant(),
  expiresAt: instant(),
  usageLimit: integer(),
  usedCount: integer().notNull().default(0),
  oncePerCustomer: boolean().notNull().default(false),
  /** Whether it is only for people without an earlier order. */
  firstOrder: boolean().notNull().default(false),
  /** Whether customers find it in their account, without having received the code. */
  listed: boolean().notNull().default(false),
  /** The codes of the products that the coupon is for, or null for all. */
  products: text().array(),
  /** Whether staff have switched it off. */
  isDisabled: boolean().notNull().default(false),
  /** The description in Thai, or empty for that of the files. */
  thai: text().notNull().default(''),
  /** Incremented by each change of staff; one above 0 wins over the file, at each seed. */
  version: integer().notNull().default(0),
})

/** Changes of staff to the ways of delivery, by their id, and `cod` for cash on delivery: they win over the code. */
export const deliveryEdits = pgTable('delivery_edits', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  isOffered: boolean().notNull(),
  /** The price in satang with tax, 0 for cash on delivery. */
  price: bigint({ mode: 'number' }).notNull(),
  /** The items total in satang at which it becomes free, or null if it never does. */
  freeFrom: bigint({ mode: 'number' }),
  /** The highest total in satang, of cash on delivery. */
  upTo: bigint({ mode: 'number' }),
})

/** The coupons of a bag, in the order in which they were entered. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    cartId: cartId(),
    code: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' }).notNull(),
    addedAt: instant().notNull(),
    /** Option slug → swatch slug that were selected. */
    chosen: jsonb().$type<Record<string, string>>(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
)
