import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/open.ts'
import { signInAttempts } from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'

const second = 1000
/** Wrong passwords older than this are forgotten. */
export const attemptWindow = 15 * 60 * second
/** Wrong passwords in the window before anybody has to wait. */
export const freeAttempts = 10
/** Between two tries at a slowed account by strangers, wherever they come from. */
const strangerPause = 5 * second
const firstWait = 15 * second
const longestWait = 60 * second

interface Attempt {
  source: string
  at: Date
}

/** Who tries: a browser that has signed in to this account before, or a stranger's address. */
export interface AttemptSource {
  key: string
  isKnown: boolean
}

/**
 * Milliseconds to wait before another password is looked at. A source that was wrong ten times
 * waits longer each time, up to a minute; strangers together get one try in five seconds. A
 * known browser is never slowed by strangers, so its owner is not locked out by an attack.
 */
export function waitBefore(attempts: readonly Attempt[], source: AttemptSource, now: Date): number {
  const latest = (list: readonly Attempt[]) => Math.max(...list.map(({ at }) => at.getTime()))
  const own = attempts.filter((attempt) => attempt.source === source.key)
  const excess = own.length - freeAttempts
  const pause = Math.min(firstWait * 2 ** excess, longestWait)
  const ownWait = excess >= 0 ? latest(own) + pause - now.getTime() : 0
  const isSlowed = !source.isKnown && attempts.length >= freeAttempts
  const strangerWait = isSlowed ? latest(attempts) + strangerPause - now.getTime() : 0
  return Math.max(0, ownWait, strangerWait)
}

/**
 * Counts a try as wrong before the password is looked at, so that many at once count each. Throws
 * rate_limited with the seconds to wait; a refused try is not counted.
 */
export async function beginAttempt(
  database: Database,
  account: string,
  source: AttemptSource,
  now: Date,
): Promise<void> {
  const wait = await transact(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 1))`)
    const since = new Date(now.getTime() - attemptWindow)
    const attempts = await transaction
      .select({ source: signInAttempts.source, at: signInAttempts.at })
      .from(signInAttempts)
      .where(and(eq(signInAttempts.account, account), gt(signInAttempts.at, since)))
    const milliseconds = waitBefore(attempts, source, now)
    if (milliseconds === 0)
      await transaction.insert(signInAttempts).values({ account, source: source.key, at: now })
    return milliseconds
  })
  if (wait === 0) return
  throw new CmsProblem(
    'rate_limited',
    'Too many wrong passwords. Please wait a moment and try again, or reset your password.',
    { retryAfter: Math.ceil(wait / second) },
  )
}

/** Forgets what a source got wrong, once it got it right; without a source, what anybody did. */
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

/** Takes away what no longer counts. */
export async function sweepAttempts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - attemptWindow)
  await database.delete(signInAttempts).where(lt(signInAttempts.at, before))
}
