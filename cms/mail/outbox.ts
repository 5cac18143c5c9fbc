import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { mails } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
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

const minute = 60_000
/** Milliseconds for which a claimed email is not claimed again, unless its process has crashed. */
const lease = 2 * minute
const retryDelays = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]

/** Sends due emails and returns how many were sent. Failed emails are retried without limit. */
export async function sendDue(
  database: Database,
  transport: MailTransport,
  clock: { now(): Date },
): Promise<number> {
  let sent = 0
  for (const mail of await claimDue(database, clock.now())) {
    try {
      await transport.send({
        id: mail.id,
        createdAt: mail.createdAt,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html ?? '',
        text: mail.text ?? '',
      })
      await database
        .update(mails)
        .set({ sentAt: clock.now(), html: null, text: null, failure: null })
        .where(eq(mails.id, mail.id))
      sent += 1
    } catch (error) {
      const wait = retryDelays[Math.min(mail.attempts, retryDelays.length) - 1] ?? minute
      const failure = error instanceof Error ? error.message : String(error)
      await database
        .update(mails)
        .set({ failure, nextAttemptAt: new Date(clock.now().getTime() + wait) })
        .where(eq(mails.id, mail.id))
    }
  }
  return sent
}

/** Claims due emails, so that other processes on the same database skip them. */
function claimDue(database: Database, now: Date) {
  return transact(database, async (transaction) => {
    const due = await transaction
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, now)))
      .orderBy(asc(mails.id))
      .limit(20)
      .for('update', { skipLocked: true })
    for (const mail of due) {
      mail.attempts += 1
      await transaction
        .update(mails)
        .set({ attempts: mail.attempts, nextAttemptAt: new Date(now.getTime() + lease) })
        .where(eq(mails.id, mail.id))
    }
    return due
  })
}
