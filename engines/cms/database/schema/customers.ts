import type { Language } from '@vitrine/contract/common.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** The language in which to write to a person: that of the page on which they acted. */
export const languageOfPage = () => text().$type<Language>().notNull().default('en')
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/**
 * Customers, with unique usernames and verified emails, both in lower case, while several accounts may claim an email
 * that none has verified.
 */
export const customers = pgTable(
  'customers',
  {
    id: identity(),
    username: text().notNull().unique(),
    email: text(),
    emailVerified: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    birthDate: date({ mode: 'string' }),
    /** The argon2id hash, or null for customers who only use a social login. */
    passwordHash: text(),
    isAdmin: boolean().notNull().default(false),
    /** The language of the page on which it was created or last signed in to: of emails that no page causes. */
    language: languageOfPage(),
    billing: jsonb().$type<Address>(),
    shipping: jsonb().$type<Address>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('customers_verified_email').on(table.email).where(sql`${table.emailVerified}`),
    index().on(table.email),
  ],
)

const customerId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

/** The address books of customers, each with at most one default address. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    customerId: customerId(),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex('addresses_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
)

export const identities = pgTable(
  'identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    customerId: customerId(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

/** Sessions, with the cookie's token stored only as a hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    customerId: customerId(),
    remembered: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
)

/** Browsers in which a customer has signed in before (`session.sign-in.throttle-owner`). */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: customerId(),
    deviceHash: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.deviceHash] })],
)

/** Sign-in attempts that have not (yet) succeeded. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: identity(),
    account: text().notNull(),
    source: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.account, table.at)],
)

/** Requests of a password reset, processed later so that timing does not reveal accounts. */
export const passwordRequests = pgTable('password_requests', {
  id: identity(),
  login: text().notNull(),
  /** The guest's order that the account is for, or null for a forgotten password. */
  orderId: bigint({ mode: 'number' }),
  language: languageOfPage(),
  at: instant().notNull(),
})

/** Single-use password reset keys, stored as a hash. */
export const passwordResets = pgTable('password_resets', {
  keyHash: text().primaryKey(),
  customerId: customerId(),
  /** The guest's order that becomes the customer's when the key is used. */
  orderId: bigint({ mode: 'number' }),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

export const oauthAttempts = pgTable('oauth_attempts', {
  stateHash: text().primaryKey(),
  provider: text().notNull(),
  verifier: text().notNull(),
  nonce: text().notNull(),
  language: languageOfPage(),
  /** The hash of the browser that began and must finish the sign-in. */
  visitorHash: text().notNull(),
  /** The name that the provider posted before the browser returned. */
  name: jsonb().$type<{ first: string; last: string }>(),
  expiresAt: instant().notNull(),
})
