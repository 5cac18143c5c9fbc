import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import { tokensOf } from './tokens.ts'

/** What a searched text stands for in the catalogue. */
export interface FoundWords {
  /** For each searched word the ids of those it may mean; an empty list finds nothing. */
  words: number[][]
  /** The same words in letters, for highlighting and for telling names from keywords. */
  spellings: string[][]
  /** Products whose code is the text itself. */
  productIds: number[] | null
}

/**
 * Finds the words that a text means: those that begin with a searched word, else those that hold
 * it, else the nearest spellings. Tokens hold no signs that mean something to `like`.
 */
export async function findWords(database: Database, text: string): Promise<FoundWords> {
  const tokens = tokensOf(text).slice(0, 10)
  if (tokens.length === 0) return { words: [[]], spellings: [[]], productIds: null }
  const found = await rows<{ token: string | null; id: number; word: string }>(
    database,
    sql`
with candidates as (
  select token, id, word, case
      when word like token || '%' then 0
      when word like '%' || token || '%' then 1
      when slips ? word then 2
      else 1 + levenshtein(word, token) end as distance
  from jsonb_to_recordset(${JSON.stringify(tokens.map(withSlips))}::jsonb)
    as asked (token text, slips jsonb)
  join search_words
    on word like token || '%'
    or (length(token) >= 3 and word like '%' || token || '%')
    or (length(token) >= 4 and abs(length(word) - length(token)) <= 2
      and (word % token or left(word, 1) = left(token, 1) or slips ? word)
      and levenshtein_less_equal(word, token, 2) <= 2)
),
nearest as (
  select *, min(distance) over (partition by token) as least from candidates
)
select token, id, word from nearest where distance = least
union all
select null, id, code from products where code = upper(${text.trim()})`,
  )
  const byCode = found.filter(({ token }) => token === null).map(({ id }) => id)
  const byWord = tokens.map((token) => found.filter((row) => row.token === token))
  return {
    words: byCode.length ? [] : byWord.map((rows) => rows.map(({ id }) => id)),
    spellings: byWord.map((rows) => rows.map(({ word }) => word)),
    productIds: byCode.length ? byCode : null,
  }
}

/** A token with what it becomes when two neighbours change places, the commonest slip of all. */
function withSlips(token: string) {
  const letters = [...token]
  const slips = letters.slice(1).map((letter, place) =>
    letters
      .with(place, letter)
      .with(place + 1, letters[place] ?? '')
      .join(''),
  )
  return { token, slips }
}
