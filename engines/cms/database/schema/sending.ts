import { integer, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The columns of what is sent after the commit of its transaction, by one process at a time (database/sending.ts). */
export const sendingColumns = () => ({
  createdAt: instant().notNull(),
  /** When it is due, or while a process is sending it, when that process's lease ends. */
  nextAttemptAt: instant().notNull(),
  /** The attempt in progress, which alone may record its outcome, or null between attempts. */
  lease: text(),
  /** The number of attempts that have begun. */
  attempts: integer().notNull().default(0),
  sentAt: instant(),
  /** When the last attempt failed, after which it is not sent any more. */
  givenUpAt: instant(),
  /** The reason why the latest attempt failed. */
  failure: text(),
})
