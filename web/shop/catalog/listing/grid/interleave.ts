import type { Density } from '../../card/density.ts'

/** The positions of look books among the tiles, counted from 1 (`listing.look-books.*`). */
const lookBookPositions: Record<Density | 'mobile', readonly number[]> = {
  'three-col': [3, 8, 11, 17],
  'four-col': [4, 10, 14, 20, 24, 30, 34, 40],
  // The even positions up to 20 of which never two are in view (docs/decisions/web/look-book-bands-on-phones.md).
  mobile: [4, 12, 20],
}

export type Screen = 'wide' | 'narrow'

export type Tile<Product, LookBook> =
  | { kind: 'product'; product: Product; index: number }
  | { kind: 'lookBook'; lookBook: LookBook; screen: Screen }

/** A page of a listing and its position in it. */
export interface PagePart<Product> {
  products: readonly Product[]
  /** The index of its first product in the listing, counted from 0. */
  first: number
  /** The number of products in the whole listing. */
  total: number
}

/**
 * Returns the products of one page with look books among them, each attached to the product after it, for both widths:
 * CSS hides the tiles of the other (docs/decisions/web/look-book-tiles-for-both-widths.md).
 */
export function interleave<Product, LookBook>(
  { products, first, total }: PagePart<Product>,
  lookBooks: readonly LookBook[],
  density: Density,
): Tile<Product, LookBook>[] {
  const before = {
    wide: productIndexes(lookBookPositions[density], lookBooks.length, total),
    narrow: productIndexes(lookBookPositions.mobile, lookBooks.length, total),
  }
  const lookBooksBefore = (screen: Screen, index: number) =>
    before[screen].flatMap((productIndex, nth) => {
      const lookBook = lookBooks[nth]
      return productIndex === index && lookBook
        ? [{ kind: 'lookBook' as const, lookBook, screen }]
        : []
    })
  return products.flatMap((product, nth) => [
    ...lookBooksBefore('wide', first + nth),
    ...lookBooksBefore('narrow', first + nth),
    { kind: 'product' as const, product, index: first + nth },
  ])
}

/** The indexes of the products that look books precede, counted from 0. */
const productIndexes = (positions: readonly number[], lookBooks: number, total: number) =>
  positions
    .filter((position) => position <= total)
    .slice(0, lookBooks)
    .map((position, nth) => position - 1 - nth)

/** Returns the number of tiles before a product at one width. */
export function tilesBefore(
  { first, total }: Omit<PagePart<unknown>, 'products'>,
  lookBooks: number,
  kind: Density | 'mobile',
) {
  const positions = lookBookPositions[kind]
  return first + productIndexes(positions, lookBooks, total).filter((index) => index < first).length
}
