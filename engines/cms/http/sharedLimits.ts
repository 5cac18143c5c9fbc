import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { limitCounts } from '#cms/database/schema/deployment.ts'
import type { CountShared } from './limits.ts'

/**
 * Counts calls in the database, by its clock, so that all processes on it share the counts
 * (security.cms.limits-shared), with visitors stored as keyed hashes only.
 */
export function sharedCount({ database, secrets }: Pick<Cms, 'database' | 'secrets'>): CountShared {
  return async (visitor, name, { times, window }) => {
    const key = createHmac('sha256', secrets.orders)
      .update(`limit ${name} ${visitor}`)
      .digest('hex')
    const isOver = sql`${limitCounts.endsAt} <= now()`
    const end = sql`now() + ${window} * interval '1 millisecond'`
    const [count] = await database
      .insert(limitCounts)
      .values({ key, times: 1, endsAt: end })
      .onConflictDoUpdate({
        target: limitCounts.key,
        set: {
          times: sql`case when ${isOver} then 1 else ${limitCounts.times} + 1 end`,
          endsAt: sql`case when ${isOver} then ${end} else ${limitCounts.endsAt} end`,
        },
      })
      .returning({
        times: limitCounts.times,
        seconds: sql<number>`extract(epoch from ${limitCounts.endsAt} - now())`.mapWith(Number),
      })
    return count && count.times > times ? Math.max(1, Math.ceil(count.seconds)) : undefined
  }
}

/** Deletes counts whose period has ended. */
export async function sweepLimits(database: Database): Promise<void> {
  await database.delete(limitCounts).where(lt(limitCounts.endsAt, sql`now()`))
}
