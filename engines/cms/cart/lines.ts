import { offersTexts, textPrice } from '@vitrine/commerce/rules/texts.ts'
import type { QuantityLimits } from '@vitrine/contract/rules/lineQuantity.ts'
import { and, asc, eq } from 'drizzle-orm'
import { shownPieces } from '#cms/catalog/liveStock.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines } from '#cms/database/schema/cart.ts'
import { products, type StoredCard, variations } from '#cms/database/schema/catalog.ts'

export type StoredLine = typeof cartLines.$inferSelect

/** The current prices of a variation with the texts of a line, in satang, and its stock. */
export interface Offer {
  variationId: number
  price: number
  regularPrice: number
  stock: number
  maximumQuantity: number
  card: StoredCard
  code: string
}

/** A line with its current offer, or null when the product or its text is no longer offered. */
export interface CartLine {
  stored: StoredLine
  offer: Offer | null
}

/** A line that was reconciled with stock and prices. */
export interface ReconciledLine {
  stored: StoredLine
  offer: Offer
  limits: QuantityLimits
}

/** The lines of a bag in the order they were added. */
export async function readLines(database: Database, cartId: number): Promise<CartLine[]> {
  const rows = await database
    .select({ stored: cartLines, variation: variations, product: products })
    .from(cartLines)
    .leftJoin(variations, eq(variations.id, cartLines.variationId))
    .leftJoin(products, and(eq(products.id, variations.productId), eq(products.isHidden, false)))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.key))
  return rows.map(({ stored, variation, product }) => ({
    stored,
    offer:
      variation && product && offersTexts(product.card, stored.choices)
        ? lineOffer(product, variation, stored.choices)
        : null,
  }))
}

/** The price of a line of these choices, and the number of pieces in stock. */
export function lineOffer(
  { maximumQuantity, card, code }: typeof products.$inferSelect,
  { id, sku, price, regularPrice, stock }: typeof variations.$inferSelect,
  choices: Record<string, string>,
): Offer {
  const texts = textPrice(card, choices)
  return {
    variationId: id,
    price: price + texts,
    regularPrice: regularPrice + texts,
    stock: shownPieces(sku, stock),
    maximumQuantity,
    card,
    code,
  }
}
