import { tokensOf } from '../../../../cms/catalog/tokens.ts'
import { singular } from '../../../../cms/search/phrases.ts'
import type { ShopProduct } from './shopProduct.ts'

/** Returns the words by which a product is found. */
export function wordsOf(product: ShopProduct): string[] {
  const { card, medusa, extras, options, brand, categories, collections } = product
  const colours = options.filter(({ facet }) => facet === 'colour').flatMap((one) => one.swatches)
  const texts = [
    card.name,
    medusa.external_id ?? '',
    brand?.name ?? '',
    ...[...categories, ...collections].map(({ name }) => name),
    ...colours.flatMap(({ label, family }) => [label, family?.name ?? '']),
    ...(card.salePrice ? ['sale'] : []),
    ...(card.isNewArrival ? ['new'] : []),
    ...(extras.keywords ?? []),
  ]
  return [...new Set(tokensOf(texts.join('\n')).map(singular))]
}

/** Characters from which a searched word also finds longer words: fewer are the beginning of too many. */
const prefixLength = 4

/**
 * Returns how many of the searched words a product has.
 * @param minPrefix characters from which a searched word matches the beginning of another
 */
export function matchCount(
  searched: readonly string[],
  words: readonly string[],
  minPrefix = prefixLength,
): number {
  return searched.filter((token) => words.some((word) => isMatch(token, word, minPrefix))).length
}

/** Whether a searched word is this word, in singular or plural, or the beginning of it. */
export function isMatch(token: string, word: string, minPrefix = prefixLength): boolean {
  return word === singular(token) || (token.length >= minPrefix && word.startsWith(token))
}
