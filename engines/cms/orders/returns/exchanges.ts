import type { Exchange } from '@vitrine/contract/orders.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import type { StoredReturn } from '../order/readReturns.ts'
import { adjustStock, lockStock } from '../order/releaseOrder.ts'
import type { StoredOrderLine } from '../order/requireOrder.ts'

/** The option that an exchange changes. */
const sizeOption = 'size'

/** The sizes for which pieces of lines can be exchanged, by the id of the line: the same piece, in stock (orders.return.exchange). */
export async function readExchanges(
  database: Database,
  lines: readonly StoredOrderLine[],
): Promise<Map<number, Exchange[]>> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  if (productIds.length === 0) return new Map()
  const rows = await database
    .select({ variation: variations, card: products.card })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(and(inArray(products.id, productIds), eq(products.isHidden, false)))
    .orderBy(asc(variations.position))
  return new Map(
    lines.map((line) => {
      const bought = rows.find(({ variation }) => variation.id === line.variationId)?.variation
      const sizes = rows.flatMap(({ variation, card }) => {
        if (!bought || variation.stock === 0 || !isOtherSize(variation, bought)) return []
        const option = card.options.find(({ slug }) => slug === sizeOption)
        const swatch = option?.swatches.find(({ slug }) => slug === variation.terms[sizeOption])
        return swatch ? [{ id: String(variation.id), label: swatch.label }] : []
      })
      return [line.id, sizes]
    }),
  )
}

type Variation = typeof variations.$inferSelect

/** Whether two variations of a product differ in the size alone. */
function isOtherSize(one: Variation, other: Variation): boolean {
  const options = new Set([...Object.keys(one.terms), ...Object.keys(other.terms)])
  const different = [...options].filter((option) => one.terms[option] !== other.terms[option])
  return one.productId === other.productId && different.join() === sizeOption
}

interface WantedPieces {
  exchangeVariationId: number | null
  pieces: number
}

function piecesByVariation(lines: readonly WantedPieces[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { exchangeVariationId: id, pieces: count } of lines)
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + count)
  return pieces
}

/** Puts the pieces that are sent instead aside, or takes none and returns a variation that has not as many in stock. */
export async function takeExchanges(
  transaction: Database,
  lines: readonly WantedPieces[],
): Promise<number | undefined> {
  const wanted = piecesByVariation(lines)
  const stock = await lockStock(transaction, [...wanted.keys()])
  for (const [id, pieces] of wanted) if ((stock.get(id) ?? 0) < pieces) return id
  for (const [id, pieces] of wanted) await adjustStock(transaction, id, -pieces)
  return undefined
}

/** Releases the reserved stock of a return that does not take place. */
export async function releaseExchanges(
  transaction: Database,
  { lines }: Pick<StoredReturn, 'lines'>,
): Promise<void> {
  const wanted = piecesByVariation(lines)
  const stock = await lockStock(transaction, [...wanted.keys()])
  for (const id of stock.keys()) await adjustStock(transaction, id, wanted.get(id) ?? 0)
}
