import type { StaffRole } from '@vitrine/commerce/staff/people.ts'
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** The people of the back office. */
export const staffMembers = pgTable('staff_members', {
  id: identity(),
  /** The login in lower case. */
  login: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  /** Incremented by each change and each new link: a change that is based on an earlier version is rejected. */
  version: integer().notNull().default(0),
  /** The argon2id hash, or null until the link has been used. */
  passwordHash: text(),
  /** The hash of the token of the link that sets the password, or null without one. */
  linkHash: text().unique(),
  linkExpiresAt: instant(),
  /** The name of the manager who made the link, or null without one. */
  linkBy: text(),
  /**
   * The secret of the member's authenticator app, encrypted (core/storedSecrets.ts), or null without a second factor.
   */
  totpSecret: text(),
  /** The time step (30 s, counted since 1970) of the newest code that was used, so that no code is accepted twice. */
  totpStep: integer(),
  /** The hashes of the recovery codes that were not used. */
  recoveryHashes: text().array().notNull().default([]),
  isDisabled: boolean().notNull().default(false),
  createdAt: instant().notNull(),
})

/** Sessions of staff, with the cookie's token stored only as a hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The browser, system and IP address of the sign-in, or null for a session of an early version. */
    origin: text(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)

/** Records of staff's actions, also rejected ones: append-only, without personal data of customers. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: identity(),
    staff: text().notNull(),
    action: text().notNull(),
    /** The target of the action, such as `order 1234567890` or a SKU. */
    subject: text().notNull(),
    detail: text().notNull(),
    /** The outcome, `done` or the reason of a rejection, or null when the process ended before. */
    outcome: text(),
    at: instant().notNull(),
    /**
     * The key that repeated events share, such as the wrong passwords for one login in one minute, or null for others.
     */
    period: text().unique(),
    /** The number of times that it happened in its period. */
    count: integer().notNull().default(1),
  },
  (table) => [index().on(table.subject), index().on(table.at)],
)

/** Idempotency keys of staff for a day: what has one is done once, and answered with the first result when it is repeated. */
export const staffKeys = pgTable('staff_keys', {
  key: text().primaryKey(),
  /** The input that was sent with it. */
  request: text().notNull(),
  /** The response, null only inside the transaction. */
  result: text(),
  at: instant().notNull(),
})
