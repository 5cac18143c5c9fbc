import type { Product } from '@vitrine/contract/catalog.ts'
import { sql } from 'drizzle-orm'
import { isFew } from '#cms/catalog/liveStock.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'

type Held = { variation: number; store: string; pieces: number }

/** Adds the stores that have its variations to a product, or nothing while no store has a count for it. */
export async function withStores<Read extends Pick<Product, 'id' | 'variations'>>(
  database: Database,
  product: Read,
): Promise<Read> {
  const held = await rows<Held>(
    database,
    sql`select variation_id as variation, store, pieces from store_stock
      join variations on variations.id = variation_id join stores on stores.slug = store
      where product_id = ${Number(product.id)} order by stores.position`,
  )
  if (held.length === 0) return product
  const storesOf = (id: unknown) =>
    held
      .filter(({ variation, pieces }) => variation === Number(id) && pieces > 0)
      .map(({ store, pieces }) => ({ slug: store, stockLeft: isFew(pieces) ? pieces : null }))
  const variations = product.variations.map((variation) => ({
    ...variation,
    stores: storesOf(variation.id),
  }))
  return { ...product, variations }
}

/** Makes up missing counts for trying the shop out, so that each store has a third of the variations. */
export const inventStoreStock = (database: Database) =>
  database.execute(sql`
    insert into store_stock (variation_id, store, pieces)
    select variations.id, stores.slug, 1 + abs(hashtext(sku || stores.slug) / 3) % 6
    from variations cross join stores
    where abs(hashtext(sku || stores.slug)) % 3 = 0
    on conflict do nothing`)
