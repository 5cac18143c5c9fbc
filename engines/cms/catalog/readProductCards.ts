import type { ProductCard } from '@vitrine/contract/catalog.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import type { StoredCard } from '#cms/database/schema/catalog.ts'
import { rows } from '#cms/database/transact.ts'
import { withFound } from './found.ts'
import { type StockByVariation, withStock } from './liveStock.ts'

/** Parses product ids and omits invalid ones. */
export function parseProductIds(texts: string[]): number[] {
  return texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)
}

/** Cards in the requested order, without duplicates and unknown ids. */
export async function readProductCards(database: Database, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const records = await rows<{ card: StoredCard; stock: StockByVariation }>(
    database,
    sql`
      select products.card, (
        select json_object_agg(variations.id, json_build_array(sku, stock))
        from variations where variations.product_id = products.id
      ) as stock
      from products
      where not is_hidden and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`,
  )
  const cards = new Map(
    records.map(({ card, stock }) => [Number(card.id), withFound(withStock(card, stock))]),
  )
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? [])
}
