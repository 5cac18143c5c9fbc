import type { Density } from './density.ts'

/** Where look books stand among the tiles, counted from 1 (SPEC §4 Grid view). */
export const lookBookPositions: Record<Density | 'mobile', readonly number[]> = {
  'three-col': [3, 8, 11, 17],
  'four-col': [4, 10, 14, 20, 24, 30, 34, 40],
  mobile: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
}

export type Tile<Product, LookBook> =
  | { kind: 'product'; product: Product; index: number }
  | { kind: 'lookBook'; lookBook: LookBook; position: number }

/**
 * Sets look books between products. Positions past the number of products are skipped, and
 * appending a page never moves a look book that stands.
 */
export function interleave<Product, LookBook>(
  products: readonly Product[],
  lookBooks: readonly LookBook[],
  positions: readonly number[],
): Tile<Product, LookBook>[] {
  const tiles: Tile<Product, LookBook>[] = products.map((product, index) => ({
    kind: 'product',
    product,
    index,
  }))
  const used = positions
    .filter((position) => position <= products.length)
    .slice(0, lookBooks.length)
  used.forEach((position, index) => {
    const lookBook = lookBooks[index]
    if (lookBook) tiles.splice(position - 1, 0, { kind: 'lookBook', lookBook, position })
  })
  return tiles
}
