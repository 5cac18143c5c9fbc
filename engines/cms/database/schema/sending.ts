import { integer, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The columns of what is sent after the commit of its transaction, by one process at a time (database/sending.ts). */
export const sendingColumns = () => ({
  createdAt: instant().notNull(),
  /** When it is due; while a process is sending it, when that process's lease ends. */
  nextAttemptAt: instant().notNull(),
  /** Identifies the attempt in progress, which alone may record its outcome; null between attempts. */
  lease: text(),
  /** Attempts that have begun. */
  attempts: integer().notNull().default(0),
  sentAt: instant(),
  /** When the last attempt had failed; it is not sent any more. */
  givenUpAt: instant(),
  /** Why the latest attempt failed. */
  failure: text(),
})
