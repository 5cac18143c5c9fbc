import type { Product } from '@vitrine/contract/catalog.ts'
import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, type StoredCard, type StoredDetail } from '#cms/database/schema/catalog.ts'
import { rows } from '#cms/database/transact.ts'
import { currentSlug } from './formerSlugs.ts'
import { type StockByVariation, withStock } from './liveStock.ts'
import { readProductCards } from './readProductCards.ts'

/** A product with its current stock, also by a slug that it had before, or null for an unknown slug. */
export async function readProduct(
  database: Database,
  slug: string,
): Promise<z.input<typeof Product> | null> {
  const row = (await readRow(database, slug)) ?? (await readFormerRow(database, slug))
  if (!row) return null
  const { completeTheLook, upsellProductIds, ...detail } = row.detail
  const lookIds = completeTheLook?.productIds ?? []
  const others = await readProductCards(database, [...lookIds, ...upsellProductIds])
  const cards = new Map(others.map((card) => [Number(card.id), card]))
  const pick = (ids: number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const packshots = await readPackshots(database, lookIds)
  const product = withStock({ ...row.card, ...detail }, row.stock)
  return {
    ...product,
    variations: product.variations.map((variation) => ({
      ...variation,
      sku: row.stock[variation.id ?? '']?.[0],
    })),
    completeTheLook: completeTheLook
      ? {
          products: pick(lookIds).map((card) => ({
            ...card,
            packshotImage: packshots.get(Number(card.id)),
          })),
          gallery: completeTheLook.gallery,
        }
      : null,
    upsellProducts: pick(upsellProductIds),
    hasStockAlerts: true,
  }
}

/**
 * The slug of the product of which a variation has an SKU, in small letters, capitals or as it is typed, or undefined
 * for an unknown SKU.
 */
export async function slugBySku(database: Database, sku: string): Promise<string | undefined> {
  const [row] = await rows<{ slug: string }>(
    database,
    sql`
      select products.slug from variations join products on products.id = product_id
      where sku in (${sku}, ${sku.toUpperCase()}, ${sku.toLowerCase()}) and not is_hidden order by sku = ${sku} desc limit 1`,
  )
  return row?.slug
}

async function readRow(database: Database, slug: string) {
  const [row] = await rows<{ card: StoredCard; detail: StoredDetail; stock: StockByVariation }>(
    database,
    sql`
      select products.card, products.detail, (
        select json_object_agg(variations.id, json_build_array(sku, stock))
        from variations where variations.product_id = products.id
      ) as stock
      from products where slug = ${slug} and not is_hidden`,
  )
  return row
}

async function readFormerRow(database: Database, former: string) {
  const current = await currentSlug(database, former)
  return current === undefined ? undefined : readRow(database, current)
}

/** The images without a model of products, by id. */
async function readPackshots(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, StoredDetail['packshotImage']>()
  const records = await database
    .select({
      id: products.id,
      image: sql<StoredDetail['packshotImage']>`${products.detail} -> 'packshotImage'`,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(records.map(({ id, image }) => [id, image]))
}
