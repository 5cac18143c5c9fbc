import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import type { AddToCart } from '@vitrine/contract/cart.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { lineKey, readChoices } from './choices.ts'
import { lineOffer, type Offer } from './lines.ts'
import { matchVariation } from './matchVariation.ts'

/** A product with all options chosen. */
export interface ChosenProduct {
  key: string
  productId: number
  name: string
  choices: Record<string, string>
  offer: Offer
}

/** Finds the requested variation. Throws not_found, or invalid with the missing options. */
export async function findChosenProduct(
  database: Database,
  wanted: Pick<z.output<typeof AddToCart>, 'id' | 'variation'>,
): Promise<ChosenProduct> {
  const productId = /^\d{1,9}$/.test(wanted.id) ? Number(wanted.id) : 0
  const rows = await database
    .select({ product: products, variation: variations })
    .from(products)
    .innerJoin(variations, eq(variations.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.isHidden, false)))
  const product = rows[0]?.product
  if (!product) throw notFound(cartCopy.productNotFound)
  const choices = readChoices(product.card, wanted.variation)
  const variation = matchVariation(
    rows.map((row) => row.variation),
    choices,
  )
  if (!variation) throw new ContractProblem('invalid', cartCopy.combinationUnavailable)
  return {
    key: lineKey(productId, variation.id, choices),
    productId,
    name: product.name,
    choices,
    offer: lineOffer(product, variation, choices),
  }
}
