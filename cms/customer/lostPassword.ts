import { and, asc, count, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { passwordRequests, passwordResets } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { resetMail } from './copy.ts'
import { findByLogin } from './signIn.ts'
import { createToken, tokenHash } from './tokens.ts'

const hour = 3_600_000
/** How long a key works. */
export const keyLifetime = hour
/** Mails that one customer gets within an hour, however often somebody asks. */
const mailsPerHour = 3

/** Notes that somebody asked. Nothing is looked up, so the answer takes as long for anybody. */
export async function requestPassword(database: Database, login: string, now: Date): Promise<void> {
  await database.insert(passwordRequests).values({ login, at: now })
}

/** Answers what was asked by mail, where there is somebody to answer. */
export async function answerPasswordRequests(
  database: Database,
  siteUrl: string,
  now: Date,
): Promise<number> {
  return transact(database, async (transaction) => {
    const requests = await transaction
      .select()
      .from(passwordRequests)
      .orderBy(asc(passwordRequests.id))
      .limit(50)
      .for('update', { skipLocked: true })
    for (const request of requests) {
      await answer(transaction, request.login, siteUrl, now)
      await transaction.delete(passwordRequests).where(eq(passwordRequests.id, request.id))
    }
    return requests.length
  })
}

async function answer(transaction: Database, login: string, siteUrl: string, now: Date) {
  const customer = await findByLogin(transaction, login)
  if (!customer?.email) return
  const [recent] = await transaction
    .select({ mails: count() })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.customerId, customer.id),
        gt(passwordResets.createdAt, new Date(now.getTime() - hour)),
      ),
    )
  if (recent && recent.mails >= mailsPerHour) return
  const key = createToken()
  await transaction.insert(passwordResets).values({
    keyHash: tokenHash(key),
    customerId: customer.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + keyLifetime),
  })
  const query = new URLSearchParams({
    'show-reset-form': 'true',
    key,
    login: customer.username,
  })
  const { actionLabel, ...mail } = resetMail(customer)
  await enqueue(
    transaction,
    {
      to: customer.email,
      ...mail,
      action: { label: actionLabel, url: `${siteUrl}/my-account/lost-password?${query}` },
    },
    now,
  )
}

/** Takes away keys that ended a day ago. */
export async function sweepResets(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour)
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, before))
}
