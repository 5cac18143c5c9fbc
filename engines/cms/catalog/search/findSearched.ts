import { maxListingPrice } from '@vitrine/contract/catalog.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import type { FindPages } from '../findPages.ts'
import { type FoundWords, findWords, hasWords } from '../findWords.ts'
import { inOtherLayout } from '../language/keyboardLayout.ts'
import { namedBrand } from '../language/otherBrands.ts'
import { readPrices } from '../language/priceWords.ts'
import { searchTokens } from '../language/tokens.ts'

/** The products and pages that a search text finds. */
export interface Searched extends FoundWords {
  pages: Awaited<ReturnType<FindPages>>
  /** The prices that the text names, in whole baht, or undefined if it names none. */
  prices: { lowest: number; highest: number } | undefined
  /** The text that was searched for in place of one that finds nothing, or null if it is the text itself. */
  searchedFor: string | null
  /** The brand that the text names and the shop does not carry. */
  notCarried: string | null
}

/**
 * Finds what a text means. A text that names a brand that the shop does not carry is searched without it, and one that
 * finds nothing is read as typed in the other layout of a Thai keyboard, if that finds all of its words or beginnings
 * of them.
 */
export async function findSearched(
  database: Database,
  text: string,
  findPages: FindPages,
  maxPages: number,
): Promise<Searched> {
  const find = (searched: string) => findMeant(database, searched, findPages, maxPages)
  const asTyped = { searchedFor: null, notCarried: null }
  const typed = await find(text)
  const isFound = typed.pages.length > 0 || typed.unknown.length === 0
  const brand = isFound && typed.productIds ? null : namedBrand(text, typed.unknown)
  if (brand && !(await hasWords(database, searchTokens(brand.spelling)))) {
    const notCarried = brand.name
    for (const searchedFor of [brand.rest, brand.knownFor].filter(Boolean)) {
      const meant = await find(searchedFor)
      if (hasFound(meant)) return { ...meant, searchedFor, notCarried }
    }
    return { ...typed, ...asTyped, notCarried }
  }
  if (isFound || typed.words.every((words) => words.length > 0)) return { ...typed, ...asTyped }
  const searchedFor = inOtherLayout(text)
  const meant = searchedFor === undefined ? undefined : await find(searchedFor)
  return searchedFor && meant && (meant.unknown.length === 0 || meant.pages.length > 0)
    ? { ...meant, searchedFor, notCarried: null }
    : { ...typed, ...asTyped }
}

const hasFound = ({ words, pages }: Pick<Searched, 'words' | 'pages'>) =>
  pages.length > 0 || words.every((ids) => ids.length > 0)

/**
 * Finds the words of a text and the prices that it names, unless the text is the code of a product, which may look like
 * prices.
 */
async function findMeant(database: Database, text: string, findPages: FindPages, maxPages: number) {
  const priced = readPrices(text)
  const words = await findWords(database, text)
  if (!priced || words.productIds)
    return { ...words, prices: undefined, pages: await findPages(database, words.tokens, maxPages) }
  const { rest, lowest, highest } = priced
  const prices = { lowest, highest: Math.min(highest, maxListingPrice) }
  if (rest === '') return { ...words, ...anything, prices, pages: [] }
  const others = await findWords(database, rest)
  return { ...others, prices, pages: await findPages(database, others.tokens, maxPages) }
}

/** The words of a text that names prices only. */
const anything = { tokens: [], words: [], spellings: [], unknown: [], required: [] }
