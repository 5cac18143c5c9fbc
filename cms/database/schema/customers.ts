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
} from 'drizzle-orm/pg-core'
import type { Address } from '#gateway/contracts/orders.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** Who has an account. Username and e-mail are kept in lower case and are unique. */
export const customers = pgTable('customers', {
  id: identity(),
  username: text().notNull().unique(),
  email: text().unique(),
  /** Whether its owner has shown that mail to this address reaches them. */
  emailVerified: boolean().notNull().default(false),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text(),
  birthDate: date({ mode: 'string' }),
  /** argon2id; null for those who only ever came by another provider. */
  passwordHash: text(),
  isAdmin: boolean().notNull().default(false),
  billing: jsonb().$type<Address>(),
  shipping: jsonb().$type<Address>(),
  createdAt: instant().notNull(),
})

const customerId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

/** An account at another provider that signs a customer in. */
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

/** A signed-in browser; its cookie's token is kept only as a hash. */
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

/** A browser in which a customer has signed in before; wrong passwords elsewhere do not slow it. */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: customerId(),
    deviceHash: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.deviceHash] })],
)

/** A password that was tried and not (yet) found right. */
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

/** Somebody asked for a new password. Answered later, so that asking tells nobody who exists. */
export const passwordRequests = pgTable('password_requests', {
  id: identity(),
  login: text().notNull(),
  at: instant().notNull(),
})

/** A key that sets a new password, kept as a hash; it works once. */
export const passwordResets = pgTable('password_resets', {
  keyHash: text().primaryKey(),
  customerId: customerId(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** A sign-in that was sent to another provider and is not back yet. */
export const oauthAttempts = pgTable('oauth_attempts', {
  stateHash: text().primaryKey(),
  provider: text().notNull(),
  verifier: text().notNull(),
  nonce: text().notNull(),
  /** The browser that began it; only that one may finish it. */
  visitorHash: text().notNull(),
  /** A name that the provider told before the browser was back. */
  name: jsonb().$type<{ first: string; last: string }>(),
  expiresAt: instant().notNull(),
})
