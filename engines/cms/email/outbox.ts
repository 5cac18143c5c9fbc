import type { EmailContent, EmailSender } from '@vitrine/commerce/email/emailContent.ts'
import {
  type EmailTopic,
  emailLimits,
  emailLimitWindow,
} from '@vitrine/commerce/email/emailLimits.ts'
import { renderEmail } from '@vitrine/commerce/email/renderEmail.ts'
import type { EmailTransport } from '@vitrine/commerce/email/transport.ts'
import { and, count, eq, gt, isNotNull, min, or, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { outboxEmails } from '#cms/database/schema/orders.ts'
import { afterFailure, claimNext, isUnsent, leased, spent } from '#cms/database/sending.ts'

/**
 * Adds an email to the outbox, in the transaction of the change that it reports, unless its recipient got too many of
 * its topic in the last hour (emails.limit).
 */
export async function enqueue(
  transaction: Database,
  sender: EmailSender,
  content: EmailContent,
  now: Date,
): Promise<void> {
  const { topic } = content
  const { to, ...email } = renderEmail(content, sender)
  if (topic && (await isExceeded(transaction, to.toLowerCase(), topic, now))) return
  await transaction
    .insert(outboxEmails)
    .values({ ...email, recipient: to, topic, createdAt: now, nextAttemptAt: now })
}

/** Concurrent emails of a topic to one recipient wait for each other, so that all are counted. */
async function isExceeded(
  transaction: Database,
  recipient: string,
  topic: EmailTopic,
  now: Date,
): Promise<boolean> {
  const key = `${topic} ${recipient}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 3))`)
  const isSame = and(
    eq(sql`lower(${outboxEmails.recipient})`, recipient),
    eq(outboxEmails.topic, topic),
  )
  const since = gt(outboxEmails.createdAt, new Date(now.getTime() - emailLimitWindow))
  return (await transaction.$count(outboxEmails, and(isSame, since))) >= emailLimits[topic]
}

const accountDeleted: EmailTopic = 'account deleted'

type Email = typeof outboxEmails.$inferSelect
type Outbox = Pick<Cms, 'database' | 'clock' | 'log' | 'metrics'>

/**
 * Sends the email that is due first and returns whether there was one, with a failed email retried with growing delays
 * and given up after `maxAttempts`. Throws only when the database fails.
 */
export async function sendNext(
  cms: Outbox,
  transport: EmailTransport,
  signal?: AbortSignal,
): Promise<boolean> {
  const email = await claimNext(cms.database, outboxEmails, cms.clock.now())
  if (!email) return false
  const failure =
    spent(email) ??
    (await transport.send(toOutgoing(email), signal).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    ))
  if (failure) await recordFailure(cms, email, failure)
  else await recordSent(cms, email)
  if (email.topic === accountDeleted) await deleteEnded(cms.database)
  return true
}

/** Deletes an email that nothing will send again, where it has the address of a deleted account. */
const deleteEnded = (database: Database) =>
  database
    .delete(outboxEmails)
    .where(
      and(
        eq(outboxEmails.topic, accountDeleted),
        or(isNotNull(outboxEmails.sentAt), isNotNull(outboxEmails.givenUpAt)),
      ),
    )

async function recordSent({ database, clock, log, metrics }: Outbox, email: Email): Promise<void> {
  const recorded = await database
    .update(outboxEmails)
    .set({
      sentAt: clock.now(),
      html: null,
      text: null,
      unsubscribeUrl: null,
      failure: null,
      lease: null,
    })
    .where(leased(outboxEmails, email))
    .returning({ id: outboxEmails.id })
  if (recorded.length === 0)
    log.warn({ email: email.id }, 'an email was sent after its lease ended')
  metrics.email(recorded.length ? 'sent' : 'lease_lost')
}

async function recordFailure(
  { database, clock, log, metrics }: Outbox,
  email: Email,
  error: Error,
): Promise<void> {
  const outcome = afterFailure(email, error.message, clock.now())
  await database.update(outboxEmails).set(outcome).where(leased(outboxEmails, email))
  // The server's response may contain the recipient, so it is stored and not logged.
  const code = 'code' in error ? error.code : error.name
  const details = { email: email.id, attempts: email.attempts, code }
  if ('givenUpAt' in outcome) log.error(details, 'an email is given up')
  else log.warn(details, 'an email could not be sent and will be retried')
  metrics.email('givenUpAt' in outcome ? 'given_up' : 'failed')
}

function toOutgoing({ id, createdAt, recipient, subject, html, text, unsubscribeUrl }: Email) {
  return {
    id,
    createdAt,
    to: recipient,
    subject,
    html: html ?? '',
    text: text ?? '',
    unsubscribeUrl: unsubscribeUrl ?? undefined,
  }
}

/** Updates the metrics of unsent emails. */
export async function measureOutbox({ database, clock, metrics }: Outbox): Promise<void> {
  const [unsent] = await database
    .select({ waiting: count(), oldest: min(outboxEmails.createdAt) })
    .from(outboxEmails)
    .where(isUnsent(outboxEmails))
  const { waiting = 0, oldest = null } = unsent ?? {}
  const age = oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0
  metrics.outbox(waiting, Math.max(0, age))
}
