import {
  type AttemptSource,
  type AttemptStore,
  attemptWindow,
  beginAttempt as begin,
} from '@vitrine/commerce/signInThrottle.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { signInAttempts } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'

/** The attempts in the database of the CMS. */
const attemptsIn = (database: Database): AttemptStore => ({
  add: (account, source, now) =>
    transact(database, async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 1))`)
      const since = new Date(now.getTime() - attemptWindow)
      const earlier = await transaction
        .select({ source: signInAttempts.source, at: signInAttempts.at })
        .from(signInAttempts)
        .where(and(eq(signInAttempts.account, account), gt(signInAttempts.at, since)))
      const [added] = await transaction
        .insert(signInAttempts)
        .values({ account, source, at: now })
        .returning({ id: signInAttempts.id })
      if (!added) throw new Error('The attempt that was just inserted cannot be read')
      return { id: added.id, earlier }
    }),
  remove: (id) => forgetAttempt(database, id),
})

/** Records a failed attempt before the password is verified; see `signInThrottle.ts`. */
export const beginAttempt = (
  database: Database,
  account: string,
  source: AttemptSource,
  now: Date,
): Promise<number> => begin(attemptsIn(database), account, source, now)

/** Deletes one attempt that succeeded. */
export async function forgetAttempt(database: Database, id: number): Promise<void> {
  await database.delete(signInAttempts).where(eq(signInAttempts.id, id))
}

/** Deletes the failed attempts of a source after a successful one, or without a source those of all sources. */
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
