import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { customerCopy } from '#contract/copy/customer.ts'
import { ContractProblem } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import { signInAttempts } from '#database/schema/customers.ts'
import { transact } from '#database/transact.ts'
import { type AttemptSource, attemptWindow, waitBefore } from './waiting.ts'

/**
 * Records a failed attempt before the password is verified, so that concurrent attempts are all counted; returns its id. Throws
 * rate_limited with the seconds to wait; a rejected attempt is not counted.
 */
export async function beginAttempt(
  database: Database,
  account: string,
  source: AttemptSource,
  now: Date,
): Promise<number> {
  const [wait, attempt] = await transact(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 1))`)
    const since = new Date(now.getTime() - attemptWindow)
    const attempts = await transaction
      .select({ source: signInAttempts.source, at: signInAttempts.at })
      .from(signInAttempts)
      .where(and(eq(signInAttempts.account, account), gt(signInAttempts.at, since)))
    const milliseconds = waitBefore(attempts, source, now)
    if (milliseconds > 0) return [milliseconds, undefined] as const
    const [recorded] = await transaction
      .insert(signInAttempts)
      .values({ account, source: source.key, at: now })
      .returning({ id: signInAttempts.id })
    return [0, recorded?.id] as const
  })
  if (attempt !== undefined) return attempt
  throw new ContractProblem('rate_limited', customerCopy.tooManyAttempts, {
    retryAfter: Math.ceil(wait / 1000),
  })
}

/** Deletes one attempt, which succeeded. */
export async function forgetAttempt(database: Database, id: number): Promise<void> {
  await database.delete(signInAttempts).where(eq(signInAttempts.id, id))
}

/** Deletes the failed attempts of a source after a successful one; without a source, those of all sources. */
export async function clearAttempts(
  database: Database,
  account: string,
  source?: AttemptSource,
): Promise<void> {
  await database
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.account, account),
        source ? eq(signInAttempts.source, source.key) : undefined,
      ),
    )
}

/** Deletes attempts that are older than the window. */
export async function sweepAttempts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - attemptWindow)
  await database.delete(signInAttempts).where(lt(signInAttempts.at, before))
}
