import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Values that the processes on one database must agree on, which exports leave out, because they are not data of the
 * shop.
 */
export const deployment = pgSchema('deployment')

/** The one row that says which versions may use this database. */
export const schemaSupport = deployment.table(
  'schema_support',
  {
    isOnly: boolean().primaryKey().default(true),
    /** The number of the migration below which versions do not start, raised by contracting migrations. */
    oldest: integer().notNull(),
  },
  (table) => [check('schema_support_one_row', sql`${table.isOnly}`)],
)

/** Marks of the secrets that all processes share, which do not reveal the secrets. */
export const secretMarks = deployment.table('secret_marks', {
  name: text().primaryKey(),
  /** The mark of the secret that signs. */
  signing: text().notNull(),
  /** All secrets whose signatures are accepted. */
  accepted: text().array().notNull(),
})

/** Fingerprints of content that was replaced by newer content, so that older versions do not bring it back. */
export const replacedSeeds = deployment.table('replaced_seeds', {
  fingerprint: text().primaryKey(),
})

/** The number of calls of a limited route by a visitor, over all processes. */
export const limitCounts = deployment.table('limit_counts', {
  /** Keyed hash of the route and the visitor. */
  key: text().primaryKey(),
  times: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
})
