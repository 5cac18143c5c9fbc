import type { FoundPage } from '@vitrine/contract/catalog.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import { singular } from './language/phrases.ts'
import { synonyms } from './language/synonyms.ts'

type Found = z.infer<typeof FoundPage>

/** Finds pages of a shop whose content is elsewhere. */
export type FindPages = (
  database: Database,
  tokens: readonly string[],
  limit: number,
) => Promise<Found[]>

/** Pages that a shopper reaches otherwise, or that only make sense with a session. */
const unlisted = ['home', 'shop', 'checkout', 'wishlist', 'my-account']

/**
 * Pages, stories and look books whose title, description and categories contain every searched word or a synonym, with
 * those first that have all words in the title.
 */
export async function findPages(
  database: Database,
  tokens: readonly string[],
  limit: number,
  /** Returns a text in the other language of the shop, by which it is found too. */
  translate: (text: string) => string = (text) => text,
): Promise<Found[]> {
  if (tokens.length === 0) return []
  const records = await rows<{ title: string; url: string; text: string; section: string | null }>(
    database,
    sql`
select body ->> 'title' as title, '/' || slug as url, body -> 'meta' ->> 'description' as text,
  null as section, 1 as kind, 0 as place
from pages where slug not in (${sql.join(
      unlisted.map((slug) => sql`${slug}`),
      sql`, `,
    )})
union all
select title, '/' || slug, concat_ws(' ', card ->> 'excerpt', array_to_string(categories, ' ')), 'Stories', 2, -id
from posts
union all
select body ->> 'name', '/look-book/' || slug, body ->> 'description', 'Look books', 3, position
from look_books
order by kind, place, url`,
  )
  return records
    .map((page) => ({ page, rank: rankOf(tokens, page, translate) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, limit)
    .map(({ page: { title, url, section } }) => ({ title, url, section }))
}

/** 2 when the title contains every word, 1 when title and text do, otherwise 0. */
function rankOf(
  tokens: readonly string[],
  { title, text }: { title: string; text: string },
  translate: (text: string) => string,
) {
  const inTitle = [title, translate(title)].flatMap((item) => synonyms.indexed(item))
  if (tokens.every((token) => isAmong(token, inTitle))) return 2
  const texts = [text, translate(text)].flatMap((item) => synonyms.indexed(item))
  const anywhere = [...inTitle, ...texts]
  return tokens.every((token) => isAmong(token, anywhere)) ? 1 : 0
}

const isAmong = (token: string, words: readonly string[]) =>
  words.some(
    (word) => singular(word) === singular(token) || (token.length > 3 && word.startsWith(token)),
  )
