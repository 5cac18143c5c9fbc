import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ContentDeletion } from './account'

const table = 'shop_content_deletion'

/** Deletions that an adapter takes at once. */
const batch = 20

/** The maximum minutes between two attempts, which never end, since the content CMS must delete what the engine has. */
const maxMinutes = 60

const columns = ['id', 'email', 'requested_at as until', 'attempts']

/**
 * Records, with the deletion of an account, that the content CMS has to delete what it stores under the address, before
 * the caller's first attempt.
 */
export async function addContentDeletion(
  transaction: Knex,
  email: string,
): Promise<ContentDeletion> {
  const next_attempt_at = transaction.raw("now() + interval '1 minute'")
  const [added] = await transaction(table).insert({ email, attempts: 1, next_attempt_at }, columns)
  return added
}

/** Takes the deletions that are due, which are due again later unless they are completed: each is repeatable. */
export async function claimContentDeletions(database: Knex): Promise<ContentDeletion[]> {
  const { rows } = await database.raw<{ rows: ContentDeletion[] }>(
    `update "${table}" set "attempts" = "attempts" + 1,
        "next_attempt_at" = now() + least(power(2, least("attempts", 10)), ${maxMinutes}) * interval '1 minute'
      where "id" in (
        select "id" from "${table}" where "next_attempt_at" <= now()
        order by "next_attempt_at" limit ${batch} for update skip locked
      )
      returning "id"::integer, "email", "requested_at" as "until", "attempts"`,
  )
  return rows
}

/** Forgets the address of a deletion that the content CMS has completed. */
export async function completeContentDeletion(database: Knex, id: string): Promise<void> {
  await database(table).where({ id }).delete()
}
