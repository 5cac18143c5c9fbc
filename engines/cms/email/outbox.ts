import { randomUUID } from 'node:crypto'
import type { EmailContent, EmailSender } from '@vitrine/commerce/email/emailContent.ts'
import {
  type EmailTopic,
  emailLimits,
  emailLimitWindow,
} from '@vitrine/commerce/email/emailLimits.ts'
import { renderEmail } from '@vitrine/commerce/email/renderEmail.ts'
import type { EmailTransport } from '@vitrine/commerce/email/transport.ts'
import { and, asc, count, eq, gt, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { outboxEmails } from '#cms/database/schema/orders.ts'

/**
 * Adds an email to the outbox, in the transaction of the change that it reports. One of a topic is left out when its
 * recipient got too many in the last hour (emails.limit).
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

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Milliseconds for which no other process takes an email that is being sent. Longer than a send may take. */
const leaseDuration = 2 * minute
/** Milliseconds from a failed attempt to the next: together about three days, longer than a weekend without SMTP. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day]
/** Attempts after which an email is given up. */
export const maxAttempts = retryDelays.length + 1

const accountDeleted: EmailTopic = 'account deleted'

type Email = typeof outboxEmails.$inferSelect
type Outbox = Pick<Cms, 'database' | 'clock' | 'log' | 'metrics'>

/**
 * Sends the email that is due first and returns whether there was one. A failed email is retried with growing delays
 * and given up after `maxAttempts`, with a line in the log. Throws only when the database fails.
 */
export async function sendNext(
  cms: Outbox,
  transport: EmailTransport,
  signal?: AbortSignal,
): Promise<boolean> {
  const lease = randomUUID()
  const email = await claimNext(cms, lease)
  if (!email) return false
  const failure =
    email.attempts > maxAttempts
      ? new Error('The process ended during the last attempt')
      : await transport.send(toOutgoing(email), signal).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
        )
  if (failure) await recordFailure(cms, email, failure)
  else await recordSent(cms, email)
  if (email.topic === accountDeleted) await deleteEnded(cms.database)
  return true
}

/**
 * Takes a lease on the email that is due first, so that other processes on the same database skip it. The lease of a
 * crashed process ends with `nextAttemptAt`.
 */
async function claimNext({ database, clock }: Outbox, lease: string): Promise<Email | undefined> {
  const now = clock.now()
  const due = database
    .select({ id: outboxEmails.id })
    .from(outboxEmails)
    .where(and(isUnsent, lte(outboxEmails.nextAttemptAt, now)))
    .orderBy(asc(outboxEmails.nextAttemptAt), asc(outboxEmails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [email] = await database
    .update(outboxEmails)
    .set({
      lease,
      attempts: sql`${outboxEmails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseDuration),
    })
    .where(eq(outboxEmails.id, due))
    .returning()
  return email
}

const isUnsent = and(isNull(outboxEmails.sentAt), isNull(outboxEmails.givenUpAt))

/** The email, as long as this process has the lease on it. */
const leased = ({ id, lease }: Email) =>
  and(eq(outboxEmails.id, id), eq(outboxEmails.lease, lease ?? ''))

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
    .where(leased(email))
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
  const now = clock.now()
  const wait = retryDelays[email.attempts - 1]
  const next =
    wait === undefined ? { givenUpAt: now } : { nextAttemptAt: new Date(now.getTime() + wait) }
  await database
    .update(outboxEmails)
    .set({ ...next, failure: error.message, lease: null })
    .where(leased(email))
  // The server's response may contain the recipient, so it is stored and not logged.
  const code = 'code' in error ? error.code : error.name
  const details = { email: email.id, attempts: email.attempts, code }
  if (wait === undefined) log.error(details, 'an email is given up')
  else log.warn(details, 'an email could not be sent and will be retried')
  metrics.email(wait === undefined ? 'given_up' : 'failed')
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

/**
 * Makes an email whose attempts failed due now, with all attempts before it, if it still has as many as were read. Returns
 * whether there was one.
 */
export async function retryEmail(
  database: Database,
  { id, attempts }: Pick<Email, 'id' | 'attempts'>,
  now: Date,
): Promise<boolean> {
  const changed = await database
    .update(outboxEmails)
    .set({ attempts: 0, givenUpAt: null, nextAttemptAt: now })
    .where(
      and(
        eq(outboxEmails.id, id),
        eq(outboxEmails.attempts, attempts),
        isNull(outboxEmails.sentAt),
        isNull(outboxEmails.lease),
        isNotNull(outboxEmails.failure),
      ),
    )
    .returning({ id: outboxEmails.id })
  return changed.length > 0
}

/** Updates the metrics of unsent emails. */
export async function measureOutbox({ database, clock, metrics }: Outbox): Promise<void> {
  const [unsent] = await database
    .select({ waiting: count(), oldest: min(outboxEmails.createdAt) })
    .from(outboxEmails)
    .where(isUnsent)
  const { waiting = 0, oldest = null } = unsent ?? {}
  const age = oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0
  metrics.outbox(waiting, Math.max(0, age))
}
