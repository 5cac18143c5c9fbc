import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'

/**
 * The ids of products whose names contain a word beginning with each searched word, by popularity, from the trigram
 * index of names.
 */
export async function findNamed(
  database: Database,
  spellings: readonly (readonly string[])[],
  limit: number,
): Promise<number[]> {
  if (spellings.some((words) => words.length === 0)) return []
  const patterns = spellings.map((words) => `\\m(${words.map(literal).join('|')})`)
  const conditions = patterns.map((pattern) => sql`name ~* ${pattern}`)
  const records = await rows<{ id: number }>(
    database,
    sql`select id from products where not is_hidden and ${sql.join(conditions, sql` and `)}
      order by popularity desc, id limit ${limit}`,
  )
  return records.map(({ id }) => id)
}

/** A word as a regular expression of Postgres, in which special characters match any character. */
const literal = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '.')
