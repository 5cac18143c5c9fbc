import { and, type Column, ilike, or, type SQL, sql } from 'drizzle-orm'

/** The pattern of texts that contain a text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * A condition on rows of which every word of a search is in one of the texts, in any order, or undefined without a
 * search.
 */
export function matchesWords(
  search: string | undefined,
  texts: readonly (Column | SQL)[],
): SQL | undefined {
  const words = search?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []
  return and(...words.map((word) => or(...texts.map((text) => ilike(text, containing(word))))))
}

/** Sorts names as people read them, by Unicode's rules. */
export const byName = (name: Column): SQL => sql`${name} collate "und-x-icu"`
