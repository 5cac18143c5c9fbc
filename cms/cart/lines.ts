import { asc, eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines } from '#cms/database/schema/cart.ts'
import { products, type StoredCard, variations } from '#cms/database/schema/catalog.ts'

export type StoredLine = typeof cartLines.$inferSelect

/** A variation's current prices, in satang, and stock. */
export interface Offer {
  variationId: number
  price: number
  regularPrice: number
  stock: number
  maximumQuantity: number
  card: StoredCard
}

/** A line with its current offer; null when the product no longer exists. */
export interface BagLine {
  stored: StoredLine
  offer: Offer | null
}

/** A line that was reconciled with stock and prices. */
export interface ReconciledLine {
  stored: StoredLine
  offer: Offer
  /** The maximum quantity of this line; 0 when it is sold out. */
  maximum: number
}

/** Stock by SKU that a QA session overrides. */
export type PinnedStock = ReadonlyMap<string, number>

/** The lines of a bag in the order they were added. */
export async function readLines(
  database: Database,
  cartId: number,
  pinned: PinnedStock,
): Promise<BagLine[]> {
  const found = await database
    .select({ stored: cartLines, variation: variations, product: products })
    .from(cartLines)
    .leftJoin(variations, eq(variations.id, cartLines.variationId))
    .leftJoin(products, eq(products.id, variations.productId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.key))
  return found.map(({ stored, variation, product }) => ({
    stored,
    offer: variation &&
      product && {
        variationId: variation.id,
        price: variation.price,
        regularPrice: variation.regularPrice,
        stock: pinned.get(variation.sku) ?? variation.stock,
        maximumQuantity: product.maximumQuantity,
        card: product.card,
      },
  }))
}
