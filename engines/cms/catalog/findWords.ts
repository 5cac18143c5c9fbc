import { sql } from 'drizzle-orm'
import { singular } from '#cms/catalog/language/phrases.ts'
import { synonyms } from '#cms/catalog/language/synonyms.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import {
  type CodeRow,
  type FoundCode,
  findByPlainCode,
  foundCode,
  selectByCode,
} from './search/findByCode.ts'

/** Whether the catalogue has all of these words. */
export async function hasWords(database: Database, words: readonly string[]): Promise<boolean> {
  const [matches] = await rows<{ count: number }>(
    database,
    sql`select count(*)::int as count from search_words
      where word in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`,
  )
  return matches?.count === new Set(words).size
}

/** The words and products of the catalogue that a search text matches. */
export interface FoundWords {
  /** The searched words: names are one word with spaces, and words that say nothing are left out. */
  tokens: string[]
  /** The ids of matching words for each searched word, where an empty list matches nothing. */
  words: number[][]
  /** The spelling of the matching words, for highlighting and for ranking names before keywords. */
  spellings: string[][]
  /** Searched words that are neither words of the catalogue nor beginnings of one. */
  unknown: string[]
  /** The number of each searched word, from 1, that products must match whatever else they match: an occasion. */
  required: number[]
  /** Products whose code, or the SKU of whose variation, equals the text. */
  productIds: number[] | null
  /** The id of the variation whose SKU equals the text. */
  variationId: string | null
}

/**
 * Finds the words that match a text: the word itself in singular and plural, else words that begin with it, else words
 * that contain it, else the nearest spellings.
 */
export async function findWords(database: Database, text: string): Promise<FoundWords> {
  const tokens = synonyms.searched(text).slice(0, 10)
  const all = await findCandidates(database, tokens, text)
  const exact = foundCode(all.filter(({ token }) => token === null))
  if (exact) return byCode(tokens, exact)
  const byWord = tokens.map((token) => preferColours(all.filter((row) => row.token === token)))
  const distances = byWord.map(([first]) => first?.distance ?? Number.POSITIVE_INFINITY)
  // A code consists of words that the catalogue does not have, so that few searches read every code.
  const mayBeCode =
    distances.some((distance) => distance > 0 && /\p{N}/u.test(text)) ||
    distances.some((distance) => distance === Number.POSITIVE_INFINITY)
  const loose = mayBeCode ? foundCode(await findByPlainCode(database, text)) : null
  if (loose) return byCode(tokens, loose)
  return {
    tokens,
    words: tokens.length > 0 ? byWord.map((rows) => rows.map(({ id }) => id)) : [[]],
    spellings: tokens.length > 0 ? byWord.map((rows) => rows.map(({ word }) => word)) : [[]],
    unknown: tokens.filter((_, index) => (distances[index] ?? 0) > 0.5),
    required: tokens.flatMap((token, index) => (synonyms.isOccasion(token) ? index + 1 : [])),
    productIds: null,
    variationId: null,
  }
}

const byCode = (tokens: string[], foundCode: FoundCode): FoundWords => ({
  ...{ tokens, words: [], spellings: tokens.map(() => []), unknown: [], required: [] },
  ...foundCode,
})

/** A word of the catalogue that is the nearest to a searched one, or without one a row of a code. */
interface Candidate extends CodeRow {
  token: string | null
  word: string
  distance: number
}

/** The nearest words of the catalogue for each searched word, and what has the whole text as its code. */
const findCandidates = (database: Database, tokens: readonly string[], text: string) =>
  rows<Candidate>(
    database,
    sql`
with candidates as (
  select token, id, word, case
      when numbers ? word then 0
      when word like token || '%' then 0.5
      when word like '%' || token || '%' then 1
      when slips ? word then 2
      else 1 + levenshtein(word, token) end as distance
  from jsonb_to_recordset(${JSON.stringify(tokens.map(withVariants))}::jsonb)
    as requested (token text, numbers jsonb, slips jsonb)
  join search_words
    on (length(token) >= 2 and word like token || '%')
    or numbers ? word
    or (length(token) >= 3 and word like '%' || token || '%')
    or (length(token) >= 4 and abs(length(word) - length(token)) <= 2
      and (word % token or left(word, 1) = left(token, 1) or slips ? word)
      and levenshtein_less_equal(word, token, 2) <= case when length(token) < 6 then 1 else 2 end
        + case when slips ? word then 1 else 0 end)
),
nearest as (
  select *, min(distance) over (partition by token) as least from candidates
)
select token, id, word, distance::float8 as distance, null as variation
from nearest where distance = least
union all
select null, id, '', 0, variation from (${selectByCode(text)}) as coded`,
  )

/** Selects the colours, if there are any, of the words that a misspelt one may mean: `blak` is black and not back. */
function preferColours(nearest: Candidate[]): Candidate[] {
  if (nearest.some(({ distance }) => distance < 2)) return nearest
  const colours = nearest.filter(({ word }) => synonyms.isColour(word))
  return colours.length > 0 ? colours : nearest
}

/** A token with its singular and plural, and with its transpositions of adjacent letters, the most common typo. */
function withVariants(token: string) {
  const one = singular(token)
  const numbers = [...new Set([token, one, `${one}s`, `${one}es`])]
  const letters = [...token]
  const slips = letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
  return { token, numbers, slips }
}
