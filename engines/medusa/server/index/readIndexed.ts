import { searchableWords } from '@vitrine/cms/catalog/listingIndex.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'

/** The parts of a stored product on which the bit strings depend. */
export interface IndexedProduct {
  /** The sort keys, with the price in whole baht. */
  keys: { position: number; popularity: number; publishedAt: string; price: number }
  /** The ids of the product's terms. */
  terms: number[]
  words: string[]
}

/** Reads it from the row of a product. */
export async function readIndexed(transaction: Database, id: number): Promise<IndexedProduct> {
  const [row] = await rows<IndexedProduct & { name: string; keywords: string }>(
    transaction,
    sql`
select name, keywords, json_build_object('position', curated_position, 'popularity', popularity,
    'publishedAt', published_at, 'price', price) as keys,
  (select coalesce(json_agg(term_id order by term_id), '[]') from product_terms
    where product_id = products.id) as terms
from products where id = ${id}`,
  )
  if (!row) throw new Error(`The index has no product ${id}`)
  const { name, keywords, keys, terms } = row
  return { keys, terms, words: [...searchableWords(name, keywords)].toSorted() }
}
