import { ContractProblem, fieldProblem } from '@vitrine/commerce/problem.ts'
import type { StockRow, StockRows } from '@vitrine/commerce/staff/catalogue.ts'
import { subDays } from 'date-fns/subDays'
import { and, asc, count, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import { chosenLabels } from '#cms/catalog/chosenOptions.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, storeStock, variations } from '#cms/database/schema/catalog.ts'
import { stores } from '#cms/database/schema/content.ts'
import { productEdits } from '#cms/database/schema/edits.ts'
import { orderLines, orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import type { Operation } from '../core/context.ts'
import { IdempotencyKey, once } from './once.ts'
import { byName, matchesWords } from './search.ts'

const Sku = z.string().trim().min(1).max(100)
const Pieces = z.number().int().min(0).max(1_000_000)
const Reason = z.string().trim().min(1, 'Enter a reason').max(200)

export const StockInput = z.object({
  search: z.string().trim().max(100).optional(),
  page: z.number().int().min(1).max(100_000).default(1),
  limit: z.number().int().min(1).max(5000).default(200),
})
export const AdjustStockInput = z.object({
  sku: Sku,
  by: z.number().int().min(-1_000_000).max(1_000_000),
  reason: Reason,
  key: IdempotencyKey,
})
export const SetStockInput = z.object({
  /**
   * The counts to set, each with the number that the sender has read, where `stores` are counts by the slug of a store.
   */
  rows: z
    .array(
      z.object({
        sku: Sku,
        stock: Pieces,
        seen: Pieces,
        stores: z
          .record(z.string().max(100), z.object({ pieces: Pieces, seen: Pieces }))
          .optional(),
      }),
    )
    .min(1)
    .max(10_000),
  reason: Reason,
})

/** Pieces of a variation from which on it is listed as low, unless its product has a limit of its own. */
export const usualLowStock = 3

/** Days whose sales order what runs low. */
const soldDays = 30

/** The public calls whose responses show stock. */
const stockPaths = ['/products', '/search']

/** The stock of variations, or of those that a search finds by SKU, code and words of the product, by product. */
export const listStock: Operation<z.input<typeof StockInput>, StockRows> = async (
  { database },
  { search, page = 1, limit = 200 },
) => {
  const { name, code, keywords } = products
  const isListed = matchesWords(search, [variations.sku, name, code, keywords])
  const [counted] = await database
    .select({ total: count() })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(isListed)
  const rows = await readStock(database, isListed, [], { limit, offset: (page - 1) * limit })
  return { rows, total: counted?.total ?? 0 }
}

/** The variations that are sold out or nearly so, of products that are shown: those that sell most first. */
export async function readLowStock(database: Database, now: Date): Promise<StockRow[]> {
  const limit = sql`(select coalesce(max(${productEdits.lowStock}), ${usualLowStock})
    from ${productEdits} where ${productEdits.code} = ${products.code})`
  const stock = await readStock(
    database,
    and(sql`${variations.stock} <= ${limit}`, eq(products.isHidden, false)),
    [asc(variations.stock)],
    { limit: 5000, offset: 0 },
  )
  const sold = await database
    .select({ sku: variations.sku, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variations, eq(variations.id, orderLines.variationId))
    .where(gte(orders.paidAt, subDays(now, soldDays)))
    .groupBy(variations.sku)
  const pieces = new Map(sold.map((row) => [row.sku, row.pieces]))
  return stock
    .map((row) => ({ ...row, sold: pieces.get(row.sku) ?? 0 }))
    .sort((one, other) => other.sold - one.sold)
}

async function readStock(
  database: Database,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<StockRow[]> {
  const records = await database
    .select({
      sku: variations.sku,
      terms: variations.terms,
      stock: variations.stock,
      name: products.name,
      code: products.code,
      card: products.card,
      isHidden: products.isHidden,
      stores: sql<Record<string, number>>`(
        select coalesce(json_object_agg(slug, coalesce(pieces, 0) order by position), '{}')
        from stores left join store_stock on store = slug and variation_id = ${variations.id})`,
    })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(where)
    .orderBy(...order, byName(products.name), asc(products.id), asc(variations.position))
    .limit(limit)
    .offset(offset)
  return records.map(({ name, card, terms, ...row }) => ({
    sku: row.sku,
    code: row.code,
    product: name,
    choices: chosenLabels(card, terms),
    stock: row.stock,
    isHidden: row.isHidden,
    stores: row.stores,
  }))
}

/** Adds pieces to the stock of a variation, or takes them from it, once for each key. Throws conflict below zero. */
export const adjustSkuStock: Operation<z.infer<typeof AdjustStockInput>, string> = async (
  cms,
  input,
) => {
  const { sku, by } = input
  const result = await transact(cms.database, (transaction) =>
    once(transaction, input, cms.clock.now(), async () => {
      const [row] = await lockBySku(transaction, [sku])
      if (!row) throw skuUnknown(sku)
      const stock = row.stock + by
      if (stock < 0) throw new ContractProblem('conflict', `${sku} has ${row.stock} in stock.`)
      await setTo(transaction, sku, stock)
      return `${sku} has ${stock} in stock now.`
    }),
  )
  cms.notices.add(stockPaths)
  return result
}

/**
 * Sets the stock of variations, all or none. Throws invalid for an unknown SKU, and conflict when the stock is no longer
 * the number that the sender has read, because pieces were sold or another person changed it.
 */
export const setStock: Operation<z.infer<typeof SetStockInput>, string> = async (cms, { rows }) => {
  const wanted = new Map(rows.map((row) => [row.sku, row]))
  const repeated = rows.find((row) => wanted.get(row.sku) !== row)
  if (repeated) throw fieldProblem('rows', `${repeated.sku} is there twice. Send each SKU once.`)
  const changes = await transact(cms.database, async (transaction) => {
    const rowsBySku = new Map(
      (await lockBySku(transaction, [...wanted.keys()])).map((row) => [row.sku, row]),
    )
    const storeSlugs = new Set(
      (await transaction.select({ slug: stores.slug }).from(stores)).map(({ slug }) => slug),
    )
    let count = 0
    for (const { sku, stock, seen, stores: counts = {} } of wanted.values()) {
      const variation = rowsBySku.get(sku)
      if (!variation) throw skuUnknown(sku)
      const current = variation.stock
      if (seen !== current && stock !== current)
        throw new ContractProblem(
          'conflict',
          `${sku} has ${current} in stock now, no longer ${seen}: pieces were sold, or another person changed it. Read the stock again.`,
        )
      for (const store of Object.keys(counts))
        if (!storeSlugs.has(store)) throw fieldProblem('stores', `No store is called ${store}.`)
      if (Object.keys(counts).length > 0) await setInStores(transaction, variation, counts)
      else if (stock === current) continue
      await setTo(transaction, sku, stock)
      count += 1
    }
    return count
  })
  if (changes > 0) cms.notices.add(stockPaths)
  return changes === 1
    ? 'The stock of 1 variation is changed.'
    : `The stock of ${changes} variations is changed.`
}

const skuUnknown = (sku: string) => fieldProblem('sku', `No variation has the SKU ${sku}.`)

/** Locks rows in the order of their ids, as orders do, against deadlocks. */
const lockBySku = (transaction: Database, skus: readonly string[]) =>
  transaction
    .select({ id: variations.id, sku: variations.sku, stock: variations.stock })
    .from(variations)
    .where(inArray(variations.sku, [...skus]))
    .orderBy(asc(variations.id))
    .for('update')

/** Sets the pieces of a variation, whose lock the caller holds, in stores. */
async function setInStores(
  transaction: Database,
  { id, sku }: { id: number; sku: string },
  counts: Readonly<Record<string, { pieces: number; seen: number }>>,
): Promise<void> {
  const records = await transaction.select().from(storeStock).where(eq(storeStock.variationId, id))
  const held = new Map(records.map(({ store, pieces }) => [store, pieces]))
  for (const [store, { pieces, seen }] of Object.entries(counts)) {
    const present = held.get(store) ?? 0
    if (seen !== present && pieces !== present)
      throw new ContractProblem(
        'conflict',
        `${sku} has ${present} in ${store} now, no longer ${seen}: another person changed it. Read the stock again.`,
      )
    await transaction
      .insert(storeStock)
      .values({ variationId: id, store, pieces })
      .onConflictDoUpdate({ target: [storeStock.variationId, storeStock.store], set: { pieces } })
  }
}

async function setTo(transaction: Database, sku: string, stock: number): Promise<void> {
  await transaction.update(variations).set({ stock }).where(eq(variations.sku, sku))
}
