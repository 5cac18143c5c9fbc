import { isDeepStrictEqual } from 'node:util'
import { rememberGone, rememberSlugs } from '@vitrine/cms/catalog/formerSlugs.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import type { Directory } from '../catalogue/directory.ts'
import { mainTrail } from '../catalogue/productPage.ts'
import { type ShopProduct, shopProduct } from '../catalogue/shopProduct.ts'
import type { MedusaProduct } from '../medusa/readCatalogue.ts'
import { changedPaths } from './changedPaths.ts'
import { moveProduct } from './moveProduct.ts'
import { productRow } from './productRow.ts'
import { readIndexed } from './readIndexed.ts'
import { storeProduct } from './storeProduct.ts'
import { orderSwatches } from './storeTerms.ts'

/** Changed products above which computing all bit strings again is less work. */
const maxMoves = 10

/** The products just read from Medusa, by id, undefined if a product is not sold. */
export type ReadProducts = ReadonlyMap<string, MedusaProduct | undefined>

export interface StoreOptions {
  /** The brands, categories and collections of the rows, and those of before. */
  directory: Directory
  before: Directory
  /** Whether the bit strings do not match the rows, and will be computed again. */
  isStale: boolean
  /** Stores unchanged products too, because what is derived from them has changed. */
  isForced?: boolean
}

/**
 * Stores products, and returns the changed paths below /api/v1, and whether the bit strings no longer match the rows.
 */
export async function storeChanges(
  transaction: Database,
  products: ReadProducts,
  { directory, before: directoryBefore, isStale, isForced = false }: StoreOptions,
): Promise<{ paths: string[]; isStale: boolean }> {
  const stored = await readStored(transaction, [...products.keys()])
  const changed = [...products].filter(
    ([medusaId, product]) =>
      isForced || !isDeepStrictEqual(plain(product), stored.get(medusaId)?.medusa),
  )
  const paths = new Set<string>()
  const isOutdated = isStale || changed.length > maxMoves
  let mustCompute = isStale
  const former = new Map<string, string>()
  const present: string[] = []
  for (const [medusaId, product] of changed) {
    const storedProduct = stored.get(medusaId)
    const before = storedProduct && shopProduct(storedProduct.medusa, directoryBefore)
    const after = product && shopProduct(product, directory)
    for (const path of changedPaths(before, after)) paths.add(path)
    if (before && !after) await rememberRemoved(transaction, before, directoryBefore)
    if (after && before?.handle !== after.handle) {
      if (before) former.set(before.handle, before.id)
      present.push(after.handle)
    }
    const isMoved = await store(transaction, storedProduct?.id, after, directory, isOutdated)
    mustCompute ||= isMoved && isOutdated
  }
  if (present.length > 0) await rememberSlugs(transaction, Object.fromEntries(former), present)
  return { paths: [...paths], isStale: mustCompute }
}

/**
 * Stores or deletes one product of a reading.
 * @param isOutdated whether the bit strings stay as they are
 * @returns whether they depend on what has changed
 */
async function store(
  transaction: Database,
  id: number | undefined,
  product: ShopProduct | undefined,
  directory: Directory,
  isOutdated: boolean,
): Promise<boolean> {
  const before = id === undefined ? undefined : await readIndexed(transaction, id)
  const storedId = product ? await storeProduct(transaction, productRow(product, directory)) : id
  if (storedId === undefined) return false
  const after = product && (await readIndexed(transaction, storedId))
  const isMoved = !isDeepStrictEqual(before, after)
  if (isMoved && !isOutdated) {
    await moveProduct(transaction, storedId, before, after)
    if (!isDeepStrictEqual(before?.terms, after?.terms)) await orderSwatches(transaction)
  }
  if (!product) await transaction.execute(sql`delete from products where id = ${storedId}`)
  return isMoved
}

/** Remembers a slug that leads to pieces like the one that is not sold any more. */
async function rememberRemoved(transaction: Database, product: ShopProduct, directory: Directory) {
  const similar = mainTrail(product, directory).at(-1)?.slug ?? ''
  await rememberGone(transaction, 'product', { [product.handle]: similar })
}

async function readStored(transaction: Database, medusaIds: readonly string[]) {
  const records = await rows<{ id: number; medusa: MedusaProduct }>(
    transaction,
    sql`select id, medusa from products
      where medusa_id in (select jsonb_array_elements_text(${JSON.stringify(medusaIds)}::jsonb))`,
  )
  return new Map(records.map((row) => [row.medusa.id, row]))
}

/** A product as JSON has it, without undefined values. */
const plain = (product: MedusaProduct | undefined): unknown =>
  product && JSON.parse(JSON.stringify(product))
