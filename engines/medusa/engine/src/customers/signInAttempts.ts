import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { RecordedAttempt, SentAttempt } from './account'

/** The largest number of known sources of an account. */
const maxSources = 20

/** Records an attempt after concurrent ones of the account, and deletes those that no longer count. */
export function addAttempt(
  database: Knex,
  { account, source, at, since }: SentAttempt,
): Promise<RecordedAttempt> {
  return database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 1))', [account])
    await transaction('shop_sign_in_attempt').where('at', '<', since).delete()
    const earlier = await transaction('shop_sign_in_attempt')
      .select('source', 'at')
      .where({ account })
    const knownSource = await transaction('shop_known_source')
      .where({ account, source })
      .first('account')
    const [added] = await transaction('shop_sign_in_attempt')
      .insert({ account, source, at })
      .returning('id')
    return { id: added.id, isKnown: knownSource !== undefined, earlier }
  })
}

/** Deletes an attempt, which succeeded or was rejected. */
export async function removeAttempt(database: Knex, id: number): Promise<void> {
  await database('shop_sign_in_attempt').where({ id }).delete()
}

/** Deletes the attempts of a source that has signed in, and marks it as known. */
export function knowSource(database: Knex, account: string, source: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction('shop_sign_in_attempt').where({ account, source }).delete()
    const seen_at = transaction.fn.now()
    await transaction('shop_known_source')
      .insert({ account, source, seen_at })
      .onConflict(['account', 'source'])
      .merge({ seen_at })
    await transaction('shop_known_source')
      .where({ account })
      .whereNotIn(
        'source',
        transaction('shop_known_source')
          .select('source')
          .where({ account })
          .orderBy('seen_at', 'desc')
          .limit(maxSources),
      )
      .delete()
  })
}

/** Deletes what is stored of the attempts at an account, whose password was reset or which is deleted. */
export async function forgetAttempts(database: Knex, account: string): Promise<void> {
  await database('shop_sign_in_attempt').where({ account }).delete()
  await database('shop_known_source').where({ account }).delete()
}
