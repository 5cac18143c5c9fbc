import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'

/**
 * Ids of products whose names hold every searched word at the beginning of one of theirs, the popular
 * ones first. Names are found by their trigrams.
 */
export async function findNamed(
  database: Database,
  spellings: readonly (readonly string[])[],
  limit: number,
): Promise<number[]> {
  if (spellings.some((words) => words.length === 0)) return []
  const patterns = spellings.map((words) => `\\m(${words.map(literal).join('|')})`)
  const conditions = patterns.map((pattern) => sql`name ~* ${pattern}`)
  const found = await rows<{ id: number }>(
    database,
    sql`select id from products where ${sql.join(conditions, sql` and `)}
      order by popularity desc, id limit ${limit}`,
  )
  return found.map(({ id }) => id)
}

/** A word for a regular expression of Postgres; a sign in it stands for any sign. */
const literal = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '.')
