import type { Database } from '#cms/database/openDatabase.ts'
import type { FindPages } from '../findPages.ts'
import { type FoundWords, findWords } from '../findWords.ts'
import { inOtherLayout } from '../language/keyboardLayout.ts'

/** The products and pages that a search text finds. */
export interface Searched extends FoundWords {
  pages: Awaited<ReturnType<FindPages>>
  /** The text that was searched for in place of one that finds nothing; null if it is the text itself. */
  searchedFor: string | null
}

/**
 * Finds what a text means. One that finds nothing is read as typed in the other layout of a Thai keyboard, if that finds all of
 * its words or beginnings of them: an unknown word that happens to resemble others is not replaced by them.
 */
export async function findSearched(
  database: Database,
  text: string,
  findPages: FindPages,
  maxPages: number,
): Promise<Searched> {
  const find = async (searched: string) => {
    const words = await findWords(database, searched)
    return { ...words, pages: await findPages(database, words.tokens, maxPages) }
  }
  const typed = await find(text)
  const isFound =
    typed.productIds !== null ||
    typed.pages.length > 0 ||
    typed.words.every((words) => words.length > 0)
  const other = isFound ? undefined : inOtherLayout(text)
  const meant = other === undefined ? undefined : await find(other)
  return other && meant && (meant.isClose || meant.pages.length > 0)
    ? { ...meant, searchedFor: other }
    : { ...typed, searchedFor: null }
}
