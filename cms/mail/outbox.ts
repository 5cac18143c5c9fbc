import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, isNull, lte, min, sql } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { mails } from '#cms/database/schema/orders.ts'
import { type MailContent, renderMail } from './renderMail.ts'
import type { MailTransport } from './transport.ts'

/** Adds an email to the outbox, in the transaction of the change that it reports. */
export async function enqueue(
  transaction: Database,
  content: MailContent,
  now: Date,
): Promise<void> {
  const { to, ...mail } = renderMail(content)
  await transaction
    .insert(mails)
    .values({ ...mail, recipient: to, createdAt: now, nextAttemptAt: now })
}

/**
 * Adds an email that a stranger can trigger: none, when three of its subject went to its recipient in the last hour
 * (mails.limit).
 */
export async function enqueueLimited(
  transaction: Database,
  content: MailContent,
  now: Date,
): Promise<void> {
  const { to, subject } = renderMail(content)
  const isSame = and(
    eq(sql`lower(${mails.recipient})`, to.toLowerCase()),
    eq(mails.subject, subject),
  )
  const since = gt(mails.createdAt, new Date(now.getTime() - hour))
  if ((await transaction.$count(mails, and(isSame, since))) < maxPerHour)
    await enqueue(transaction, content, now)
}

/** Emails of one subject to one recipient in an hour that a stranger can trigger. */
const maxPerHour = 3
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Milliseconds for which no other process takes an email that is being sent. Longer than a send may take. */
const leaseDuration = 2 * minute
/** Milliseconds from a failed attempt to the next: together about three days, longer than a weekend without SMTP. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day]
/** Attempts after which an email is given up. */
export const maxAttempts = retryDelays.length + 1

type Mail = typeof mails.$inferSelect
type Outbox = Pick<Cms, 'database' | 'clock' | 'log' | 'metrics'>

/**
 * Sends the email that is due first and returns whether there was one. A failed email is retried with growing delays
 * and given up after `maxAttempts`, with a line in the log. Throws only when the database fails.
 */
export async function sendNext(
  cms: Outbox,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<boolean> {
  const lease = randomUUID()
  const mail = await claimNext(cms, lease)
  if (!mail) return false
  const failure =
    mail.attempts > maxAttempts
      ? new Error('The process ended during the last attempt')
      : await transport.send(toOutgoing(mail), signal).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
        )
  if (failure) await recordFailure(cms, mail, failure)
  else await recordSent(cms, mail)
  return true
}

/**
 * Takes a lease on the email that is due first, so that other processes on the same database skip it. The lease of a
 * crashed process ends with `nextAttemptAt`; earlier versions of the CMS respect that column too.
 */
async function claimNext({ database, clock }: Outbox, lease: string): Promise<Mail | undefined> {
  const now = clock.now()
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isUnsent, lte(mails.nextAttemptAt, now)))
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await database
    .update(mails)
    .set({
      lease,
      attempts: sql`${mails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseDuration),
    })
    .where(eq(mails.id, due))
    .returning()
  return mail
}

const isUnsent = and(isNull(mails.sentAt), isNull(mails.givenUpAt))

/** The email, as long as this process has the lease on it. */
const leased = ({ id, lease }: Mail) => and(eq(mails.id, id), eq(mails.lease, lease ?? ''))

async function recordSent({ database, clock, log, metrics }: Outbox, mail: Mail): Promise<void> {
  const recorded = await database
    .update(mails)
    .set({
      sentAt: clock.now(),
      html: null,
      text: null,
      unsubscribeUrl: null,
      failure: null,
      lease: null,
    })
    .where(leased(mail))
    .returning({ id: mails.id })
  if (recorded.length === 0) log.warn({ mail: mail.id }, 'an email was sent after its lease ended')
  metrics.mail(recorded.length ? 'sent' : 'lease_lost')
}

async function recordFailure(
  { database, clock, log, metrics }: Outbox,
  mail: Mail,
  error: Error,
): Promise<void> {
  const now = clock.now()
  const wait = retryDelays[mail.attempts - 1]
  const next =
    wait === undefined ? { givenUpAt: now } : { nextAttemptAt: new Date(now.getTime() + wait) }
  await database
    .update(mails)
    .set({ ...next, failure: error.message, lease: null })
    .where(leased(mail))
  // The server's response may contain the recipient, so it is stored and not logged.
  const code = 'code' in error ? error.code : error.name
  const details = { mail: mail.id, attempts: mail.attempts, code }
  if (wait === undefined) log.error(details, 'an email is given up')
  else log.warn(details, 'an email could not be sent and will be retried')
  metrics.mail(wait === undefined ? 'given_up' : 'failed')
}

function toOutgoing({ id, createdAt, recipient, subject, html, text, unsubscribeUrl }: Mail) {
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
    .select({ waiting: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(isUnsent)
  const { waiting = 0, oldest = null } = unsent ?? {}
  const age = oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0
  metrics.outbox(waiting, Math.max(0, age))
}
