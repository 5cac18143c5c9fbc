import type { Density } from './density.ts'

/** Where look books stand among the tiles, counted from 1 (SPEC §4 Grid view). */
export const lookBookPositions: Record<Density | 'mobile', readonly number[]> = {
  'three-col': [3, 8, 11, 17],
  'four-col': [4, 10, 14, 20, 24, 30, 34, 40],
  mobile: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
}

export type Screen = 'wide' | 'narrow'

export type Tile<Product, LookBook> =
  | { kind: 'product'; product: Product; index: number }
  | { kind: 'lookBook'; lookBook: LookBook; screen: Screen }

/**
 * Sets look books between products, for both kinds of screen at once: a tile is hidden on the other kind, so that
 * the server's page is right on each. Positions past the number of products are skipped, and appending a page
 * never moves a look book that stands.
 */
export function interleave<Product, LookBook>(
  products: readonly Product[],
  lookBooks: readonly LookBook[],
  density: Density,
): Tile<Product, LookBook>[] {
  const before = (positions: readonly number[]) =>
    positions
      .filter((position) => position <= products.length)
      .slice(0, lookBooks.length)
      .map((position, index) => position - 1 - index)
  const places = {
    wide: before(lookBookPositions[density]),
    narrow: before(lookBookPositions.mobile),
  }
  const lookBooksBefore = (screen: Screen, index: number) =>
    places[screen].flatMap((place, nth) => {
      const lookBook = lookBooks[nth]
      return place === index && lookBook ? [{ kind: 'lookBook' as const, lookBook, screen }] : []
    })
  return products.flatMap((product, index) => [
    ...lookBooksBefore('wide', index),
    ...lookBooksBefore('narrow', index),
    { kind: 'product' as const, product, index },
  ])
}
