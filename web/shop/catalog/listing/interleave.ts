import type { Density } from '../card/density.ts'

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

/** One page of a listing, and where it stands in it. */
export interface PagePart<Product> {
  products: readonly Product[]
  /** The place of its first product in the listing, counted from 0. */
  first: number
  /** Products in the whole listing. */
  total: number
}

/**
 * Sets look books between the products of one page, for both kinds of screen at once: a tile is hidden on the other
 * kind, so that the server's page is right on each. Positions past the number of products are skipped. A look book
 * belongs to the product it stands before, so appending a page never moves a tile that stands.
 */
export function interleave<Product, LookBook>(
  { products, first, total }: PagePart<Product>,
  lookBooks: readonly LookBook[],
  density: Density,
): Tile<Product, LookBook>[] {
  const before = {
    wide: places(lookBookPositions[density], lookBooks.length, total),
    narrow: places(lookBookPositions.mobile, lookBooks.length, total),
  }
  const lookBooksBefore = (screen: Screen, index: number) =>
    before[screen].flatMap((place, nth) => {
      const lookBook = lookBooks[nth]
      return place === index && lookBook ? [{ kind: 'lookBook' as const, lookBook, screen }] : []
    })
  return products.flatMap((product, nth) => [
    ...lookBooksBefore('wide', first + nth),
    ...lookBooksBefore('narrow', first + nth),
    { kind: 'product' as const, product, index: first + nth },
  ])
}

/** The products that look books stand before, counted from 0. */
const places = (positions: readonly number[], lookBooks: number, total: number) =>
  positions
    .filter((position) => position <= total)
    .slice(0, lookBooks)
    .map((position, nth) => position - 1 - nth)

/** How many tiles stand before a product on one kind of screen. */
export function tilesBefore(
  { first, total }: Omit<PagePart<unknown>, 'products'>,
  lookBooks: number,
  kind: Density | 'mobile',
) {
  const positions = lookBookPositions[kind]
  return first + places(positions, lookBooks, total).filter((place) => place < first).length
}
